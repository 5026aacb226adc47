import { decimalText } from './decimal.js';
import { roundedQuotient, type Rounding } from './rounding.js';

/** An exact quotient of two integers, such as an amount before rounding. The denominator is above zero. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** How many decimals of an infinite fraction are printed, beyond those of its unit. */
const FURTHER_DECIMALS = 8;

/** Rounds the fraction to an integer. */
export function rounded({ numerator, denominator }: Fraction, round: Rounding): bigint {
  return roundedQuotient(numerator, denominator, round);
}

/**
 * Formats a fraction of minor units as a decimal: `(2608.695..., 2)` is `26.08695652…`, `(2650, 2)` is `26.50`.
 *
 * Takes the decimals of the unit. A fraction with more than eight further decimals is truncated and ends with `…`.
 */
export function fractionText({ numerator, denominator }: Fraction, decimals: number): string {
  const scaled = numerator * 10n ** BigInt(FURTHER_DECIMALS);
  const text = decimalText(scaled / denominator, decimals + FURTHER_DECIMALS);
  return scaled % denominator === 0n ? withoutTrailingZeros(text) : `${text}…`;
}

function withoutTrailingZeros(text: string): string {
  const shortest = text.length - FURTHER_DECIMALS;
  const zeros = /0*$/.exec(text)?.[0].length ?? 0;
  return text.slice(0, Math.max(shortest, text.length - zeros)).replace(/\.$/, '');
}
