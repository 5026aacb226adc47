import pg from 'pg';
import { Decimal } from '../../kernel/money/decimal.js';

type Parser = (text: string) => unknown;

const { builtins } = pg.types;
const ZERO = 48;
/** With no more, every whole number is exact as a JavaScript number, which is read faster than a big one. */
const EXACT_DIGITS_MAX = 15;

const anyInstant = pg.types.getTypeParser(builtins.TIMESTAMPTZ) as (text: string) => Date;

/** The days that were read, as all instants of a time fall on few of them: when each began. */
const dayStartsMs = new Map<string, number>();
const DAYS_MAX = 4_096;

/** How values of PostgreSQL become values of the service: amounts stay exact, dates stay texts. */
const parsers = new Map<number, Parser>([
  [builtins.INT8, wholeNumber],
  [builtins.DATE, (text) => text],
  [builtins.NUMERIC, exactDecimal],
  [builtins.TIMESTAMPTZ, instant],
  [builtins.JSONB, json],
]);

export const columnTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): unknown => {
    return (
      parsers.get(oid) ?? (pg.types.getTypeParser as (oid: number, format?: string) => unknown)(oid, format)
    );
  },
};

/**
 * An instant, to the millisecond.
 *
 * A session at UTC writes the years of four digits as `2026-11-22 09:30:00.123+00`, without zeros at the end.
 */
function instant(text: string): Date {
  const isUsual = text.endsWith('+00') && text[10] === ' ';
  if (!isUsual) return anyInstant(text);
  const minutes = number(text, 11, 2) * 60 + number(text, 14, 2);
  const decimals = Math.min(text.length - 23, 3);
  const ms = decimals > 0 ? number(text, 20, decimals) * 10 ** (3 - decimals) : 0;
  return new Date(dayStartMs(text.slice(0, 10)) + (minutes * 60 + number(text, 17, 2)) * 1_000 + ms);
}

function dayStartMs(day: string): number {
  const known = dayStartsMs.get(day);
  if (known !== undefined) return known;
  if (dayStartsMs.size >= DAYS_MAX) dayStartsMs.clear();
  const start = Date.parse(day);
  dayStartsMs.set(day, start);
  return start;
}

function number(text: string, from: number, digits: number): number {
  let value = 0;
  for (let at = from; at < from + digits; at += 1) value = value * 10 + text.charCodeAt(at) - ZERO;
  return value;
}

function wholeNumber(text: string): bigint {
  return BigInt(text.length <= EXACT_DIGITS_MAX ? Number(text) : text);
}

function exactDecimal(text: string): Decimal {
  const decimal = Decimal.parse(text);
  if (decimal === undefined)
    throw new RangeError('A number of the database is not a decimal of the service.');
  return decimal;
}

/** Most lists and notes of a document are empty. Each is an object of its own, which others may change. */
function json(text: string): unknown {
  if (text === '[]') return [];
  return text === '{}' ? {} : JSON.parse(text);
}
