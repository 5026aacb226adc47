import { addDays, dayOfFollowingMonth, endOfMonth, type CalendarDate } from './calendar-date.js';

/** When an invoice is due, counted from its issue date. */
export interface PaymentTerms {
  /** Days after the issue date, 0 to 365. */
  readonly net_days: number;
  /** Then on to the last day of that month. */
  readonly end_of_month?: boolean;
  /** Then on to this day of the month after, clamped to its last day. */
  readonly day_of_following_month?: number;
}

/** Fourteen days, as long as neither organization, customer nor invoice says otherwise. */
export const defaultPaymentTerms: PaymentTerms = { net_days: 14 };

/**
 * The day on which an invoice is due.
 *
 * The rules apply in the order of the fields: days first, then the end of that month, then the following one.
 */
export function dueDate(issueDate: CalendarDate, terms: PaymentTerms): CalendarDate {
  const afterDays = addDays(issueDate, terms.net_days);
  const base = terms.end_of_month === true ? endOfMonth(afterDays) : afterDays;
  return terms.day_of_following_month === undefined
    ? base
    : dayOfFollowingMonth(base, terms.day_of_following_month);
}
