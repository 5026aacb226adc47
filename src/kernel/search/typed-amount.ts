import { currencyCodes, currencyExponent, type CurrencyCode } from '../money/currency.js';

/** As many digits as a stored amount can have. */
const DIGITS_MAX = 15;

/** Without leading zeros, which numbers of documents have and amounts have not. */
const WHOLE = /^(?:0|[1-9]\d*)$/;
const GROUPED = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/;
const WITH_DECIMALS = /^(0|[1-9]\d*|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?:\.\d{3})+)([.,])(\d{1,3})$/;

/** An amount of money in minor units, and the currencies that have so many decimals. */
export interface AmountLookedFor {
  readonly minorUnits: bigint;
  readonly currencies: readonly CurrencyCode[];
}

const byDecimals = new Map<number, CurrencyCode[]>();
for (const code of currencyCodes) {
  const decimals = currencyExponent(code);
  byDecimals.set(decimals, [...(byDecimals.get(decimals) ?? []), code]);
}

/**
 * Returns the amounts that a text can mean, as people type and copy them: `1234.5`, `1,234.50`, `1.234,50`,
 * `1’234.50`, `€ 1 234,50`. None if it is no amount. `1.234` is read both ways.
 */
export function amountsLookedFor(text: string): AmountLookedFor[] {
  const plain = text.replace(/[\s\p{Sc}’']/gu, '');
  return [...new Set(readings(plain))].flatMap((reading) => {
    const [whole = '', decimals = ''] = reading.split('.');
    if (whole.length > DIGITS_MAX) return [];
    return [...byDecimals].flatMap(([exponent, currencies]) => {
      if (decimals.length > exponent) return [];
      return [{ minorUnits: BigInt(`${whole}${decimals.padEnd(exponent, '0')}`), currencies }];
    });
  });
}

/** Each with a point before its decimals, of which the last is not 0. */
function readings(plain: string): string[] {
  const found: string[] = [];
  if (WHOLE.test(plain) || GROUPED.test(plain)) found.push(plain.replace(/[.,]/g, ''));
  const [, whole = '', mark = '', decimals = ''] = WITH_DECIMALS.exec(plain) ?? [];
  if (whole !== '' && !whole.includes(mark)) found.push(`${whole.replace(/[.,]/g, '')}.${decimals}`);
  return found.map((reading) => (reading.includes('.') ? reading.replace(/\.?0*$/, '') : reading));
}
