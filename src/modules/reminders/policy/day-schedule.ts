import { enqueue, jobKind, type Transaction } from '../../../platform/index.js';
import { nextRun } from '../domain/next-run.js';
import type { ReminderPolicy } from '../domain/reminder-policy.js';
import { BEFORE_ALL, type Place } from '../reminders.repository.js';

/** Looks for the invoices of an organization that a level is due for. */
export const runDay = jobKind<DayOrder>('reminders.run_day');

export interface DayOrder {
  /** Where a run before this one stopped. */
  readonly after: Place;
}

/** Orders the run of the next day; the one that waits already, if any, is replaced. */
export function scheduleNextDay(tx: Transaction, policy: ReminderPolicy, timeZone: string): void {
  if (!policy.enabled) return;
  const { at } = nextRun(policy, tx.now, timeZone);
  enqueue(tx, runDay, { key: tx.organizationId, payload: { after: BEFORE_ALL }, due: at });
}

/** Orders the rest of a run that has too many invoices for one transaction. */
export function continueDay(tx: Transaction, after: Place): void {
  enqueue(tx, runDay, { key: tx.organizationId, payload: { after } });
}
