import pg from 'pg';
import type { Engines } from '../../engines/engines.js';
import { clientClass } from '../../engines/pg-rows/client.js';

/**
 * The class of the pool's connections, which always have a listener for their errors.
 *
 * The pool and the query runner listen only while the connection is theirs. If the server ends a connection between the
 * two, for example in the packet that says that it is ready, the unhandled error would end this process. The user of
 * the connection gets the error from the statement that fails.
 *
 * `isNaming` prepares statements under names, which needs a session of the server.
 */
export function pooledClient(engines: Engines, { isNaming }: { isNaming: boolean }): typeof pg.Client {
  return class PooledClient extends (isNaming ? clientClass(engines) : pg.Client) {
    constructor(config?: pg.ClientConfig) {
      super(config);
      this.on('error', () => undefined);
    }
  };
}
