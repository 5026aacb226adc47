import { addDays, type CalendarDate } from './calendar-date.js';
import { weekdayOf } from './recurrence.js';

/** What is known of the days off of a country or a region of ISO 3166, such as `FR` or `DE-BY`. */
export interface DaysOff {
  /** The days of its weekend, 0 for Monday. */
  readonly weekend: readonly number[];
  isHoliday(day: CalendarDate): boolean;
}

/** Knows the days off of each place; undefined of one that is not known. */
export type HolidaysOf = (place: string) => DaysOff | undefined;

/** Saturday and Sunday. */
const USUAL_WEEKEND: readonly number[] = [5, 6];
/** Longer than any row of days off: a rule that finds no business day would never end. */
const LONGEST = 60;

/** Whether a place does not work on a day. Without one, or of one that is not known, Saturdays and Sundays are off. */
export function isDayOff(place: string | undefined, holidaysOf: HolidaysOf, day: CalendarDate): boolean {
  const known = place === undefined ? undefined : holidaysOf(place);
  return (known?.weekend ?? USUAL_WEEKEND).includes(weekdayOf(day)) || known?.isHoliday(day) === true;
}

/** The business day that is so many of them after a date, or before it if negative; 0 gives the date itself. */
export function nextBusinessDay(
  date: CalendarDate,
  days: number,
  isOff: (day: CalendarDate) => boolean,
): CalendarDate {
  const step = Math.sign(days);
  let [at, left, off] = [date, Math.abs(days), 0];
  while (left > 0 && off < LONGEST) {
    at = addDays(at, step);
    const isBusy = !isOff(at);
    left -= isBusy ? 1 : 0;
    off = isBusy ? 0 : off + 1;
  }
  return at;
}
