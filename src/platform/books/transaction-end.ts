import type pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { isStaleStatement, isUnavailable } from './database-errors.js';
import type { ControlTransaction } from './transaction.js';

/** What a transaction has done by the time its COMMIT is sent. */
export interface Done<T> {
  readonly result: T;
  readonly tx: ControlTransaction;
  /** The pending answer to COMMIT. */
  readonly committed: Promise<pg.QueryResult>;
  /** The organization, if events of it were stored. */
  readonly eventsOf?: string;
  /** The organization, if jobs of it were ordered. */
  readonly jobsOf?: string;
}

/** PostgreSQL answers COMMIT of a failed transaction with ROLLBACK and no error. */
export function assertCommitted({ command }: pg.QueryResult): void {
  if (command !== 'COMMIT') throw new Error(`A transaction ended with ${command} where COMMIT was expected.`);
}

/** Rolls back a failed transaction. If even that fails, the connection is discarded. */
export async function giveBack(runner: QueryRunner, error: unknown): Promise<void> {
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
