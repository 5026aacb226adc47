import { addDays, type CalendarDate } from '../../../../kernel/time/calendar-date.js';
import { occurrenceAt, type Recurrence } from '../../../../kernel/time/recurrence.js';
import type { CatchUp, RecurringPeriod } from './recurring-invoice.js';

/** Where a schedule stands. Occurrences are numbered from 1. */
export interface Standing {
  readonly rule: Recurrence;
  /** The day that dates are computed from, and the number of the first occurrence at or after it. */
  readonly anchor_on: CalendarDate;
  readonly anchor_occurrence: number;
  readonly next_occurrence: number;
  /** The date of the occurrence before, if there was one. */
  readonly last_planned_on: CalendarDate | null;
  readonly end_after: number | null;
  readonly end_on: CalendarDate | null;
}

/** An occurrence that is to come. */
export interface Planned {
  readonly occurrence: number;
  readonly planned_on: CalendarDate;
  readonly period_start: CalendarDate;
  readonly period_end: CalendarDate;
}

/** The occurrence that comes next, or one after it; undefined behind the end of the schedule. */
export function plannedAt(standing: Standing, period: RecurringPeriod, ahead = 0): Planned | undefined {
  const occurrence = standing.next_occurrence + ahead;
  const planned_on = dateOf(standing, occurrence);
  if (planned_on === undefined || isOver(standing, occurrence, planned_on)) return undefined;
  const following = dateOf(standing, occurrence + 1);
  if (following === undefined) return undefined;
  if (period === 'in_advance') {
    return { occurrence, planned_on, period_start: planned_on, period_end: addDays(following, -1) };
  }
  const before = ahead === 0 ? standing.last_planned_on : null;
  const period_start = before ?? dateOf(standing, occurrence - 1) ?? planned_on;
  return { occurrence, planned_on, period_start, period_end: addDays(planned_on, -1) };
}

/** The occurrences to come, at most so many, the next one first. */
export function plannedAhead(standing: Standing, period: RecurringPeriod, count: number): Planned[] {
  const planned = Array.from({ length: count }, (_none, ahead) => plannedAt(standing, period, ahead));
  return planned.filter((one) => one !== undefined);
}

/** The standing behind the next occurrence. */
export function advanced<S extends Standing>(standing: S, { occurrence, planned_on }: Planned) {
  return { ...standing, next_occurrence: occurrence + 1, last_planned_on: planned_on };
}

/**
 * Whether an occurrence that is due is run or left out, by what is said of those that passed.
 *
 * Takes today, and whether the one after it is due as well. One of today has not passed.
 */
export function isCaughtUp(
  catchUp: CatchUp,
  { planned_on }: Planned,
  { today, isNextDue }: { readonly today: CalendarDate; readonly isNextDue: boolean },
): boolean {
  if (catchUp === 'all' || planned_on >= today) return true;
  return catchUp === 'latest' && !isNextDue;
}

function isOver({ end_after, end_on }: Standing, occurrence: number, planned: CalendarDate): boolean {
  return (end_after !== null && occurrence > end_after) || (end_on !== null && planned > end_on);
}

/** Undefined behind the end of the calendar. */
function dateOf(
  { rule, anchor_on, anchor_occurrence }: Standing,
  occurrence: number,
): CalendarDate | undefined {
  try {
    return occurrenceAt(rule, anchor_on, occurrence - anchor_occurrence);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
