import { addDays, LAST_DAY, type CalendarDate } from '../../../../kernel/time/calendar-date.js';

interface Books {
  /** The day on which the last invoice was issued by the clock, whatever date it has. */
  readonly lastIssuedOn: CalendarDate | undefined;
  /** The first due date of the open invoices that were not announced as overdue; they may all be to come. */
  readonly firstDue: CalendarDate | undefined;
}

/**
 * The day at whose start invoices are looked through for overdue ones after a look on `today`; undefined for never.
 *
 * A transaction that was under way while somebody looked is seen a day later, so that the day after one with invoices
 * is never left out. Later invoices order a look themselves.
 */
export function nextLook(today: CalendarDate, { lastIssuedOn, firstDue }: Books): CalendarDate | undefined {
  if (lastIssuedOn !== undefined && lastIssuedOn >= addDays(today, -1)) return addDays(today, 1);
  if (firstDue === undefined || firstDue === LAST_DAY) return undefined;
  return firstDue < today ? addDays(today, 1) : addDays(firstDue, 1);
}
