import type pg from 'pg';
import type { DataSource, QueryRunner } from 'typeorm';
import type { Messages } from './begin.js';
import { isStaleStatement, isUnavailable } from './database-errors.js';
import { isDistributed } from './distributed.js';
import { settled, withFirstFailure } from './first-failure.js';
import type { Handles } from './handles.js';
import type { Committed, ControlTransaction } from './transaction.js';

/** What a transaction came to, with its COMMIT under way. */
export interface Done<T> {
  readonly result: T;
  readonly tx: ControlTransaction;
  /** The pending answer to COMMIT, or to the statement of `end`. */
  readonly committed: Promise<Committed>;
  /** COMMIT, if absent. */
  readonly end?: 'ROLLBACK';
  /** The organization, if events of it were stored. */
  readonly eventsOf?: string;
  /** The organization, if jobs of it were ordered. */
  readonly jobsOf?: string;
}

/** One transaction that has ended well. */
export interface Ended<T> extends Done<T> {
  /** A position in the log that is not before the commit, if it was asked for. */
  readonly position: string | undefined;
}

/**
 * Runs one attempt of work on a connection of a pool, from `begin` to COMMIT.
 *
 * Raises the first failure of its statements. A connection that cannot be used any more is thrown away.
 */
export async function inTransaction<T>(
  dataSource: DataSource,
  { begin, ...given }: Pick<Handles, 'queues' | 'isRepeated'> & { readonly begin: Messages },
  work: (handles: Handles) => Promise<Done<T>>,
): Promise<Ended<T>> {
  const runner = dataSource.createQueryRunner();
  try {
    const client = (await runner.connect()) as pg.PoolClient;
    // One message for all takes less than one for each. Citus needs each alone.
    const messages = isDistributed(dataSource) ? begin : [begin.join('; ')];
    const begun = messages.map((message) => settled(client.query(message)));
    const done = await withFirstFailure(begun, work({ runner, client, ...given }));
    const before = [...begun, ...done.tx.pipelined];
    const position = await withFirstFailure(
      before,
      done.committed.then((ended) => positionOf(ended, done.end)),
    );
    await runner.release();
    return { ...done, position };
  } catch (error) {
    await giveBack(runner, error);
    throw error;
  }
}

/** PostgreSQL answers COMMIT of a failed transaction with ROLLBACK and no error. */
function positionOf(committed: Committed, end = 'COMMIT'): string | undefined {
  const [commit, place] = (Array.isArray(committed) ? committed : [committed]) as pg.QueryResult[];
  if (commit?.command !== end)
    throw new Error(`A transaction ended with ${commit?.command ?? 'nothing'} where ${end} was expected.`);
  return (place?.rows as { position: string }[] | undefined)?.[0]?.position;
}

/** Rolls back a failed transaction. If even that fails, the connection is discarded. */
async function giveBack(runner: QueryRunner, error: unknown): Promise<void> {
  if (isUnavailable(error) || isStaleStatement(error)) return discard(runner);
  try {
    const client = (await runner.connect()) as pg.PoolClient;
    await client.query('ROLLBACK');
    await runner.release();
  } catch {
    await discard(runner);
  }
}

/** Ends the connection and then releases it, because the pool removes ended connections. There may be none. */
async function discard(runner: QueryRunner): Promise<void> {
  const client = (await runner.connect().catch(() => undefined)) as pg.Client | undefined;
  client?.end().catch(() => undefined);
  await runner.release();
}
