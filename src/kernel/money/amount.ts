import { currencyExponent, type CurrencyCode } from './currency.js';
import { decimalText, microsPerOne, numberOf, type Decimal } from './decimal.js';
import { rounded, type Fraction } from './fraction.js';
import { roundedQuotient, type Rounding } from './rounding.js';

/**
 * An amount of money as a whole number of the currency's smallest unit: 165.01 EUR is 16501n.
 *
 * The currency stands beside it, once per document, because all amounts of a document share it.
 */
export type MinorUnits = bigint;

/** A hundred percent, in the unit that `Decimal.micros` counts. */
export const HUNDRED_PERCENT = 100n * microsPerOne;
const SIGNIFICANT_DIGITS_MAX = 15;
const WHOLE_DIGITS_MAX = 13;

/**
 * Quantity times price in minor units, not rounded yet.
 *
 * Takes exact decimals, how many units the price is for, and the exponent of the currency (0 to 3).
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

/** A percentage of an amount in minor units, not rounded yet: `(100n, 19 %)` is 19. */
export function percentage(amount: MinorUnits, percent: Decimal): Fraction {
  return { numerator: amount * percent.micros, denominator: HUNDRED_PERCENT };
}

/** What an amount is without the tax of a rate that it includes, not rounded yet: `(119n, 19 %)` is 100. */
export function withoutTax(amount: MinorUnits, rate: Decimal): Fraction {
  return { numerator: amount * HUNDRED_PERCENT, denominator: HUNDRED_PERCENT + rate.micros };
}

/**
 * A percentage of an amount in minor units, rounded once: `(100n, 19 %)` is 19n.
 *
 * Takes the rate as a percentage. Source: EN 16931 BR-CO-17.
 */
export function percentOf(amount: MinorUnits, rate: Decimal, round: Rounding): MinorUnits {
  return rounded(percentage(amount, rate), round);
}

/** The multiple of a step that is next to an amount: `(1002n, 5n)` is 1000n. Takes a step above zero. */
export function roundedToStep(amount: MinorUnits, step: MinorUnits, round: Rounding): MinorUnits {
  return roundedQuotient(amount, step, round) * step;
}

/**
 * The amount in minor units that a decimal writes: `165.1` with two decimals is 16510n.
 *
 * Undefined when it has more decimals than the currency.
 */
export function minorUnitsOf(amount: Decimal, exponent: number): MinorUnits | undefined {
  const unit = microsPerOne / 10n ** BigInt(exponent);
  return amount.micros % unit === 0n ? amount.micros / unit : undefined;
}

/**
 * An amount as a decimal text with all decimals of its currency: `(16510n, 'EUR')` is `165.10`.
 *
 * Raises RangeError for an unknown currency.
 */
export function amountText(amount: MinorUnits, currency: CurrencyCode): string {
  return decimalText(amount, currencyExponent(currency));
}

/** For the wire only: exact, because `fitsWire` holds for every amount that is stored. */
export function amountNumber(amount: MinorUnits, currency: CurrencyCode): number {
  return numberOf(amount, 10 ** currencyExponent(currency)) ?? Number(amountText(amount, currency));
}

/**
 * Whether a JSON number carries the amount without loss: below 10^13 in whole units and at most 15 digits.
 *
 * The second limit is the stricter one for currencies with three decimals (decision 0004).
 */
export function fitsWire(amount: MinorUnits, exponent: number): boolean {
  const limit = 10 ** Math.min(SIGNIFICANT_DIGITS_MAX, WHOLE_DIGITS_MAX + exponent);
  return amount < limit && amount > -limit;
}
