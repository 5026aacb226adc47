/** The one rounding that invoices use: half a unit goes away from zero. Named wherever it happens. */
export type Rounding = 'half-up';

/**
 * The quotient of two whole numbers, rounded half up (away from zero) to a whole number.
 *
 * Takes a divisor above zero. Source: EN 16931 leaves the method open; half up is decision 0004.
 * Raises RangeError for a divisor of zero or below.
 */
export function roundedQuotient(dividend: bigint, divisor: bigint, _round: Rounding): bigint {
  if (divisor <= 0n) throw new RangeError('A divisor must be above zero.');
  const magnitude = dividend < 0n ? -dividend : dividend;
  const rounded = (2n * magnitude + divisor) / (2n * divisor);
  return dividend < 0n ? -rounded : rounded;
}
