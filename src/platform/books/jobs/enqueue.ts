import type { ControlTransaction, Transaction } from '../transaction.js';
import type { InstallationJobKind, JobKind } from './job.js';

/** A job to run. At most one job of a kind waits under the same key, and the latest one replaces the others. */
export interface NewJob<Payload extends object> {
  readonly key: string;
  readonly payload: Payload;
  /** Not before this instant of the books' clock; at once if absent or past. */
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
  job: NewJob<Payload>,
): void {
  if (tx.orders === undefined) addToQueue(tx, kind.name, job);
  else tx.orders({ ...job, kind: kind.name, due: job.due ?? tx.now });
}

/** Adds a job to the queue or the outbox, whatever the transaction does with what is ordered. */
export function addToQueue(tx: Transaction, kind: string, job: NewJob<object>): void {
  tx.hasJobs = true;
  tx.pipeline(tx.rows('SELECT enqueue_job($1, $2, $3, $4, $5)', valuesOf(tx, kind, job)));
}

/** The same for a job that belongs to no organization, from any transaction. */
export function enqueueForInstallation<Payload extends object>(
  tx: ControlTransaction,
  { name }: InstallationJobKind<Payload>,
  job: NewJob<Payload>,
): void {
  tx.pipeline(tx.rows('SELECT enqueue_installation_job($1, $2, $3, $4, $5)', valuesOf(tx, name, job)));
}

/** The queue uses the database's clock, so the statement passes a delay instead of an instant. */
function valuesOf(
  { now }: ControlTransaction,
  kind: string,
  { key, payload, due = now }: NewJob<object>,
): unknown[] {
  const delayMs = Math.max(0, due.getTime() - now.getTime());
  return [kind, key, JSON.stringify(payload), due, delayMs];
}
