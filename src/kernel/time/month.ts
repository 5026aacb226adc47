import { endOfMonth, isCalendarDate, type CalendarDate } from './calendar-date.js';

/** A month of the Gregorian calendar, `YYYY-MM`. The texts sort in calendar order. */
export type Month = string & { readonly __month?: true };

/** Returns whether the text is a month of the years 1900 to 9999. */
export function isMonth(text: string): text is Month {
  return isCalendarDate(firstDayOf(text));
}

/** Returns the month of a day. */
export function monthOf(date: CalendarDate): Month {
  return date.slice(0, 7);
}

export function firstDayOf(month: Month): CalendarDate {
  return `${month}-01`;
}

export function lastDayOf(month: Month): CalendarDate {
  return endOfMonth(firstDayOf(month));
}

/** Adds months; a negative number goes back. */
export function addMonths(month: Month, months: number): Month {
  const total = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${String(Math.floor(total / 12)).padStart(4, '0')}-${String((total % 12) + 1).padStart(2, '0')}`;
}

/** Counts the months of a range, including both ends. Returns 0 or less if the range runs backwards. */
export function monthsIn({ from, to }: { readonly from: Month; readonly to: Month }): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return years * 12 + Number(to.slice(5)) - Number(from.slice(5)) + 1;
}
