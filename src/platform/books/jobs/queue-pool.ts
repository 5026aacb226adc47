import pg from 'pg';
import { clientConfig } from '../client-config.js';
import { languageSettings, plannerSettings, runtimeRole, silenceMs, type Connection } from '../connection.js';

export type { Pool as QueuePool } from 'pg';

/** Without a connection there is nothing to release. */
type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: Release) => void;
type Release = (error?: Error | boolean) => void;

const STATEMENT_TIMEOUT_MS = 10_000;

/**
 * Connections for the queue only, as the restricted runtime role: listening for jobs, taking and ending them.
 *
 * The jobs themselves use the unit of work. `onError` gets the errors of broken connections.
 */
export function queuePool(connection: Connection, size: number, onError: (error: Error) => void): pg.Pool {
  const config = {
    ...clientConfig(connection, 'countinghouse-jobs', {
      role: runtimeRole,
      ...languageSettings,
      ...plannerSettings,
      statement_timeout: String(STATEMENT_TIMEOUT_MS),
    }),
    max: size,
    // Only a pipelining client discards its connection when an answer does not arrive.
    pipeline: true,
    query_timeout: silenceMs(STATEMENT_TIMEOUT_MS),
  };
  const pool = new ForgivingPool(config);
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/**
 * Takes a connection back that is given back twice.
 *
 * graphile-worker does so if it cannot listen just when it is being stopped, such as on a server that has become a
 * standby. pg's pool would throw, nobody would catch it, and the process would end.
 */
class ForgivingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    if (connected === undefined) return super.connect();
    super.connect((error, client, release?: Release) => connected(error, client, release && once(release)));
  }
}

function once(release: Release): Release {
  let isReleased = false;
  return (error) => {
    if (isReleased) return;
    isReleased = true;
    release(error);
  };
}
