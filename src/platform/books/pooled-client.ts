import type pg from 'pg';
import { NamedStatementsClient } from '../../engines/pg-rows/named-statements-client.js';

/**
 * A connection of the pool, which has a listener for its end from its first moment to its last.
 *
 * Pool and query runner hang on theirs only while it is theirs. A server that ends a connection between the two, such
 * as in the packet that says that it is ready, would otherwise end this process. Whoever uses the connection hears of
 * its end by the statement that fails.
 */
export class PooledClient extends NamedStatementsClient {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
