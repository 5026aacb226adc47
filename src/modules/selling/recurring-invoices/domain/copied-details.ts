import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { Actionable, RecurringTerms } from './recurring-invoice.js';
import type { Standing } from './schedule.js';

/** What may differ in a copy. */
export interface CopyWishes {
  readonly name?: string;
  readonly customer_id?: string;
  readonly start_on?: CalendarDate;
}

type Copied = Standing &
  Actionable &
  Required<Pick<RecurringTerms, 'name' | 'run_at' | 'action' | 'prices' | 'period' | 'catch_up'>> & {
    readonly next_on: CalendarDate | null;
  };

/** A schedule of which nothing has run, counted from a day. */
export function asBeginning(from: CalendarDate) {
  return { anchor_on: from, anchor_occurrence: 1, next_occurrence: 1, last_planned_on: null };
}

/**
 * What a copy says besides the content. It starts on the date that the source runs next, so that it keeps step, or
 * today where that has passed. An end that has passed then is left out; a number of dates counts anew.
 */
export function copiedDetails(
  source: Copied,
  wishes: CopyWishes,
  today: CalendarDate,
): RecurringTerms & { readonly start_on: CalendarDate } {
  const { name, rule, run_at, action, prices, period, catch_up, next_on, end_after, end_on } = source;
  const start_on = wishes.start_on ?? (next_on !== null && next_on > today ? next_on : today);
  return {
    ...{ name: wishes.name ?? name, rule, run_at, action, prices, period, catch_up, start_on },
    ...(end_after !== null && { end_after }),
    ...(end_on !== null && end_on >= start_on && { end_on }),
  };
}
