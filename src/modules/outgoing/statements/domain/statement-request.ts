import { dayAt } from '../../../../kernel/accounts/knowledge.js';
import { statementLanguages } from '../../../../kernel/accounts/statement.js';
import { isCurrencyCode } from '../../../../kernel/money/currency.js';
import { Problem, validationFailed, type FieldFault } from '../../../../kernel/problems/problem.js';
import { isCalendarDate, type CalendarDate } from '../../../../kernel/time/calendar-date.js';
import { addMonths, firstDayOf, monthOf } from '../../../../kernel/time/month.js';
import type { StatementPeriod } from './statement.js';

/** What a caller says of the period. */
export interface AskedPeriod {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly currency?: string | undefined;
  readonly known_at?: string | undefined;
}

/** Two full months and what has passed of the last one, when nobody says. */
const MONTHS_BACK = 2;

/** More are a book, not a statement; they print on about fifty pages. */
export const ENTRIES_MAX = 2000;

type Surroundings = Pick<StatementPeriod, 'standpoint' | 'currency'>;

/**
 * The period that is asked for: up to today, from the first day of the month before the last one.
 *
 * Takes what holds where nothing is said, and how faults are told. Raises them all at once.
 */
export function statementPeriod(
  asked: AskedPeriod,
  around: Surroundings,
  refused: (faults: readonly FieldFault[]) => Problem,
): StatementPeriod {
  const today = dayAt(around.standpoint);
  const { to = today, currency = around.currency } = asked;
  const faults = [...dayFault('from', asked.from ?? to), ...dayFault('to', to), ...currencyFault(currency)];
  if (faults.length > 0) throw refused(faults);
  const from = asked.from ?? defaultStart(to);
  if (to > today) throw refused([outOfRange('to', 'A statement ends today at the latest.')]);
  if (from > to) throw refused([outOfRange('from', 'The first day must not come after the last one.')]);
  return { ...around, currency, from, to };
}

/** A period with more than a statement can show. */
export const tooManyEntries: FieldFault = {
  pointer: 'from',
  code: 'out_of_range',
  detail: `The period has more than ${ENTRIES_MAX} entries; ask for less of it.`,
};

/** Refuses query parameters. */
export function parametersRefused(errors: readonly FieldFault[]): Problem {
  return new Problem('invalid_parameter', 'The statement cannot be made; see errors.', { errors });
}

const FIELDS: Readonly<Record<string, string>> = { from: '#/period_from', to: '#/period_to' };

/** Refuses fields of a body, which bear other names. */
export function fieldsRefused(errors: readonly FieldFault[]): Problem {
  return validationFailed(
    errors.map((fault) => ({ ...fault, pointer: FIELDS[fault.pointer] ?? `#/${fault.pointer}` })),
  );
}

function defaultStart(to: CalendarDate): CalendarDate {
  const start = firstDayOf(addMonths(monthOf(to), -MONTHS_BACK));
  return isCalendarDate(start) ? start : to;
}

function dayFault(pointer: 'from' | 'to', text: string): FieldFault[] {
  if (isCalendarDate(text)) return [];
  return [{ pointer, code: 'invalid_parameter', detail: 'A day as YYYY-MM-DD was expected.' }];
}

function currencyFault(text: string): FieldFault[] {
  if (isCurrencyCode(text)) return [];
  return [{ pointer: 'currency', code: 'invalid_parameter', detail: 'A currency of ISO 4217 was expected.' }];
}

function outOfRange(pointer: string, detail: string): FieldFault {
  return { pointer, code: 'out_of_range', detail };
}

const day = { type: 'string', format: 'date' };

/** How the parameters are documented. */
export const periodParameters = [
  {
    name: 'from',
    description:
      'The first day; without it, the first day of the month before the month before that of `to`.',
    schema: day,
  },
  { name: 'to', description: 'The last day, today at the latest; without it today.', schema: day },
  {
    name: 'currency',
    description: 'Of the account, ISO 4217; without it that of the customer, else that of the organization.',
    schema: { type: 'string', pattern: '^[A-Z]{3}$' },
  },
] as const;

export const languageParameter = {
  name: 'language',
  description: 'What it is printed in; without it the language of the customer, else that of your documents.',
  schema: { type: 'string', enum: [...statementLanguages] },
} as const;

/** Raises `invalid_parameter` for a language that nothing is printed in. */
export function statementLanguage(asked: string | undefined): string | undefined {
  if (asked === undefined || (statementLanguages as readonly string[]).includes(asked)) return asked;
  const detail = `One of ${statementLanguages.join(', ')} was expected.`;
  throw parametersRefused([{ pointer: 'language', code: 'invalid_parameter', detail }]);
}
