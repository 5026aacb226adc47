import { decimalText } from './decimal.js';
import { roundedQuotient, type Rounding } from './rounding.js';

/** An exact quotient of two whole numbers, such as an amount before it is rounded. The denominator is above zero. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** How many decimals of an endless fraction are written, beyond those of its unit. */
const FURTHER_DECIMALS = 8;

/** The whole number that is next to the fraction. */
export function rounded({ numerator, denominator }: Fraction, round: Rounding): bigint {
  return roundedQuotient(numerator, denominator, round);
}

/**
 * A fraction of smallest units as a decimal text: `(2608.695..., 2)` is `26.08695652…`, `(2650, 2)` is `26.50`.
 *
 * Takes the decimals of the unit. A fraction that goes on beyond eight further decimals ends with `…`; it is cut there.
 */
export function fractionText({ numerator, denominator }: Fraction, decimals: number): string {
  const scaled = numerator * 10n ** BigInt(FURTHER_DECIMALS);
  const text = decimalText(scaled / denominator, decimals + FURTHER_DECIMALS);
  const shown = scaled % denominator === 0n ? withoutFurtherZeros(text) : `${text}…`;
  return shown;
}

function withoutFurtherZeros(text: string): string {
  const shortest = text.length - FURTHER_DECIMALS;
  const zeros = /0*$/.exec(text)?.[0].length ?? 0;
  return text.slice(0, Math.max(shortest, text.length - zeros)).replace(/\.$/, '');
}
