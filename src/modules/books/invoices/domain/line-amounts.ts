import { percentage, quantityTimesPrice, type MinorUnits } from '../../../../kernel/money/amount.js';
import { sumOf } from '../../../../kernel/money/allocation.js';
import { rounded } from '../../../../kernel/money/fraction.js';
import type { Run } from './calculation-trace.js';
import type { Adjustment, PricedLine } from './priced-document.js';

/** A line's amounts in the terms of its price: with tax where prices include it. */
export interface LineAmounts {
  /** Quantity times price, rounded once. */
  readonly gross: MinorUnits;
  /** What each discount and each charge comes to. */
  readonly discounts: readonly MinorUnits[];
  readonly charges: readonly MinorUnits[];
  /** Gross less discounts plus charges. */
  readonly amount: MinorUnits;
}

/** What a line comes to, before anything that belongs to the whole document. Takes its index. */
export function lineAmounts(line: PricedLine, at: number, run: Run): LineAmounts {
  const exact = quantityTimesPrice(line, run.exponent);
  const gross = rounded(exact, 'half-up');
  const scope = { of: 'line', line: at } as const;
  const { quantity, price, price_base_quantity } = line;
  run.trace?.push({
    step: 'line_gross',
    scope,
    operands: [quantity, price, price_base_quantity],
    exact,
    result: gross,
  });
  if (line.discounts.length === 0 && line.charges.length === 0) {
    return { gross, discounts: NONE, charges: NONE, amount: gross };
  }
  const amountsOf = (of: 'discount' | 'charge', adjustments: readonly Adjustment[]): MinorUnits[] =>
    adjustments.map((adjustment, index) => {
      const amount = adjustmentAmount(adjustment, gross);
      const about = { scope: { of, line: at, at: index }, ...adjustmentStep(adjustment, gross) };
      run.trace?.push({ step: `line_${of}`, ...about, result: amount });
      return amount;
    });
  const discounts = amountsOf('discount', line.discounts);
  const charges = amountsOf('charge', line.charges);
  const amount = gross - sumOf(discounts) + sumOf(charges);
  const operands = [gross, ...discounts.map((discount) => -discount), ...charges];
  run.trace?.push({ step: 'line_amount', scope, operands, result: amount });
  return { gross, discounts, charges, amount };
}

/** What a discount or charge comes to, taken from a base: its percentage rounded once, else the given amount. */
export function adjustmentAmount({ percent, amount = 0n }: Adjustment, base: MinorUnits): MinorUnits {
  return percent === undefined ? amount : rounded(percentage(base, percent), 'half-up');
}

/** The same for the trace. A given amount is its own explanation. */
export function adjustmentStep({ percent, amount = 0n }: Adjustment, base: MinorUnits) {
  return percent === undefined
    ? { operands: [amount] }
    : { operands: [base, percent], exact: percentage(base, percent) };
}

const NONE: readonly MinorUnits[] = [];
