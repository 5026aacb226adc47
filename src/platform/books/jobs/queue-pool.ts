import pg from 'pg';
import { clientConfig } from '../client-config.js';
import { plannerOptions, runtimeRole, silenceMs, type Connection } from '../connection.js';

export type { Pool as QueuePool } from 'pg';

const STATEMENT_TIMEOUT_MS = 10_000;

/**
 * Connections for the queue only, as the restricted runtime role: listening for jobs, taking and ending them.
 *
 * The jobs themselves use the unit of work. `onError` gets the errors of broken connections.
 */
export function queuePool(connection: Connection, size: number, onError: (error: Error) => void): pg.Pool {
  const options = `-c role=${runtimeRole} ${plannerOptions} -c statement_timeout=${STATEMENT_TIMEOUT_MS}`;
  const config = {
    ...clientConfig(connection, 'countinghouse-jobs'),
    options,
    max: size,
    // Only a pipelining client discards its connection when an answer does not arrive.
    pipeline: true,
    query_timeout: silenceMs(STATEMENT_TIMEOUT_MS),
  };
  const pool = new pg.Pool(config);
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
