import { currencyExponent, type CurrencyCode } from './currency.js';
import { Decimal, decimalText, microsPerOne, numberOf } from './decimal.js';
import { rounded, type Fraction } from './fraction.js';
import { roundedQuotient, type Rounding } from './rounding.js';

/**
 * An amount of money as a whole number of the currency's smallest unit: 165.01 EUR is 16501n.
 *
 * The document stores the currency once, because all of its amounts share it.
 */
export type MinorUnits = bigint;

/** 100 %, in the unit of `Decimal.micros`. */
export const HUNDRED_PERCENT = 100n * microsPerOne;
const SIGNIFICANT_DIGITS_MAX = 15;
const WHOLE_DIGITS_MAX = 13;

/**
 * Returns quantity times price in minor units, before rounding.
 *
 * `price_base_quantity` is the number of units that the price covers. `exponent` is that of the currency (0 to 3).
 * Source: EN 16931 BT-146, BT-149 and BR-24.
 */
export function quantityTimesPrice(
  factors: { readonly quantity: Decimal; readonly price: Decimal; readonly price_base_quantity: Decimal },
  exponent: number,
): Fraction {
  const { quantity, price, price_base_quantity } = factors;
  return {
    numerator: quantity.micros * price.micros * 10n ** BigInt(exponent),
    denominator: microsPerOne * price_base_quantity.micros,
  };
}

/** Returns a percentage of an amount in minor units, before rounding: `(100n, 19 %)` is 19. */
export function percentage(amount: MinorUnits, percent: Decimal): Fraction {
  return { numerator: amount * percent.micros, denominator: HUNDRED_PERCENT };
}

/** Removes the tax that an amount includes, before rounding: `(119n, 19 %)` is 100. */
export function withoutTax(amount: MinorUnits, rate: Decimal): Fraction {
  return { numerator: amount * HUNDRED_PERCENT, denominator: HUNDRED_PERCENT + rate.micros };
}

/**
 * Returns a percentage of an amount in minor units, rounded once: `(100n, 19 %)` is 19n.
 *
 * Takes the rate in percent. Source: EN 16931 BR-CO-17.
 */
export function percentOf(amount: MinorUnits, rate: Decimal, round: Rounding): MinorUnits {
  return rounded(percentage(amount, rate), round);
}

/**
 * Converts an amount to another currency, rounded once: `(10000n, {from: 2, to: 0, rate: 1.5})` is 150n.
 *
 * Takes the exponents of both currencies, and what a unit of the first is in the second.
 */
export function convertedAmount(
  amount: MinorUnits,
  { from, to, rate }: { readonly from: number; readonly to: number; readonly rate: Decimal },
): MinorUnits {
  const numerator = amount * rate.micros * 10n ** BigInt(to);
  return rounded({ numerator, denominator: microsPerOne * 10n ** BigInt(from) }, 'half-up');
}

/** A part of an amount, rounded half up: `(100n, 1n, 3n)` is 33n. Raises RangeError for a whole of zero. */
export function shareOf(amount: MinorUnits, part: bigint, whole: bigint): MinorUnits {
  const sign = whole < 0n ? -1n : 1n;
  return roundedQuotient(amount * part * sign, whole * sign, 'half-up');
}

export function smaller(one: MinorUnits, other: MinorUnits): MinorUnits {
  return one < other ? one : other;
}

export function absolute(amount: MinorUnits): MinorUnits {
  return amount < 0n ? -amount : amount;
}

export function atLeastZero(amount: MinorUnits): MinorUnits {
  return amount < 0n ? 0n : amount;
}

/** Rounds an amount to the nearest multiple of a step: `(1002n, 5n)` is 1000n. The step must be above zero. */
export function roundedToStep(amount: MinorUnits, step: MinorUnits, round: Rounding): MinorUnits {
  return roundedQuotient(amount, step, round) * step;
}

/**
 * Converts a decimal to minor units: `165.1` with two decimals is 16510n.
 *
 * Returns undefined if the decimal has more decimals than the currency.
 */
export function minorUnitsOf(amount: Decimal, exponent: number): MinorUnits | undefined {
  const unit = microsPerOne / 10n ** BigInt(exponent);
  return amount.micros % unit === 0n ? amount.micros / unit : undefined;
}

/** The sentence for an amount that has more decimals than its currency. */
export function tooManyDecimals(exponent: number): string {
  return `At most ${exponent} decimals are possible in this currency.`;
}

/**
 * Formats an amount with all decimals of its currency: `(16510n, 'EUR')` is `165.10`.
 *
 * Raises RangeError for an unknown currency.
 */
export function amountText(amount: MinorUnits, currency: CurrencyCode): string {
  return decimalText(amount, currencyExponent(currency));
}

/** An amount as a decimal of its currency. Every stored amount is one. */
export function decimalAmount(amount: MinorUnits, currency: CurrencyCode): Decimal {
  return Decimal.ofStored(amountText(amount, currency));
}

/** Converts an amount to a JSON number. Exact, because `fitsWire` is true for every stored amount. Only for the API. */
export function amountNumber(amount: MinorUnits, currency: CurrencyCode): number {
  return numberOf(amount, 10 ** currencyExponent(currency)) ?? Number(amountText(amount, currency));
}

/**
 * Returns whether a JSON number holds the amount exactly: below 10^13 in whole units and at most 15 digits.
 *
 * For currencies with three decimals the limit on digits is the stricter one (decision 0004).
 */
export function fitsWire(amount: MinorUnits, exponent: number): boolean {
  const limit = 10 ** Math.min(SIGNIFICANT_DIGITS_MAX, WHOLE_DIGITS_MAX + exponent);
  return amount < limit && amount > -limit;
}
