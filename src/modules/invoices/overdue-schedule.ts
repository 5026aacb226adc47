import { addDays, startOfDay } from '../../kernel/time/calendar-date.js';
import { enqueue, jobKind, type Transaction } from '../../platform/index.js';

/** Tells that an invoice is overdue, unless it is settled by then. */
export const tellOverdue = jobKind<{ readonly invoice_id: string }>('invoices.tell_overdue');

/** After the last day of the calendar nothing is overdue any more. */
const LAST_DAY = '9999-12-31';

interface Payable {
  readonly id: string;
  readonly due_date: string;
  readonly time_zone: string;
}

/**
 * Sees to it that an invoice is looked at when it becomes overdue: with the day after its due date, where the
 * organization is, and not before an instant that may be given.
 */
export function scheduleOverdue(
  tx: Transaction,
  { id, due_date, time_zone }: Payable,
  notBefore = tx.now,
): void {
  if (due_date === LAST_DAY) return;
  const start = startOfDay(addDays(due_date, 1), time_zone);
  const due = start > notBefore ? start : notBefore;
  enqueue(tx, tellOverdue, { key: id, told: { invoice_id: id }, due });
}
