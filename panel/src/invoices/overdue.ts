import type { InvoiceSummary } from '../api/types';

/** The day, `YYYY-MM-DD`, that it is in a time zone. `now` is the present. */
export function todayIn(timeZone: string, now = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
}

/** Whether an invoice should have been paid before today. */
export function isOverdue(
  { status, due_date }: Pick<InvoiceSummary, 'status' | 'due_date'>,
  today: string,
): boolean {
  return status === 'open' && due_date < today;
}
