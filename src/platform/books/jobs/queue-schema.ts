import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { clientConfig } from '../client-config.js';
import { runtimeRole, type Connection } from '../connection.js';

/** Where the tables of the queue are, apart from ours. */
export const QUEUE_SCHEMA = 'graphile_worker';

const TABLES = ['_private_jobs', '_private_job_queues', '_private_tasks'];

/**
 * What the runtime role needs to work on jobs. It cannot add one: only the function `enqueue_job` does.
 *
 * The tables have row-level security without policies, so that each needs one.
 */
const RIGHTS = `
  GRANT USAGE ON SCHEMA ${QUEUE_SCHEMA} TO ${runtimeRole};
  GRANT SELECT, UPDATE, DELETE ON ${QUEUE_SCHEMA}._private_jobs TO ${runtimeRole};
  GRANT SELECT, UPDATE ON ${QUEUE_SCHEMA}._private_job_queues TO ${runtimeRole};
  GRANT SELECT, INSERT ON ${QUEUE_SCHEMA}._private_tasks TO ${runtimeRole};
  CREATE INDEX IF NOT EXISTS ix_jobs_locked_at ON ${QUEUE_SCHEMA}._private_jobs (locked_at)
    WHERE locked_at IS NOT NULL;
  DO $$
    DECLARE name text;
    BEGIN
      FOREACH name IN ARRAY ARRAY[${TABLES.map((table) => `'${table}'`).join(', ')}] LOOP
        IF NOT EXISTS (SELECT FROM pg_policies WHERE schemaname = '${QUEUE_SCHEMA}' AND tablename = name) THEN
          EXECUTE format(
            'CREATE POLICY workers ON ${QUEUE_SCHEMA}.%I TO ${runtimeRole} USING (true) WITH CHECK (true)', name);
        END IF;
      END LOOP;
    END $$;`;

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
    await pool.query(RIGHTS);
  } finally {
    await pool.end();
  }
}
