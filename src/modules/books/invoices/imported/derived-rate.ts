import { percentOf, type MinorUnits } from '../../../../kernel/money/amount.js';
import { Decimal } from '../../../../kernel/money/decimal.js';
import { roundedQuotient } from '../../../../kernel/money/rounding.js';

const MICROS_PER_PERCENT = 1_000_000n;
/** Rates have at most four decimals. */
const STEPS = [1_000_000n, 500_000n, 100_000n, 10_000n, 100n];
const MOST = 100n * MICROS_PER_PERCENT;

/**
 * The rate of a tax on an amount: `(10000n, 1900n)` is 19 %. The roundest one that makes the tax; else the nearest with
 * four decimals.
 */
export function derivedRate(net: MinorUnits, tax: MinorUnits): Decimal {
  if (net <= 0n || tax <= 0n) return Decimal.zero;
  const rates = STEPS.map((step) => {
    const micros = roundedQuotient(tax * 100n * MICROS_PER_PERCENT, net * step, 'half-up') * step;
    return Decimal.ofMicros(micros > MOST ? MOST : micros);
  });
  const exact = rates.find((rate) => rate.micros > 0n && percentOf(net, rate, 'half-up') === tax);
  return exact ?? rates.at(-1) ?? Decimal.zero;
}
