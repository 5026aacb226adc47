import type { Transaction } from '../transaction.js';
import type { JobKind } from './job.js';

/** A job to run. At most one job of a kind waits under the same key, and the latest one replaces the others. */
export interface NewJob<Payload extends object> {
  readonly key: string;
  readonly payload: Payload;
  /** Not before this instant of the service's clock; at once if absent or past. */
  readonly due?: Date;
}

/**
 * Adds a job to the queue within the current transaction, so both are stored or neither.
 *
 * The job belongs to the organization of the transaction, which the database enforces.
 */
export function enqueue<Payload extends object>(
  tx: Transaction,
  kind: JobKind<Payload>,
  { key, payload, due = tx.now }: NewJob<Payload>,
): void {
  // The queue uses the database's clock, so the statement passes a delay instead of an instant.
  const delayMs = Math.max(0, due.getTime() - tx.now.getTime());
  const values = [kind.name, key, JSON.stringify(payload), due, delayMs];
  tx.pipeline(tx.rows('SELECT enqueue_job($1, $2, $3, $4, $5)', values));
}
