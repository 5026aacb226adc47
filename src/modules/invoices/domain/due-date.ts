import { validationFailed } from '../../../kernel/problems/problem.js';
import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import { dueDate, type PaymentTerms } from '../../../kernel/time/payment-terms.js';

/** Dates end with the year 9999; terms that lead beyond it are refused, not cut. Raises `validation_failed`. */
export function dueBefore10000(from: CalendarDate, terms: PaymentTerms): CalendarDate {
  try {
    return dueDate(from, terms);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const detail = 'With these payment terms the invoice would be due after the year 9999.';
    throw validationFailed([{ pointer: '#/issue_date', code: 'wrong_date', detail }]);
  }
}
