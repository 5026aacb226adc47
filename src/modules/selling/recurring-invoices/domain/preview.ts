import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { RecurringPeriod, RecurringPrices } from './recurring-invoice.js';
import type { SaidRule } from './rule-terms.js';

/** What is said of a recurring invoice that is not there, besides its content. */
export interface PreviewTerms extends SaidRule {
  readonly start_on?: CalendarDate;
  readonly period?: RecurringPeriod;
  readonly prices?: RecurringPrices;
}
