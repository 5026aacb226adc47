import pg from 'pg';
import { clientConfig } from './client-config.js';
import { plannerOptions, runtimeRole, type Connection } from './connection.js';
import { asProblem, isStorageFull, unavailable } from './database-errors.js';

/** A health check must report quickly that the database does not answer. */
const ANSWER_WITHIN_MS = 2_000;

/** Writes to a table and to the WAL, to test whether there is space. Leaves nothing behind. */
const TAKE_ROOM = `
  CREATE TEMP TABLE countinghouse_room ON COMMIT DROP AS
  SELECT n, repeat(md5(n::text), 100) AS filling FROM generate_series(1, 100) AS n`;

/** Monitors the database on a connection of its own, which works even if all others are busy. */
export class DatabaseMonitor {
  private readonly pool: pg.Pool;
  private storageIsFull = false;

  /** `onError` gets the errors of broken connections. */
  constructor(connection: Connection, onError: (error: Error) => void) {
    this.pool = new pg.Pool({
      ...clientConfig(connection, 'countinghouse-watch'),
      options: `-c role=${runtimeRole} ${plannerOptions} -c statement_timeout=${ANSWER_WITHIN_MS}`,
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
    if (row?.reads_alone === true) throw unavailable('The database serves reads alone.');
    if (this.storageIsFull) await this.takeRoom();
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

  private async takeRoom(): Promise<void> {
    try {
      await this.pool.query(TAKE_ROOM);
    } catch (error) {
      if (isStorageFull(error)) throw asProblem(error);
    }
    this.storageIsFull = false;
  }
}
