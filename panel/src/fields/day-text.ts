/** Days as people type them and as the API has them: `YYYY-MM-DD`, the same in every language. */

import { dayFormat, type DayMarks, type DayPart } from '../i18n/day-marks';
import { booksNow } from '../test-books/books-clock';

const ISO = /^\d{4}-\d{2}-\d{2}$/;
const MS_PER_DAY = 86_400_000;

/** Formats a day in digits, as it is typed: `24.12.2026`. Other text is returned unchanged. */
export function dayFigures(day: string, locale: string): string {
  return isDay(day) ? dayFormat(locale).format(new Date(`${day}T00:00:00Z`)) : day;
}

/** Whether a text is an existing day in the form of the API. */
export function isDay(text: string): boolean {
  if (!ISO.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Adds days. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Returns the current day in a time zone. */
export function todayIn(timeZone: string | undefined, now: () => number = booksNow): string {
  const options = timeZone === undefined ? {} : { timeZone };
  return new Intl.DateTimeFormat('en-CA', options).format(now());
}

/**
 * Parses a typed day; undefined if it is none.
 *
 * The locale decides the order; a missing year is the current one. Every locale accepts `2026-12-24`, digits without
 * separators (`2412`, `241226`, `24122026`), and `+14` for fourteen days from today.
 */
export function dayOf(typed: string, { order }: DayMarks, today: string): string | undefined {
  const text = typed.trim().replace(/[.\-/\s]+$/, '');
  if (isDay(text)) return text;
  if (/^[+-]\d{1,4}$/.test(text)) return dayAfter(today, Number(text));
  const figures = /^\d+$/.test(text) ? cut(text, order) : text.split(/[^\d]+/);
  if (figures === undefined || figures.some((figure) => !/^\d{1,4}$/.test(figure))) return undefined;
  const named = figures.length === 3 ? order : figures.length === 2 ? order.filter((p) => p !== 'year') : [];
  if (named.length === 0) return undefined;
  const valueOf = (part: DayPart): string | undefined => figures[named.indexOf(part)];
  const day = `${yearOf(valueOf('year'), today)}-${twoDigits(valueOf('month'))}-${twoDigits(valueOf('day'))}`;
  return isDay(day) ? day : undefined;
}

/** Splits digits without separators: two for day and month each, and the rest for the year. */
function cut(text: string, order: readonly DayPart[]): string[] | undefined {
  const yearLength = text.length - 4;
  if (![0, 2, 4].includes(yearLength)) return undefined;
  let at = 0;
  return order
    .filter((part) => part !== 'year' || yearLength > 0)
    .map((part) => text.slice(at, (at += part === 'year' ? yearLength : 2)));
}

function yearOf(text: string | undefined, today: string): string {
  if (text === undefined) return today.slice(0, 4);
  return text.length <= 2 ? `${today.slice(0, 2)}${twoDigits(text)}` : text;
}

function twoDigits(text = ''): string {
  return text.padStart(2, '0');
}
