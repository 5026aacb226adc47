import type { FieldFault } from '../../../../kernel/problems/problem.js';
import type { HolidaysOf } from '../../../../kernel/time/business-days.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import { dueDate, type PaymentTerms } from '../../../../kernel/time/payment-terms.js';

/** Dates end with the year 9999; terms that lead beyond it are put among the faults, not cut. */
export function dueBefore10000(
  from: CalendarDate,
  { terms, holidaysOf }: { readonly terms: PaymentTerms; readonly holidaysOf: HolidaysOf },
  faults: FieldFault[],
): CalendarDate {
  try {
    return dueDate(from, terms, holidaysOf);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const detail = 'With these payment terms the invoice would be due after the year 9999.';
    faults.push({ pointer: '#/issue_date', code: 'wrong_date', detail });
    return from;
  }
}
