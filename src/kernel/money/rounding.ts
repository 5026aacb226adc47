/** The only rounding mode of invoices: half a unit rounds away from zero. Every call names it. */
export type Rounding = 'half-up';

/**
 * Divides two integers and rounds the quotient half up (away from zero).
 *
 * The divisor must be above zero. EN 16931 does not prescribe a rounding mode; decision 0004 chooses half up.
 * Raises RangeError for a divisor of zero or below.
 */
export function roundedQuotient(dividend: bigint, divisor: bigint, _round: Rounding): bigint {
  if (divisor <= 0n) throw new RangeError('A divisor must be above zero.');
  const magnitude = dividend < 0n ? -dividend : dividend;
  const rounded = (2n * magnitude + divisor) / (2n * divisor);
  return dividend < 0n ? -rounded : rounded;
}
