import { currencyExponent, isCurrencyCode } from '../../../../../kernel/money/currency.js';
import type { Conventions } from './conventions.js';

/** A number in two parts, so that a column can align them at the decimal separator. */
export interface Figure {
  readonly text: string;
  /** Digits that other figures of the column have and this one lacks; printed invisibly. */
  readonly pad: string;
}

/** A decimal such as `-1234.5` in the words of a locale, with a real minus sign. A text that is no number stays. */
export function numberText(decimal: string, { decimal: point, group }: Conventions): string {
  const [, sign = '', whole = '', fraction] = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  if (whole === '') return decimal;
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${sign === '-' ? '−' : ''}${grouped}${fraction === undefined ? '' : point + fraction}`;
}

/** A rate such as `19` or `5.50` with its sign; zeros behind the separator that say nothing are left out. */
export function percentText(rate: string, conventions: Conventions): string {
  return `${numberText(withoutZeros(rate), conventions)}${conventions.percentGap}%`;
}

/** Symbols that nobody takes for another currency. */
const SYMBOLS: Readonly<Record<string, string>> = { EUR: '€', GBP: '£' };

/** An amount with its currency, for where it stands alone. */
export function moneyText(amount: string, currency: string, conventions: Conventions): string {
  const symbol = SYMBOLS[currency] ?? currency;
  const number = numberText(withoutNoDecimals(amount, currency), conventions);
  if (conventions.currency === 'behind') return `${number}\u00a0${symbol}`;
  const gap = symbol === currency || conventions.decimal === ',' ? '\u00a0' : '';
  return number.startsWith('−') ? `−${symbol}${gap}${number.slice(1)}` : `${symbol}${gap}${number}`;
}

/**
 * An amount without the decimals that its currency does not have: electronic documents say `59500.00` of yen. One that
 * says something with them stays, as a price may.
 */
export function withoutNoDecimals(amount: string, currency: string | undefined): string {
  return hasNoDecimals(currency) ? amount.replace(/\.0+$/, '') : amount;
}

/** Whether a currency is counted in whole units, as yen are. */
export function hasNoDecimals(currency: string | undefined): boolean {
  return currency !== undefined && isCurrencyCode(currency) && currencyExponent(currency) === 0;
}

/**
 * The figures of a column, to be aligned at the decimal separator.
 *
 * Takes decimals, undefined where a row has none. Zeros at the end beyond `least` decimals are left out.
 */
export function columnOf(
  decimals: readonly (string | undefined)[],
  conventions: Conventions,
  least = 0,
): (Figure | undefined)[] {
  const texts = decimals.map((one) => (one === undefined ? undefined : withDecimals(one, least)));
  const most = Math.max(0, ...texts.map((one) => fractionOf(one).length));
  return texts.map((one) => {
    if (one === undefined) return undefined;
    const missing = most - fractionOf(one).length;
    const point = fractionOf(one) === '' && missing > 0 ? conventions.decimal : '';
    return { text: numberText(one, conventions), pad: point + '0'.repeat(missing) };
  });
}

function withDecimals(decimal: string, least: number): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  const kept = fraction.replace(/0+$/, '').padEnd(least, '0');
  return kept === '' ? whole : `${whole}.${kept}`;
}

function withoutZeros(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}

function fractionOf(decimal: string | undefined): string {
  return decimal?.split('.')[1] ?? '';
}
