import type pg from 'pg';
import type { QueryRunner } from 'typeorm';
import type { Mode } from '../contract/books-state.js';
import type { ClockWatch } from './clock-watch.js';
import type { EnteredQueues } from './row-queues.js';

/** The connection of a transaction, and what belongs to its attempt. */
export interface Handles {
  readonly runner: QueryRunner;
  readonly client: pg.PoolClient;
  readonly queues: EnteredQueues;
  /** Whether an attempt before this one failed. */
  readonly isRepeated: boolean;
  /** Whether all of it will be rolled back; absent if not. */
  readonly isDryRun?: boolean;
}

/** Takes the jobs that a transaction orders, in place of the queue. */
export type JobOrders = (job: OrderedJob) => void;

/** A job that was ordered, and when it is due. */
export interface OrderedJob {
  readonly kind: string;
  readonly key: string;
  readonly payload: object;
  readonly due: Date;
}

/** When a transaction happens, and in what kind of books. */
export interface TransactionTime {
  /** By the clock of the books. */
  readonly now: Date;
  /** By the service's clock. */
  readonly real: Date;
  readonly mode: Mode;
  readonly clocks: ClockWatch;
}
