import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { clientConfig } from '../client-config.js';
import { QUEUE_SCHEMA, rightsOf } from '../../../engines/job-tables/job-tables.js';
import { runtimeRole, type Connection } from '../connection.js';

/**
 * Brings the tables of the queue to what this version needs. May be done again, one process at a time.
 *
 * Takes the connection that owns our tables; the runtime role must exist.
 */
export async function installQueue(connection: Connection): Promise<void> {
  const pool = new pg.Pool({ ...clientConfig(connection, 'countinghouse-migrations'), max: 2 });
  // What a lost connection means is told by the statement that fails for it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const logger = new Logger(() => () => undefined);
    await runMigrations({ pgPool: pool, schema: QUEUE_SCHEMA, logger });
    await pool.query(rightsOf(runtimeRole));
  } finally {
    await pool.end();
  }
}
