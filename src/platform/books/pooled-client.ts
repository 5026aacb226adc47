import type pg from 'pg';
import type { Engines } from '../../engines/engines.js';
import { clientClass } from '../../engines/pg-rows/client.js';

/**
 * The class of the pool's connections, which have a listener for their end from their first moment to their last.
 *
 * The pool and the query runner listen only while the connection is theirs. A server that ends a connection between
 * the two, such as in the packet that says that it is ready, would otherwise end this process. Whoever uses the
 * connection learns of its end from the statement that fails.
 */
export function pooledClient(engines: Engines): typeof pg.Client {
  return class PooledClient extends clientClass(engines) {
    constructor(config?: pg.ClientConfig) {
      super(config);
      this.on('error', () => undefined);
    }
  };
}
