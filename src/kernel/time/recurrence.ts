import { addDays, endOfMonth, type CalendarDate } from './calendar-date.js';

/** The days of a week in their order. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

export const recurrenceUnits = ['day', 'week', 'month', 'year'] as const;

/** Stands for the last such weekday of a month. */
export const LAST_NTH = 5;

/** A rule that gives dates without end. What is left out follows from the first date. */
export interface Recurrence {
  /** Every so many units, from 1. */
  readonly every: number;
  readonly unit: (typeof recurrenceUnits)[number];
  /** Of weeks: the days. */
  readonly weekdays?: readonly Weekday[];
  /** Of months and years: the day of the month, or the last day of a month that is shorter. */
  readonly day?: number;
  /** Of months and years, in place of a day: the nth such weekday; 5 is the last one. */
  readonly weekday?: Weekday;
  readonly nth?: number;
  /** Of years: the month, from 1. */
  readonly month?: number;
}

const WEEK = 7;
const MONTHS = 12;

/**
 * The date of an occurrence, counted from the first one at or after a day, which has the index 0.
 *
 * Each is computed from the day and its index alone, so that no date drifts: 31 January, 28 February, 31 March. An
 * index below 0 goes back. Raises RangeError after the year 9999.
 */
export function occurrenceAt(rule: Recurrence, from: CalendarDate, index: number): CalendarDate {
  if (rule.unit === 'day') return addDays(from, rule.every * index);
  if (rule.unit === 'week') return inWeeks(rule, from, index);
  const months = rule.unit === 'month' ? rule.every : rule.every * MONTHS;
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  const first = year * MONTHS + (rule.unit === 'year' ? (rule.month ?? month) : month) - 1;
  const isBefore = dateIn(first, rule, from) < from;
  return dateIn(first + months * (index + (isBefore ? 1 : 0)), rule, from);
}

/** The weekday of a date, 0 for Monday. */
export function weekdayOf(date: CalendarDate): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK;
}

function inWeeks({ every, weekdays: named }: Recurrence, from: CalendarDate, index: number): CalendarDate {
  const start = weekdayOf(from);
  const days =
    named === undefined ? [start] : named.map((name) => weekdays.indexOf(name)).sort((a, b) => a - b);
  const count = days.length;
  const at = index + days.filter((day) => day < start).length;
  const week = Math.floor(at / count);
  return addDays(from, week * every * WEEK + (days[at - week * count] ?? 0) - start);
}

/** The date that a rule gives within a month. Takes the month as a number of months since the year 0. */
function dateIn(months: number, rule: Recurrence, from: CalendarDate): CalendarDate {
  const year = Math.floor(months / MONTHS);
  if (year > 9999) throw new RangeError('A date lies beyond the year 9999.');
  const first = `${String(year).padStart(4, '0')}-${String(months - year * MONTHS + 1).padStart(2, '0')}-01`;
  const last = endOfMonth(first);
  if (rule.weekday === undefined) {
    const day = Math.min(rule.day ?? Number(from.slice(8)), Number(last.slice(8)));
    return `${first.slice(0, 8)}${String(day).padStart(2, '0')}`;
  }
  const wanted = weekdays.indexOf(rule.weekday);
  const nth = rule.nth ?? 1;
  if (nth === LAST_NTH) return addDays(last, -((weekdayOf(last) - wanted + WEEK) % WEEK));
  return addDays(first, ((wanted - weekdayOf(first) + WEEK) % WEEK) + (nth - 1) * WEEK);
}
