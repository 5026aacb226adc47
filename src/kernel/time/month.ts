import { endOfMonth, isCalendarDate, type CalendarDate } from './calendar-date.js';

/** A month of the Gregorian calendar, `YYYY-MM`. Texts of it sort like the months. */
export type Month = string & { readonly __month?: true };

/** Whether the text is a month that has days the service knows: years 1900 to 9999. */
export function isMonth(text: string): text is Month {
  return isCalendarDate(firstDayOf(text));
}

/** The month that a day is in. */
export function monthOf(date: CalendarDate): Month {
  return date.slice(0, 7);
}

export function firstDayOf(month: Month): CalendarDate {
  return `${month}-01`;
}

export function lastDayOf(month: Month): CalendarDate {
  return endOfMonth(firstDayOf(month));
}

/** The month that is so many months later; a negative number goes back. */
export function addMonths(month: Month, months: number): Month {
  const since = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${String(Math.floor(since / 12)).padStart(4, '0')}-${String((since % 12) + 1).padStart(2, '0')}`;
}

/** How many months a span has, both ends included: 1 for a single month, 0 or less when it runs backwards. */
export function monthsIn({ from, to }: { readonly from: Month; readonly to: Month }): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return years * 12 + Number(to.slice(5)) - Number(from.slice(5)) + 1;
}
