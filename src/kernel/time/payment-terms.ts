import { addDays, dayOfFollowingMonth, endOfMonth, type CalendarDate } from './calendar-date.js';

/** The rules that give the due date of an invoice, from its issue date. */
export interface PaymentTerms {
  /** Days after the issue date, 0 to 365. */
  readonly net_days: number;
  /** Then moves to the last day of that month. */
  readonly end_of_month?: boolean;
  /** Then moves to this day of the following month, or to its last day if the month is shorter. */
  readonly day_of_following_month?: number;
  /** What is taken off for paying early; the days count from the issue date. */
  readonly early_payment?: readonly EarlyPayment[];
}

/** A discount for paying within some days. The percentage has at most two decimals. */
export interface EarlyPayment {
  readonly days: number;
  readonly percent: number;
  /** What it is taken from, where that is not the whole; on an invoice only, in its currency. */
  readonly base_amount?: number;
}

/** 14 days, unless the organization, the customer or the invoice has other terms. */
export const defaultPaymentTerms: PaymentTerms = { net_days: 14 };

/**
 * Returns the due date of an invoice.
 *
 * The rules apply in the order of the fields: days first, then the end of that month, then the following month.
 */
export function dueDate(issueDate: CalendarDate, terms: PaymentTerms): CalendarDate {
  const afterDays = addDays(issueDate, terms.net_days);
  const base = terms.end_of_month === true ? endOfMonth(afterDays) : afterDays;
  return terms.day_of_following_month === undefined
    ? base
    : dayOfFollowingMonth(base, terms.day_of_following_month);
}
