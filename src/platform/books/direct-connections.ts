import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { clientConfig, pooledConfig } from './client-config.js';
import { isSame, languageSettings, type Connection, type DatabaseConnections } from './connection.js';

/** A connection leads to something other than what the service needs. The message is a sentence for the operator. */
export class ConnectionError extends Error {}

const NAME = 'countinghouse-start';
const SETTING = 'app.asked_at_start';
const PROTOCOL_VIOLATION = '08P01';
const CONNECT_WITHIN_MS = 5_000;

const DROPS_OPTIONS =
  'DATABASE_URL leads to a pooler that drops start-up options: set DATABASE_POOLER=transaction, and ' +
  'DIRECT_DATABASE_URL to the address of the server itself.';
const NO_TRANSACTIONS =
  'The pooler of DATABASE_URL does not keep a transaction in one session: ' +
  'set pool_mode = transaction for this database.';
const TWO_DATABASES = 'DATABASE_URL and DIRECT_DATABASE_URL lead to two different databases.';

/** What a connection turned out to lead to. */
export interface Found {
  /** Whether a setting of the start-up packet is in force. */
  readonly keepsOptions: boolean;
  /** Whether the session is that of the server: a pooler makes up the process id that it tells. */
  readonly isSession: boolean;
  /** Tells databases apart. */
  readonly database: string;
}

/**
 * Refuses to start on connections that would lose settings, notifications or locks without any error.
 *
 * Raises ConnectionError, and what the driver raises for a server that cannot be reached.
 */
export async function assertConnections(
  { runtime, direct, migration }: DatabaseConnections,
  pooler: 'none' | 'transaction',
): Promise<void> {
  if (pooler === 'none') {
    if (!(await lookAt(runtime))?.keepsOptions) throw new ConnectionError(DROPS_OPTIONS);
    if (isSame(direct, runtime) && isSame(migration, runtime)) return;
  }
  const found = await assertDirect(direct, 'DIRECT_DATABASE_URL');
  await assertDirect(migration, 'MIGRATION_DATABASE_URL');
  const database = pooler === 'none' ? (await lookAt(runtime))?.database : await lookThrough(runtime);
  if (database !== found.database) throw new ConnectionError(TWO_DATABASES);
}

/** Raises ConnectionError if the database cannot store every text. */
export async function assertEncoding(connection: Connection): Promise<void> {
  const encoding = await connected(clientConfig(connection, NAME), async (client) => {
    const { rows } = await client.query<{ encoding: string }>(
      `SELECT current_setting('server_encoding') AS encoding`,
    );
    return rows[0]?.encoding;
  });
  if (encoding === 'UTF8') return;
  throw new ConnectionError(
    `The database in DATABASE_URL has the encoding ${encoding ?? ''}, in which not every name can be written: ` +
      "make one with ENCODING 'UTF8' TEMPLATE template0.",
  );
}

async function assertDirect(connection: Connection, variable: string): Promise<Found> {
  const found = await lookAt(connection);
  if (found?.keepsOptions && found.isSession) return found;
  throw new ConnectionError(
    `${variable} leads to a pooler. It must lead to the server itself, because migrations, jobs and notifications ` +
      'need sessions of their own.',
  );
}

/** Returns undefined for a pooler that refuses start-up options. */
export async function lookAt(connection: Connection): Promise<Found | undefined> {
  const mark = randomUUID();
  try {
    const config = clientConfig(connection, NAME, { ...languageSettings, [SETTING]: mark });
    return await connected(config, async (client) => {
      const { rows } = await client.query<{ pid: number; kept: string | null; database: string }>(
        `SELECT pg_backend_pid() AS pid, current_setting('${SETTING}', true) AS kept, ${DATABASE} AS database`,
      );
      const [row] = rows;
      const { processID } = client as unknown as { processID: number };
      return {
        keepsOptions: row?.kept === mark,
        isSession: row?.pid === processID,
        database: row?.database ?? '',
      };
    });
  } catch (error) {
    if ((error as { code?: string }).code === PROTOCOL_VIOLATION) return undefined;
    throw error;
  }
}

/** Two servers do not start at the same microsecond, and the databases of one have different names. */
const DATABASE = `pg_postmaster_start_time()::text || ' ' || current_database()`;

/** Returns the database behind a pooler, by a transaction such as those of the service. */
async function lookThrough(connection: Connection): Promise<string> {
  try {
    return await connected(pooledConfig(connection, NAME), async (client) => {
      await client.query(`BEGIN; SET LOCAL ${SETTING} = 'kept'; SET LOCAL timezone = 'UTC'`);
      const { rows } = await client.query<{ kept: string | null; database: string }>(
        `SELECT current_setting('${SETTING}', true) AS kept, ${DATABASE} AS database`,
      );
      await client.query('COMMIT');
      if (rows[0]?.kept !== 'kept') throw new ConnectionError(NO_TRANSACTIONS);
      return rows[0].database;
    });
  } catch (error) {
    if ((error as { code?: string }).code === PROTOCOL_VIOLATION)
      throw new ConnectionError(`${NO_TRANSACTIONS} It said: ${(error as Error).message}.`, { cause: error });
    throw error;
  }
}

async function connected<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...config, query_timeout: CONNECT_WITHIN_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
