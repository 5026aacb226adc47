import { sumOf } from '../../../../kernel/money/allocation.js';
import { percentage, type MinorUnits } from '../../../../kernel/money/amount.js';
import { Decimal } from '../../../../kernel/money/decimal.js';
import { rounded } from '../../../../kernel/money/fraction.js';
import type { FieldFault } from '../../../../kernel/problems/problem.js';
import {
  withheldTogether,
  type AgreedWithholding,
  type WithholdingDetails,
  type Withholdings,
} from '../../../../kernel/tax/withholding.js';
import type { CalculationTrace } from './calculation-trace.js';
import type { Withholding } from './priced-document.js';

/** What a withholding comes to: the net that it is taken from, and the amount. */
export interface Withheld {
  readonly base: MinorUnits;
  readonly amount: MinorUnits;
}

/**
 * What each withholding comes to: a percentage of the net of all lines that are withheld from, with the document's
 * discounts and charges, rounded once for each withholding.
 */
export function withheldOf(
  { rates, without }: Withholding,
  of: { readonly net: MinorUnits; readonly taxables: readonly MinorUnits[] },
  trace?: CalculationTrace,
): Withheld[] {
  if (rates.length === 0) return [];
  const left = without.map((line) => -(of.taxables[line] ?? 0n));
  const base = of.net + sumOf(left);
  trace?.push({
    step: 'withholding_base',
    scope: { of: 'document' },
    operands: [of.net, ...left],
    result: base,
  });
  return rates.map((rate) => {
    const exact = percentage(base, rate);
    const amount = rounded(exact, 'half-up');
    const operands = [base, rate];
    trace?.push({ step: 'withholding', scope: { of: 'document' }, operands, exact, result: amount });
    return { base, amount };
  });
}

/** What was said, with what it comes to, in the form in which it is kept. */
export function storedWithholdings(
  said: readonly WithholdingDetails[] | undefined,
  withheld: readonly Withheld[],
): Withholdings {
  if (said === undefined || said.length === 0) return null;
  return said.map(({ name, rate }, at) => ({
    name,
    rate: rate.toString(),
    base: String(withheld[at]?.base ?? 0n),
    amount: String(withheld[at]?.amount ?? 0n),
  }));
}

interface Asked {
  readonly withholdings?: readonly WithholdingDetails[];
  readonly items: readonly { readonly withholdable?: boolean }[];
}

/** How the details of an invoice are withheld from. */
export function withholdingOf({ withholdings = [], items }: Asked): Withholding {
  const without = items.flatMap((item, at) => (isWithholdable(item) ? [] : [at]));
  return { rates: withholdings.map(({ rate }) => rate), without };
}

/**
 * Details that say what is withheld: as they say it, else as it is agreed with their customer. What is agreed falls
 * away where no line is withheld from.
 */
export function withAgreed<T extends Asked>(
  details: T,
  agreed: readonly AgreedWithholding[] | null | undefined,
): T {
  if (details.withholdings !== undefined || !agreed || !details.items.some(isWithholdable)) return details;
  const withholdings = agreed.map(({ name, rate }) => ({ name, rate: Decimal.ofStored(rate) }));
  return { ...details, withholdings };
}

function isWithholdable({ withholdable = true }: Asked['items'][number]): boolean {
  return withholdable;
}

/** What is wrong with withholdings before anything is computed. */
export function withholdingFaults({ withholdings = [], items }: Asked): FieldFault[] {
  if (withholdings.length === 0) return [];
  if (items.some(isWithholdable)) return withheldTogether(withholdings);
  const detail = 'No line is left to withhold from; let one be withholdable, or leave the withholdings out.';
  return [{ pointer: '#/withholdings', code: 'nothing_to_withhold', detail }];
}
