import { fitsWire, minorUnitsOf, type MinorUnits } from '../money/amount.js';
import { currencyExponent, isCurrencyCode, type CurrencyCode } from '../money/currency.js';
import { Decimal } from '../money/decimal.js';
import { isCalendarDate, type CalendarDate } from '../time/calendar-date.js';
import { UnreadableStatement, type PaymentFacts, type UnreadablePlace } from './read-statement.js';

/** As banks say that a value is missing. */
const NOTHING = /^(?:NOTPROVIDED|NONREF|NOTAVAILABLE|N\/?A)$/i;

/** More is not printed by any bank; a purpose has at most 140 characters, or a few of these. */
export const TEXT_MAX = 2000;
export const NAME_MAX = 255;

/** A text on one line, of bounded length, with nothing that cannot be stored; null for a blank one. */
export function plainText(text: string | undefined, max = NAME_MAX): string | null {
  if (text === undefined) return null;
  const plain = text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return plain === '' ? null : [...plain].slice(0, max).join('').trim();
}

/** The same of an identifier, which banks fill in although there is none. */
export function referenceText(text: string | undefined): string | null {
  const plain = plainText(text);
  return plain === null || NOTHING.test(plain) ? null : plain;
}

/** An account number without the blanks that people read it by. */
export function accountText(text: string | undefined): string | null {
  return plainText(text)?.replaceAll(' ', '').toUpperCase() ?? null;
}

/** Reads an amount such as `12.50`. Raises UnreadableStatement for more decimals than the currency has. */
export function amountOf(text: string, currency: CurrencyCode, place: UnreadablePlace): MinorUnits {
  const exponent = currencyExponent(currency);
  const [whole = '', fraction = ''] = text.split('.', 2);
  const kept = fraction.replace(/0+$/, '');
  const decimal = Decimal.parse(kept === '' ? whole : `${whole}.${kept}`);
  const amount = decimal && minorUnitsOf(decimal, exponent);
  if (amount === undefined || !/^-?\d+(?:\.\d*)?$/.test(text) || !fitsWire(amount, exponent)) {
    throw new UnreadableStatement(`${quoted(text)} is no amount in ${currency}.`, place);
  }
  return amount;
}

export function currencyOf(text: string, place: UnreadablePlace): CurrencyCode {
  if (isCurrencyCode(text)) return text;
  throw new UnreadableStatement(`${quoted(text)} is no currency.`, place);
}

export function dayOf(text: string, place: UnreadablePlace): CalendarDate {
  if (isCalendarDate(text)) return text;
  throw new UnreadableStatement(`${quoted(text)} is no day.`, place);
}

/** A text of the file within a sentence. */
export function quoted(text: string): string {
  const plain = plainText(text, 40) ?? '';
  return `“${plain}”`;
}

/** What a bank says of a payment when it says nothing. */
export const noFacts: PaymentFacts = {
  counterparty_name: null,
  counterparty_iban: null,
  counterparty_bic: null,
  text: null,
  end_to_end_id: null,
  mandate_id: null,
  creditor_id: null,
  structured_reference: null,
  return_reason: null,
  original_amount: null,
  original_currency: null,
};
