import pg from 'pg';
import { Decimal } from '../../kernel/money/decimal.js';

type Parser = (text: string) => unknown;

const { builtins } = pg.types;
const ZERO = 48;
/** Integers of this length are exact as JavaScript numbers, which parse faster than bigints. */
const EXACT_DIGITS_MAX = 15;

const anyInstant = pg.types.getTypeParser(builtins.TIMESTAMPTZ) as (text: string) => Date;

/** Converts values of PostgreSQL to values of the service: amounts stay exact, dates stay texts. */
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
 * Parses an instant, to the millisecond.
 *
 * A session at UTC writes years of four digits as `2026-11-22 09:30:00.123+00`, without trailing zeros. This function
 * parses that form itself, because pg's parser takes four times as long.
 */
function instant(text: string): Date {
  // `Date.UTC` maps the years 0 to 99 to 1900 to 1999.
  const isUsual = text.endsWith('+00') && text[10] === ' ' && text[0] !== '0';
  if (!isUsual) return anyInstant(text);
  const decimals = Math.min(text.length - 23, 3);
  const ms = decimals > 0 ? number(text, 20, decimals) * 10 ** (3 - decimals) : 0;
  const dayMs = Date.UTC(number(text, 0, 4), number(text, 5, 2) - 1, number(text, 8, 2));
  const minutes = number(text, 11, 2) * 60 + number(text, 14, 2);
  return new Date(dayMs + (minutes * 60 + number(text, 17, 2)) * 1_000 + ms);
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

/** Most lists and notes of a document are empty. Each call returns a new object, because callers may change it. */
function json(text: string): unknown {
  if (text === '[]') return [];
  return text === '{}' ? {} : JSON.parse(text);
}
