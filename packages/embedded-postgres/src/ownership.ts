import { Client } from 'pg';
import { SUPERUSER } from './cluster.js';
import { codeOf, EmbeddedPostgresError } from './messages.js';
import { waitUntil } from './wait-until.js';

/** The server belongs to another process. */
export class InUseError extends EmbeddedPostgresError {}

/** The proof that this process, and no other, uses the server. */
export interface Ownership {
  /** Settles when the connection that carries the lock has ended, for whatever reason; never rejects. */
  readonly ended: Promise<void>;
  /** Gives the lock back. */
  release(): Promise<void>;
}

/** Any number will do, as long as every version of this service takes the same. */
const OWNER_LOCK = 7_261_418_000_001;

/** A connection whose process was killed is noticed at once; this is time for a busy machine. */
const LOCK_TIMEOUT_MS = 1_500;

/** What a connection meets while a server starts, stops or has just gone; an error without a code is one more. */
const NOT_ANSWERING = ['57P01', '57P02', '57P03', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'];

/**
 * Makes this process the owner of the server.
 *
 * The owner holds an advisory lock on a connection of its own. The lock dies with the process, kill -9 included, and
 * nothing stale can stay behind as a file would. Takes the socket's folder, its port and the data folder's path for
 * the message. Gives undefined when the server is about to start or stop, so that the caller looks again. Raises
 * InUseError when another process is the owner.
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
  // Without a listener a server that goes would end this process; `ended` tells of it.
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
