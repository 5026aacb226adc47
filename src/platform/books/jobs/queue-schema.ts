import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { clientConfig } from '../client-config.js';
import { QUEUE_SCHEMA, rightsOf } from '../../../engines/job-tables/job-tables.js';
import { migrationSettings, runtimeRole, type Connection } from '../connection.js';

/**
 * Migrates the tables of the queue to this version. Can be repeated, but only by one process at a time.
 *
 * Takes the connection that owns our tables. The runtime role must exist.
 */
export async function installQueue(connection: Connection): Promise<void> {
  const pool = new pg.Pool({
    ...clientConfig(connection, 'countinghouse-migrations', migrationSettings),
    max: 2,
  });
  // A lost connection is reported by the statement that fails because of it.
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
