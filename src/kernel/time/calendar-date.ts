/** A day of the Gregorian calendar, `YYYY-MM-DD`, without time or zone. The texts sort in calendar order. */
export type CalendarDate = string & { readonly __calendarDate?: true };

/** Nothing comes after it. */
export const LAST_DAY: CalendarDate = '9999-12-31';

const DAY_MS = 86_400_000;
const LAST_MS = Date.UTC(9999, 11, 31);
const DATE_TEXT = /^(\d{4})-(\d{2})-(\d{2})$/;
const clocks = new Map<string, WallClock>();

/** The formatter of a time zone and its last result, because under load many callers ask within one second. */
interface WallClock {
  readonly format: Intl.DateTimeFormat;
  second: number;
  date: CalendarDate;
}

/** Returns whether the text is a day that exists: 2028-02-29 does, 2026-02-30 does not. Years 1900 to 9999. */
export function isCalendarDate(text: string): text is CalendarDate {
  if (!DATE_TEXT.test(text) || text < '1900-01-01') return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** Adds days; a negative number goes back. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return textOf(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS);
}

/** Adds months: to the same day, or to the last day of a month that is shorter. A negative number goes back. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month } = partsOf(date);
  const last = textOf(Date.UTC(year, month + months, 0));
  const wanted = `${last.slice(0, 8)}${date.slice(8)}`;
  return wanted < last ? wanted : last;
}

/** Returns how many days lie between two dates; negative where the second one is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** Returns the last day of the date's month. */
export function endOfMonth(date: CalendarDate): CalendarDate {
  const { year, month } = partsOf(date);
  return textOf(Date.UTC(year, month, 0));
}

/** Returns a day of the month after the date's month, or its last day if it is shorter: 31 gives 28 or 29 February. */
export function dayOfFollowingMonth(date: CalendarDate, day: number): CalendarDate {
  const firstOfNext = addDays(endOfMonth(date), 1);
  const last = endOfMonth(firstOfNext);
  const wanted = `${firstOfNext.slice(0, 8)}${String(day).padStart(2, '0')}`;
  return wanted < last ? wanted : last;
}

/**
 * Returns the local date in a time zone at an instant.
 *
 * Takes an IANA zone such as `Pacific/Kiritimati`. Raises RangeError for an unknown zone.
 */
export function dateInZone(instant: Date, timeZone: string): CalendarDate {
  const clock = clocks.get(timeZone) ?? wallClock(timeZone);
  const second = Math.floor(instant.getTime() / 1_000);
  if (second !== clock.second) {
    clock.date = clock.format.format(instant);
    clock.second = second;
  }
  return clock.date;
}

function wallClock(timeZone: string): WallClock {
  const fields = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, ...fields });
  const clock = { format, second: NaN, date: '' };
  clocks.set(timeZone, clock);
  return clock;
}

/**
 * Returns the first instant of a local date in a time zone.
 *
 * It is not always midnight: if clocks go forward at midnight, the day begins later. If a zone skipped the day at the
 * date line, the next day begins instead. Raises RangeError for an unknown zone.
 */
export function startOfDay(date: CalendarDate, timeZone: string): Date {
  const utcMidnight = Date.parse(`${date}T00:00:00Z`);
  // Every zone is less than a day away from UTC.
  let [before, from] = [utcMidnight - DAY_MS, utcMidnight + DAY_MS];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dateInZone(new Date(middle), timeZone) < date) before = middle;
    else from = middle;
  }
  return new Date(from);
}

function partsOf(date: CalendarDate): { year: number; month: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) };
}

/** Raises RangeError after the year 9999, because later texts would not sort in calendar order. */
function textOf(ms: number): CalendarDate {
  if (ms > LAST_MS) throw new RangeError('A date lies beyond the year 9999.');
  return new Date(ms).toISOString().slice(0, 10);
}
