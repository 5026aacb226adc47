import pg from 'pg';
import { clientConfig } from './client-config.js';
import type { Connection } from './connection.js';

/** Connections of each process beside its pool: the job queue, notifications, and the monitor. */
const BESIDE_POOL = 12;
const POOL_MIN = 2;

/** How many connections the service asks for. */
export interface ConnectionNeeds {
  readonly workers: number;
  readonly database: { readonly poolSize: number };
}

interface Limits {
  readonly role: string;
  /** -1 for none, as for the database. */
  readonly of_role: number;
  readonly of_database: number;
  readonly of_server: number;
}

const READ = `
  SELECT session_user::text AS role,
         (SELECT rolconnlimit FROM pg_roles WHERE rolname = session_user) AS of_role,
         (SELECT datconnlimit FROM pg_database WHERE datname = current_database()) AS of_database,
         current_setting('max_connections')::integer
           - current_setting('superuser_reserved_connections')::integer AS of_server`;

/** Returns a sentence for the operator if the database gives the service fewer connections than it is set to take. */
export async function roomWarnings(connection: Connection, needs: ConnectionNeeds): Promise<string[]> {
  const client = new pg.Client(clientConfig(connection, 'countinghouse-start'));
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Limits>(READ);
    return rows.flatMap((limits) => shortageOf(limits, needs));
  } finally {
    await client.end();
  }
}

function shortageOf({ role, ...limits }: Limits, { workers, database }: ConnectionNeeds): string[] {
  const needed = Math.max(database.poolSize, workers * POOL_MIN) + workers * BESIDE_POOL;
  const allowed = (
    [
      [`the role ${role} (its CONNECTION LIMIT)`, limits.of_role],
      ['this database (its CONNECTION LIMIT)', limits.of_database],
      ['this server (max_connections)', limits.of_server],
    ] as const
  ).filter(([, limit]) => limit >= 0 && limit < needed);
  return allowed.map(
    ([whose, limit]) =>
      `PostgreSQL allows ${limit} connections for ${whose}, and the service takes up to ${needed}: requests will be ` +
      'refused under load. Raise the limit, or lower DATABASE_POOL_SIZE.',
  );
}
