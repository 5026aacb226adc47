import type { Transaction } from '../transaction.js';
import type { JobKind } from './job.js';

/** A job to do: at most one of a kind waits under the same key, and the latest one counts. */
export interface NewJob<Payload extends object> {
  readonly key: string;
  readonly payload: Payload;
  /** Not before this instant of the service's clock; at once when it is absent or past. */
  readonly due?: Date;
}

/**
 * Puts a job into the queue within the transaction that causes it: both happen, or neither.
 *
 * The organization is that of the transaction; the database sees to it.
 */
export function enqueue<Payload extends object>(
  tx: Transaction,
  kind: JobKind<Payload>,
  { key, payload, due = tx.now }: NewJob<Payload>,
): void {
  // The queue goes by the clock of the database, so the statement says how long to wait, not until when.
  const delayMs = Math.max(0, due.getTime() - tx.now.getTime());
  const values = [kind.name, key, JSON.stringify(payload), due, delayMs];
  tx.pipeline(tx.rows('SELECT enqueue_job($1, $2, $3, $4, $5)', values));
}
