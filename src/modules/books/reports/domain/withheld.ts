import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import { Problem } from '../../../../kernel/problems/problem.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';

/** What customers withheld of the invoices of a year, in minor units. */
export interface WithheldSum {
  readonly currency: CurrencyCode;
  readonly invoices: number;
  readonly withheld: MinorUnits;
  readonly credited: MinorUnits;
  readonly certified: MinorUnits;
  /** What of single invoices is without a certificate; more than enough for one helps no other. */
  readonly uncertified: MinorUnits;
}

/** How the parameter is documented. */
export const withheldParameters = [
  {
    name: 'year',
    description: 'The year of the issue dates; without it the year that it is now.',
    schema: { type: 'string', pattern: String.raw`^(19|[2-9]\d)\d{2}$` },
  },
] as const;

/** The year that a query parameter asks for. Raises `invalid_parameter`. */
export function yearOf({ year }: Readonly<Record<string, string>>, today: CalendarDate): string {
  if (year === undefined) return today.slice(0, 4);
  if (/^(19|[2-9]\d)\d{2}$/.test(year)) return year;
  const errors = [{ pointer: 'year', code: 'invalid_parameter', detail: 'A year as YYYY was expected.' }];
  throw new Problem('invalid_parameter', 'The year cannot be answered; see errors.', { errors });
}
