import { createRequire } from 'node:module';
import type Holidays from 'date-holidays';
import type { DaysOff } from '../../kernel/time/business-days.js';
import type { CalendarDate } from '../../kernel/time/calendar-date.js';
import { addDays } from '../../kernel/time/calendar-date.js';

const DAY_MS = 86_400_000;
/** A place that nobody asks for any more makes room for others. */
const PLACES_MAX = 100;
const FORM = /^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/;

const known = new Map<string, DaysOff | undefined>();
let library: typeof Holidays | undefined;

/**
 * The days off of a country or a region of ISO 3166, such as `FR` or `DE-BY`; undefined if they are not known.
 *
 * Its holidays are the public ones, and those of its banks, as date-holidays has them; its weekend is that of CLDR.
 */
export function holidaysOf(place: string): DaysOff | undefined {
  if (known.has(place)) return known.get(place);
  if (known.size >= PLACES_MAX) known.clear();
  const daysOff = FORM.test(place) ? daysOffOf(place) : undefined;
  known.set(place, daysOff);
  return daysOff;
}

function daysOffOf(place: string): DaysOff | undefined {
  // It takes a tenth of a second to load, and most books never ask for it.
  library ??= createRequire(import.meta.url)('date-holidays') as typeof Holidays;
  const [country = '', region] = place.split('-');
  const countries = new library();
  if (countries.getCountries()[country] === undefined) return undefined;
  // A country without regions has no list of them, whatever its type says.
  const regions = countries.getStates(country) as Readonly<Record<string, string>> | undefined;
  if (region !== undefined && regions?.[region] === undefined) return undefined;
  const calendar = region === undefined ? new library(country) : new library(country, region);
  const years = new Map<string, ReadonlySet<CalendarDate>>();
  return {
    weekend: weekendOf(country),
    isHoliday: (day) => {
      const year = day.slice(0, 4);
      const days = years.get(year) ?? new Set(holidaysIn(calendar, Number(year)));
      years.set(year, days);
      return days.has(day);
    },
  };
}

function holidaysIn(calendar: Holidays, year: number): CalendarDate[] {
  return calendar
    .getHolidays(year)
    .filter(({ type }) => type === 'public' || type === 'bank')
    .flatMap(({ date, start, end }) => {
      const length = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
      return Array.from({ length }, (_, after) => addDays(date.slice(0, 10), after));
    });
}

/** Node.js 20 has it as a property, later ones as a method. 0 is Monday here, and 1 there. */
function weekendOf(country: string): number[] {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & WeekInfo;
  const { weekend } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { weekend: [6, 7] };
  return weekend.map((day) => day - 1);
}

interface WeekInfo {
  readonly getWeekInfo?: () => { readonly weekend: readonly number[] };
  readonly weekInfo?: { readonly weekend: readonly number[] };
}
