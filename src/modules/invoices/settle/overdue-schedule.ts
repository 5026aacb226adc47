import { addDays, startOfDay } from '../../../kernel/time/calendar-date.js';
import { enqueue, jobKind, type Transaction } from '../../../platform/index.js';

/** Announces that an invoice is overdue, unless it is settled by then. */
export const announceOverdue = jobKind<OverdueInvoice>('invoices.announce_overdue');

export interface OverdueInvoice {
  readonly invoice_id: string;
}

/** Nothing becomes overdue after the last day of the calendar. */
const LAST_DAY = '9999-12-31';

interface Payable {
  readonly id: string;
  readonly due_date: string;
  readonly time_zone: string;
}

/**
 * Orders the job that announces an invoice as overdue.
 *
 * The job is due when the day after the due date begins in the organization's time zone, but not before `notBefore`.
 */
export function scheduleOverdue(
  tx: Transaction,
  { id, due_date, time_zone }: Payable,
  notBefore = tx.now,
): void {
  if (due_date === LAST_DAY) return;
  const start = startOfDay(addDays(due_date, 1), time_zone);
  const due = start > notBefore ? start : notBefore;
  enqueue(tx, announceOverdue, { key: id, payload: { invoice_id: id }, due });
}
