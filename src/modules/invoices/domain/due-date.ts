import { validationFailed, type FieldFault } from '../../../kernel/problems/problem.js';
import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import { dueDate, type PaymentTerms } from '../../../kernel/time/payment-terms.js';

/** Dates end with the year 9999; terms that lead beyond it are refused, not cut. */
export const BEYOND_9999: FieldFault = {
  pointer: '#/issue_date',
  code: 'wrong_date',
  detail: 'With these payment terms the invoice would be due after the year 9999.',
};

/** When an invoice of a day is due by its terms. Raises `validation_failed` for a day after the year 9999. */
export function dueBefore10000(from: CalendarDate, terms: PaymentTerms): CalendarDate {
  const due = dueWithin9999(from, terms);
  if (due === undefined) throw validationFailed([BEYOND_9999]);
  return due;
}

/** The same, undefined where the calendar has ended. */
export function dueWithin9999(from: CalendarDate, terms: PaymentTerms): CalendarDate | undefined {
  try {
    return dueDate(from, terms);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}
