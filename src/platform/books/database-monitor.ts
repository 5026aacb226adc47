import pg from 'pg';
import { clientConfig, pooledConfig } from './client-config.js';
import {
  isSame,
  languageSettings,
  plannerSettings,
  runtimeRole,
  type DatabaseConnections,
} from './connection.js';
import { asProblem, isStorageFull, readOnly, unavailable } from './database-errors.js';

/** A health check must report quickly that the database does not answer. */
const ANSWER_WITHIN_MS = 2_000;

/** Writes to a table and to the WAL, to test whether there is space. Leaves nothing behind. */
const TAKE_ROOM = `
  CREATE TEMP TABLE countinghouse_room ON COMMIT DROP AS
  SELECT n, repeat(md5(n::text), 100) AS filling FROM generate_series(1, 100) AS n`;

/**
 * Monitors the database on a connection of its own, which works even if all others are busy.
 *
 * It leads to the server itself: in the queue of a pooler it would wait behind the requests. A pooler is asked only
 * whether it lets anybody in.
 */
export class DatabaseMonitor {
  private readonly pool: pg.Pool;
  private storageIsFull = false;

  /** `onError` gets the errors of broken connections. */
  constructor(
    private readonly connections: Pick<DatabaseConnections, 'runtime' | 'direct'>,
    onError: (error: Error) => void,
  ) {
    this.pool = new pg.Pool({
      ...clientConfig(connections.direct, 'countinghouse-watch', {
        role: runtimeRole,
        ...languageSettings,
        ...plannerSettings,
        statement_timeout: String(ANSWER_WITHIN_MS),
      }),
      max: 1,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      pipeline: true,
      query_timeout: ANSWER_WITHIN_MS + 500,
    });
    this.pool.on('error', onError);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** Records that a statement found no disk space. From now on `assertReady` tests whether there is space again. */
  recordFullStorage(): void {
    this.storageIsFull = true;
  }

  /** Raises Problem `unavailable` unless the database can be read and written. */
  async assertReady(): Promise<void> {
    const [row] = await this.rows<{ reads_alone: boolean }>(
      `SELECT current_setting('transaction_read_only')::boolean AS reads_alone`,
    );
    if (row?.reads_alone === true) throw readOnly();
    if (this.storageIsFull) await this.takeRoom();
    if (!isSame(this.connections.runtime, this.connections.direct)) await this.assertPoolerAdmits();
  }

  /** Returns the rows of a statement about the whole installation. Raises Problem `unavailable`. */
  async rows<Row extends object>(sql: string): Promise<Row[]> {
    try {
      return (await this.pool.query<Row>(sql)).rows;
    } catch (error) {
      throw asProblem(error);
    }
  }

  async stop(): Promise<void> {
    await this.pool.end();
  }

  private async assertPoolerAdmits(): Promise<void> {
    const client = new pg.Client({
      ...pooledConfig(this.connections.runtime, 'countinghouse-watch'),
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch (error) {
      throw unavailable('The pooler of the database cannot be reached right now.', error);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  private async takeRoom(): Promise<void> {
    try {
      await this.pool.query(TAKE_ROOM);
    } catch (error) {
      if (isStorageFull(error)) throw asProblem(error);
    }
    this.storageIsFull = false;
  }
}
