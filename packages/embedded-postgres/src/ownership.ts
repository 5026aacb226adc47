import { Client } from 'pg';
import { SUPERUSER } from './cluster.js';
import { codeOf, EmbeddedPostgresError } from './messages.js';
import { waitUntil } from './wait-until.js';

/** The server belongs to another process. */
export class InUseError extends EmbeddedPostgresError {}

/** The proof that only this process uses the server. */
export interface Ownership {
  /** Resolves when the connection with the lock has ended, for whatever reason. Never rejects. */
  readonly ended: Promise<void>;
  /** Releases the lock. */
  release(): Promise<void>;
}

/** An arbitrary number, the same in every version of this service. */
const OWNER_LOCK = 7_261_418_000_001;

/** The end of a killed process's connection is noticed at once; this leaves time for a busy machine. */
const LOCK_TIMEOUT_MS = 1_500;

/** The errors of connecting while a server starts, stops or has just ended. An error without a code is another one. */
const NOT_ANSWERING = ['57P01', '57P02', '57P03', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'];

/**
 * Makes this process the owner of the server.
 *
 * The owner holds an advisory lock on a connection of its own. The lock ends with the process, even after kill -9, and
 * nothing stale stays behind as a file would. Takes the socket's folder, its port, and the data folder's path for the
 * message. Returns undefined if the server is starting or stopping, so that the caller tries again. Raises InUseError
 * if another process is the owner.
 */
export async function takeOwnership(server: {
  host: string;
  port: number;
  dataDir: string;
}): Promise<Ownership | undefined> {
  const client = new Client({
    host: server.host,
    port: server.port,
    user: SUPERUSER,
    database: 'postgres',
    ssl: false,
    application_name: `countinghouse owner, process ${process.pid}`,
    connectionTimeoutMillis: 10_000,
  });
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  // Without a listener, the end of the server would end this process; `ended` reports it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const isOwner = await waitUntil(() => tryLock(client), { timeoutMs: LOCK_TIMEOUT_MS, everyMs: 20 });
    if (isOwner) return { ended, release: () => client.end().catch(() => undefined) };
    const owner = await nameOfOwner(client);
    throw new InUseError(
      `The data in ${server.dataDir} is in use by another Countinghouse${owner}: stop that one first, ` +
        'or set DATA_DIR to another folder.',
    );
  } catch (error) {
    await client.end().catch(() => undefined);
    if (error instanceof EmbeddedPostgresError || !isPassing(error)) throw error;
    return undefined;
  }
}

function isPassing(error: unknown): boolean {
  const code = codeOf(error);
  return code === undefined || NOT_ANSWERING.includes(code);
}

async function tryLock(client: Client): Promise<true | undefined> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
    OWNER_LOCK,
  ]);
  return rows[0]?.locked ? true : undefined;
}

async function nameOfOwner(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT activity.application_name AS name
       FROM pg_locks AS locks
       JOIN pg_stat_activity AS activity USING (pid)
      WHERE locks.locktype = 'advisory' AND locks.granted
        AND (locks.classid::bigint << 32) + locks.objid::bigint = $1`,
    [OWNER_LOCK],
  );
  const process = /process \d+/.exec(rows[0]?.name ?? '');
  return process ? ` (${process[0]})` : '';
}
