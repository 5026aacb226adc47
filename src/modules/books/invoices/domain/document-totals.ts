import assert from 'node:assert';
import { sumOf } from '../../../../kernel/money/allocation.js';
import { roundedToStep, type MinorUnits } from '../../../../kernel/money/amount.js';
import type { CalculationTrace, StepName } from './calculation-trace.js';
import type { PricedDocument } from './priced-document.js';
import { withheldOf, type Withheld } from './withholding.js';

/** The amounts of the whole document, without tax where nothing else is said. */
export interface DocumentTotals {
  readonly subtotal: MinorUnits;
  readonly discount_total: MinorUnits;
  readonly charge_total: MinorUnits;
  readonly tax_total: MinorUnits;
  /** With tax. */
  readonly total: MinorUnits;
  /** What the customer withholds of it. */
  readonly withholding_total: MinorUnits;
  readonly payable_rounding: MinorUnits;
  /** What is to be paid at first; below zero where more was prepaid than the total, or the total is below zero. */
  readonly amount_due: MinorUnits;
}

/** The same with each withholding. */
interface WithheldTotals extends DocumentTotals {
  readonly withheld: readonly Withheld[];
}

/** What the totals are added up from. */
interface Parts {
  readonly lines: readonly { readonly net: MinorUnits; readonly taxable: MinorUnits }[];
  readonly discounts: readonly { readonly groupNets: readonly MinorUnits[] }[];
  readonly charges: readonly { readonly groupNets: readonly MinorUnits[] }[];
  readonly tax_breakdown: readonly { readonly taxable: MinorUnits; readonly tax: MinorUnits }[];
}

type Rounding = Pick<PricedDocument, 'round_payable_to' | 'payable_rounding'>;

/** Adds up the document. Source: EN 16931 BR-CO-10 to BR-CO-16. */
export function documentTotals(
  { lines, discounts, charges, tax_breakdown }: Parts,
  {
    prepaid_amount,
    withholding,
    ...rounding
  }: Rounding & Pick<PricedDocument, 'prepaid_amount' | 'withholding'>,
  trace?: CalculationTrace,
): WithheldTotals {
  const added = (step: StepName, operands: readonly MinorUnits[]): MinorUnits => {
    const result = sumOf(operands);
    trace?.push({ step, scope: { of: 'document' }, operands, result });
    return result;
  };
  const subtotal = added('subtotal', netsOf(lines));
  const discount_total = added('discount_total', discounts.map(amountWithoutTax));
  const charge_total = added('charge_total', charges.map(amountWithoutTax));
  const taxable = added('taxable_total', [subtotal, -discount_total, charge_total]);
  const grouped = sumOf(tax_breakdown.map((group) => group.taxable));
  assert.equal(grouped, taxable, 'The tax groups do not add up to what the lines come to.');
  const taxes = tax_breakdown.map(({ tax }) => tax);
  const tax_total = added('tax_total', taxes);
  const total = added('total', [taxable, tax_total]);
  const taxables = lines.map((line) => line.taxable);
  const withheld =
    withholding === undefined ? [] : withheldOf(withholding, { net: taxable, taxables }, trace);
  const amounts = withheld.map(({ amount }) => amount);
  const withholding_total = sumOf(amounts);
  const payable_rounding = roundingOf(total - withholding_total - prepaid_amount, rounding, trace);
  const taken = amounts.map((amount) => -amount);
  const amount_due = added('amount_due', [total, ...taken, -prepaid_amount, payable_rounding]);
  const totals = { subtotal, discount_total, charge_total, tax_total, total, withholding_total };
  return { ...totals, payable_rounding, amount_due, withheld };
}

/** Splits an amount payable into what is due at first and what the customer has overpaid already. */
export function payableSplit(amount_payable: MinorUnits): { amount_due: MinorUnits; credit: MinorUnits } {
  return amount_payable < 0n
    ? { amount_due: 0n, credit: -amount_payable }
    : { amount_due: amount_payable, credit: 0n };
}

function netsOf(lines: Parts['lines']): MinorUnits[] {
  return lines.map(({ net }) => net);
}

function amountWithoutTax({ groupNets }: { readonly groupNets: readonly MinorUnits[] }): MinorUnits {
  return sumOf(groupNets);
}

function roundingOf(
  payable: MinorUnits,
  { round_payable_to: step, payable_rounding: given }: Rounding,
  trace: CalculationTrace | undefined,
): MinorUnits {
  if (given !== undefined) return given;
  if (step === null) return 0n;
  const rounding = roundedToStep(payable, step, 'half-up') - payable;
  trace?.push({
    step: 'payable_rounding',
    scope: { of: 'document' },
    operands: [payable, step],
    result: rounding,
  });
  return rounding;
}
