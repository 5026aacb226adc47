import pg from 'pg';
import { clientConfig } from '../client-config.js';
import { plannerOptions, runtimeRole, silenceMs, type Connection } from '../connection.js';

export type { Pool as QueuePool } from 'pg';

const STATEMENT_TIMEOUT_MS = 10_000;

/**
 * Connections for the queue alone, as the restricted runtime role: listening for jobs, taking and ending them.
 *
 * What the jobs do goes through the unit of work. The log hears of connections that break.
 */
export function queuePool(connection: Connection, size: number, onError: (error: Error) => void): pg.Pool {
  const options = `-c role=${runtimeRole} ${plannerOptions} -c statement_timeout=${STATEMENT_TIMEOUT_MS}`;
  const config = {
    ...clientConfig(connection, 'countinghouse-jobs'),
    options,
    max: size,
    // Only a client that pipelines throws its connection away when an answer does not come.
    pipeline: true,
    query_timeout: silenceMs(STATEMENT_TIMEOUT_MS),
  };
  const pool = new pg.Pool(config);
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
