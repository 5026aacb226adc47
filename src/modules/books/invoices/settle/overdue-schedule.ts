import { addDays, dateInZone, LAST_DAY, startOfDay } from '../../../../kernel/time/calendar-date.js';
import { enqueue, jobKind, type Transaction } from '../../../../platform/index.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { DayRun } from './day-run.js';

/** Looks through the open invoices of an organization for those that are overdue, and announces each. */
export const announceDay = new DayRun('invoices.announce_day');

/** Announces one invoice, which no look may see in time, unless it is settled by then. */
export const announceOverdue = jobKind<OverdueInvoice>('invoices.announce_overdue');

export interface OverdueInvoice {
  readonly invoice_id: string;
}

/** No transaction takes as long: one that began before it is over at the start of the day. */
const SOON_MS = 5 * 60_000;

type Payable = Pick<InvoiceWithItems, 'id' | 'due_date' | 'time_zone' | 'today'>;

/**
 * Orders what announces a new invoice as overdue: the look of the next day, if it is the first one of its day.
 *
 * All others of the day find that done. `lastIssuedAt` is of the locked series, so that only one can be the first.
 */
export function expectOverdue(
  tx: Transaction,
  invoice: Payable & Pick<InvoiceWithItems, 'status'>,
  lastIssuedAt: Date | null,
): void {
  const { time_zone, today } = invoice;
  if (lastIssuedAt === null || dateInZone(lastIssuedAt, time_zone) !== today) {
    orderLook(tx, addDays(today, 1), time_zone);
  }
  if (invoice.status === 'open' && invoice.due_date <= today) scheduleIfSoon(tx, invoice);
}

/** Orders a look at the start of a day. At most one waits for each day. */
export function orderLook(tx: Transaction, day: string, timeZone: string): void {
  announceDay.order(tx, { key: day, at: startOfDay(day, timeZone) });
}

/**
 * Orders the job that announces one invoice as overdue.
 *
 * The job is due when the day after the due date begins in the organization's time zone, but not before `notBefore`.
 */
export function scheduleOverdue(tx: Transaction, invoice: Payable, notBefore = tx.now): void {
  if (invoice.due_date === LAST_DAY) return;
  const start = startOfOverdue(invoice);
  const due = start > notBefore ? start : notBefore;
  enqueue(tx, announceOverdue, { key: invoice.id, payload: { invoice_id: invoice.id }, due });
}

/** An invoice that is overdue already, or will be before its transaction must have ended, is not left to a look. */
function scheduleIfSoon(tx: Transaction, invoice: Payable): void {
  const isSoon = startOfOverdue(invoice).getTime() < tx.now.getTime() + SOON_MS;
  if (isSoon) scheduleOverdue(tx, invoice);
}

function startOfOverdue({ due_date, time_zone }: Payable): Date {
  return startOfDay(addDays(due_date, 1), time_zone);
}
