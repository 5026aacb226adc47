import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { Planned } from './schedule.js';

const NAMES = ['period.from', 'period.to', 'month', 'quarter', 'year', 'number_of_run'] as const;

/** What texts of a run may name. */
export type PlaceholderName = (typeof NAMES)[number];

/** How dates and months are written in the language of the customer. */
export interface DateForms {
  readonly date: (date: CalendarDate) => string;
  readonly language: string;
}

/** The quarter of each month. */
const QUARTERS = '111222333444';

const PLACE = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The names in a text that nothing fills in. */
export function unknownPlaceholders(text: string): string[] {
  const named = [...text.matchAll(PLACE)].map(([, name = '']) => name);
  return named.filter((name) => !(NAMES as readonly string[]).includes(name));
}

/** The values of an occurrence: month, quarter and year are those in which its period begins. */
export function placeholdersOf(
  { occurrence, period_start, period_end }: Planned,
  { date, language }: DateForms,
): Readonly<Record<PlaceholderName, string>> {
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return {
    'period.from': date(period_start),
    'period.to': date(period_end),
    month: month.format(new Date(`${period_start}T00:00:00Z`)),
    quarter: QUARTERS[Number(period_start.slice(5, 7)) - 1] ?? '',
    year: period_start.slice(0, 4),
    number_of_run: String(occurrence),
  };
}

/** A text with its placeholders filled in; any other braces stay. */
export function filledIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(PLACE, (whole: string, name: string) => values[name] ?? whole);
}
