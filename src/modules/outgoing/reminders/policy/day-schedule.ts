import type { Transaction } from '../../../../platform/index.js';
import { DayRun } from '../../../books/invoices/index.js';
import { nextRun } from '../domain/next-run.js';
import type { DatedPolicy } from '../domain/reminder-policy.js';

/** Looks for the invoices of an organization that a level is due for. */
export const runDay = new DayRun('reminders.run_day');

/** Orders the run of the next day; the one that waits already, if any, is replaced. */
export function scheduleNextDay(tx: Transaction, policy: DatedPolicy, timeZone: string): void {
  if (!policy.enabled) return;
  const { at } = nextRun(policy, tx.now, timeZone);
  runDay.order(tx, { key: tx.organizationId, at });
}
