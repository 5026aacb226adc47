import type { CurrencyCode } from '../money/currency.js';
import { daysBetween, isCalendarDate, type CalendarDate } from '../time/calendar-date.js';
import { mt940Facts } from './mt940-facts.js';
import { UnreadableStatement, type ReadLine, type UnreadablePlace } from './read-statement.js';
import { amountOf, dayOf, plainText, quoted, referenceText, TEXT_MAX } from './values.js';

const ENTRY = /^(\d{6})(\d{4})?(R?[CD])([A-Z])?(\d+,\d*)([A-Z][A-Z0-9]{3})?(.*)$/;
/** Money in or out; what takes back money in is money out. Banks that mean it the other way are found by balances. */
const SIGNS: Readonly<Record<string, 1n | -1n>> = { C: 1n, D: -1n, RC: -1n, RD: 1n };

interface Field {
  readonly lines: readonly string[];
  readonly place: number;
}

/** Reads an entry with what is said of it. Raises UnreadableStatement. */
export function mt940Line(field: Field, said: readonly string[], currency: CurrencyCode): ReadLine {
  const [value = '', ...more] = field.lines;
  const place = { line: field.place, path: ':61:' };
  const [, day, booked, mark = '', , size = '', , references = ''] = ENTRY.exec(value) ?? [];
  if (day === undefined) throw new UnreadableStatement(`${quoted(value)} is no entry.`, place);
  const valued_on = dayOf(`20${day.slice(0, 2)}-${day.slice(2, 4)}-${day.slice(4)}`, place);
  const amount = amountOf(size.replace(',', '.').replace(/\.$/, ''), currency, place);
  const [own = '', bank] = references.split('//', 2);
  const supplement = more.join('');
  const { facts, transaction_code, charges } = mt940Facts(said);
  const original = originalOf(supplement);
  return {
    ...facts,
    ...original,
    text: facts.text ?? plainText(supplement, TEXT_MAX),
    end_to_end_id: facts.end_to_end_id ?? referenceText(own),
    booked_on: booked === undefined ? valued_on : bookedDay(booked, valued_on, place),
    valued_on,
    amount: amount * (SIGNS[mark] ?? 1n),
    is_reversal: mark.startsWith('R'),
    bank_reference: referenceText(bank),
    batch_reference: null,
    bank_code: null,
    transaction_code,
    charges: chargesOf(charges ?? /\/CHGS\/[A-Z]{3}([\d,]+)/.exec(supplement)?.[1], currency),
    details: [],
    place: field.place,
  };
}

/** The month and the day in the year that brings them nearest to the value date. */
function bookedDay(text: string, valued: CalendarDate, place: UnreadablePlace): CalendarDate {
  const year = Number(valued.slice(0, 4));
  const days = [year - 1, year, year + 1]
    .map((one) => `${one}-${text.slice(0, 2)}-${text.slice(2)}`)
    .filter(isCalendarDate);
  const distance = (day: CalendarDate): number => Math.abs(daysBetween(day, valued));
  const [nearest] = days.toSorted((one, other) => distance(one) - distance(other));
  if (nearest === undefined) throw new UnreadableStatement(`${quoted(text)} is no month and day.`, place);
  return nearest;
}

type Original = Pick<ReadLine, 'original_amount' | 'original_currency'>;

function originalOf(supplement: string): Partial<Original> {
  const [, original_currency, amount] = /\/OCMT\/([A-Z]{3})(\d+,\d*)/.exec(supplement) ?? [];
  if (original_currency === undefined || amount === undefined) return {};
  return { original_currency, original_amount: amount.replace(',', '.').replace(/\.$/, '') };
}

/** Charges are said in free text; what is no amount there says nothing. */
function chargesOf(text: string | undefined, currency: CurrencyCode): bigint | null {
  if (text === undefined) return null;
  try {
    return amountOf(text.replace(',', '.').replace(/\.$/, ''), currency, {});
  } catch {
    return null;
  }
}
