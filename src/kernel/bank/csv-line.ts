import { absolute, type MinorUnits } from '../money/amount.js';
import { isCurrencyCode, type CurrencyCode } from '../money/currency.js';
import type { CalendarDate } from '../time/calendar-date.js';
import type { CsvColumn, CsvMapping } from './csv-mapping.js';
import type { CsvRow } from '../tables/csv-rows.js';
import {
  UnreadableStatement,
  type PaymentFacts,
  type ReadLine,
  type UnreadablePlace,
} from './read-statement.js';
import {
  accountText,
  amountOf,
  dayOf,
  noFacts,
  plainText,
  quoted,
  referenceText,
  TEXT_MAX,
} from './values.js';

/** What the rows of a file have in common. */
export interface CsvContext {
  readonly how: CsvMapping;
  readonly headers: readonly string[];
  readonly currency: CurrencyCode | undefined;
}

/** A line with the balance after it, where the file has one. */
export interface RunningLine extends ReadLine {
  readonly balance: MinorUnits | null;
}

/** What a row says: its line, and a line of its own for a fee beside it. */
export interface CsvEntry {
  readonly currency: CurrencyCode | undefined;
  readonly lines: readonly RunningLine[];
}

/** The texts of the columns with a meaning, without those that are blank. */
export function cellsOf(column: CsvColumn, cells: readonly string[], { how, headers }: CsvContext): string[] {
  const named = how.columns[column];
  const names = named === undefined ? [] : typeof named === 'string' ? [named] : named;
  return names.flatMap((name) => {
    const at = name.startsWith('#')
      ? Number(name.slice(1)) - 1
      : headers.findIndex((one) => one.trim() === name);
    const text = cells[at]?.trim() ?? '';
    return text === '' ? [] : [text];
  });
}

/** Reads a row. Raises UnreadableStatement. */
export function csvLine(row: CsvRow, context: CsvContext): CsvEntry {
  const { currency, of, moneyOf, dayAt, placeOf } = readerOf(row, context);
  const amount = moneyOf('amount') ?? difference(moneyOf('credit'), moneyOf('debit'));
  if (amount === undefined) throw new UnreadableStatement('The row has no amount.', placeOf('amount'));
  const shared = {
    ...noFacts,
    booked_on: dayAt('booked_on'),
    valued_on: of('valued_on') === undefined ? null : dayAt('valued_on'),
    counterparty_name: plainText(namedParty(cellsOf('counterparty_name', row.cells, context), amount)),
    text: plainText(cellsOf('text', row.cells, context).join(' '), TEXT_MAX),
    bank_reference: referenceText(of('bank_reference')),
    is_reversal: false,
    batch_reference: null,
    bank_code: null,
    transaction_code: null,
    charges: null,
    details: [],
    place: row.place,
    balance: moneyOf('balance') ?? null,
  };
  const own = { ...shared, amount, ...factsOf(of) };
  const fee = moneyOf('fee') ?? 0n;
  const cost = absolute(fee);
  return { currency, lines: fee === 0n ? [own] : [own, { ...shared, amount: -cost, charges: cost }] };
}

type Facts = Omit<PaymentFacts, 'counterparty_name' | 'text' | 'structured_reference' | 'return_reason'>;

function factsOf(of: (column: CsvColumn) => string | undefined): Facts {
  return {
    counterparty_iban: accountText(of('counterparty_iban')),
    counterparty_bic: accountText(of('counterparty_bic')),
    end_to_end_id: referenceText(of('end_to_end_id')),
    mandate_id: referenceText(of('mandate_id')),
    creditor_id: referenceText(of('creditor_id')),
    original_amount: plainText(of('original_amount'), 40),
    original_currency: plainText(of('original_currency'), 3),
  };
}

interface CellReader {
  readonly currency: CurrencyCode;
  readonly of: (column: CsvColumn) => string | undefined;
  readonly moneyOf: (column: CsvColumn) => bigint | undefined;
  readonly dayAt: (column: CsvColumn) => CalendarDate;
  readonly placeOf: (column: CsvColumn) => UnreadablePlace;
}

/** Raises UnreadableStatement for a row whose currency nobody says. */
function readerOf({ cells, place: line }: CsvRow, context: CsvContext): CellReader {
  const of = (column: CsvColumn): string | undefined => cellsOf(column, cells, context)[0];
  const placeOf = (column: CsvColumn): UnreadablePlace => ({ line, path: headerOf(column, context) });
  const said = of('currency')?.toUpperCase();
  const currency = said !== undefined && isCurrencyCode(said) ? said : context.currency;
  if (currency === undefined) {
    throw new UnreadableStatement('Which currency it is in is not said.', placeOf('currency'));
  }
  const { decimal } = context.how;
  const moneyOf = (column: CsvColumn): bigint | undefined => {
    const text = of(column);
    return text === undefined ? undefined : csvAmount(text, { decimal, currency, place: placeOf(column) });
  };
  const dayAt = (column: CsvColumn): CalendarDate => csvDay(of(column) ?? '', context.how, placeOf(column));
  return { currency, of, moneyOf, dayAt, placeOf };
}

/** Of a payer and a payee in columns of their own, whoever is not the holder of the account. */
function namedParty(names: readonly string[], amount: bigint): string | undefined {
  return amount < 0n ? names.at(-1) : names[0];
}

function difference(credit: bigint | undefined, debit: bigint | undefined): bigint | undefined {
  if (credit === undefined && debit === undefined) return undefined;
  return (credit ?? 0n) - absolute(debit ?? 0n);
}

function headerOf(column: CsvColumn, { how }: CsvContext): string {
  const named = how.columns[column];
  return named === undefined ? column : typeof named === 'string' ? named : (named[0] ?? column);
}

interface AmountForm {
  readonly decimal: ',' | '.';
  readonly currency: CurrencyCode;
  readonly place: UnreadablePlace;
}

/** Amounts as programs and people write them: `1.234,56`, `+12`, `12,00-`, `-5,00 €`. */
function csvAmount(text: string, { decimal, currency, place }: AmountForm): bigint {
  const bare = text.replace(/[\s\u00a0\u202f'’]|EUR|€|[A-Z]{3}$/g, '').replace('−', '-');
  const thousands = decimal === ',' ? '.' : ',';
  const grouped = new RegExp(`^[+-]?(?:\\d{1,3}(?:\\${thousands}\\d{3})+|\\d+)(?:\\${decimal}\\d+)?-?$`);
  if (!grouped.test(bare)) throw new UnreadableStatement(`${quoted(text)} is no amount.`, place);
  const isOut = bare.startsWith('-') !== bare.endsWith('-');
  const plain = bare.replace(/[+-]/g, '').replaceAll(thousands, '').replace(decimal, '.');
  const amount = amountOf(plain, currency, place);
  return isOut ? -amount : amount;
}

const DAYS: Readonly<Record<CsvMapping['dates'], RegExp>> = {
  dmy: /^(?<d>\d{1,2})[./-](?<m>\d{1,2})[./-](?<y>\d{4}|\d{2})(?!\d)/,
  mdy: /^(?<m>\d{1,2})[./-](?<d>\d{1,2})[./-](?<y>\d{4}|\d{2})(?!\d)/,
  ymd: /^(?<y>\d{4})[./-](?<m>\d{1,2})[./-](?<d>\d{1,2})(?!\d)/,
};

/** A day, with or without a time behind it. */
function csvDay(text: string, { dates }: CsvMapping, place: UnreadablePlace): CalendarDate {
  const { d = '', m = '', y = '' } = DAYS[dates].exec(text)?.groups ?? {};
  const day = `${y.length === 2 ? '20' : ''}${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  if (d === '') throw new UnreadableStatement(`${quoted(text)} is no day.`, place);
  return dayOf(day, place);
}
