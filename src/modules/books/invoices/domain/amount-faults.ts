import { fitsWire, type MinorUnits } from '../../../../kernel/money/amount.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { jsonPointer } from '../../../../kernel/problems/json-pointer.js';
import type { FieldFault } from '../../../../kernel/problems/problem.js';
import type { PricedDocument } from './priced-document.js';
import type { InvoiceTotals, LineTotals } from './invoice-totals.js';
import { sameTax } from './line-groups.js';

const TOO_LARGE = {
  code: 'amount_too_large',
  detail: 'The amount has more digits than an invoice can carry.',
};

/** What a document is refused for although its amounts are right. */
export interface AmountLimits {
  /** The total is not below zero. */
  readonly negativeTotal: boolean;
  /** Discounts, charges and what was prepaid are not below zero. */
  readonly negativeAmounts: boolean;
}

/** Of an invoice that is stored. */
export const storedLimits: AmountLimits = { negativeTotal: true, negativeAmounts: true };

/** Of a document that is only calculated, or that somebody else wrote: nothing. */
export const noLimits: AmountLimits = { negativeTotal: false, negativeAmounts: false };

interface Said {
  /** Whether the caller says why a group of this rate is exempt. */
  readonly isReasoned: (rate: Decimal) => boolean;
  readonly faults: readonly FieldFault[];
  readonly limits?: AmountLimits;
}

/**
 * Everything that is wrong with the amounts and the taxes of an invoice as a whole.
 *
 * Reports all faults of single lines. Reports those of the sums only when nothing else is wrong, because they follow
 * from it.
 * Takes the computed totals, what the caller gave, and the limits; those of a stored invoice when none are given.
 */
export function amountFaults(
  document: PricedDocument,
  totals: InvoiceTotals,
  { limits = storedLimits, ...said }: Said,
): FieldFault[] {
  const { exponent } = document;
  const faults = [
    ...said.faults,
    ...lineFaults(totals.lines, exponent),
    ...taxFaults(document, totals, said.isReasoned),
  ];
  return faults.length > 0 ? faults : sumFaults(document, totals, limits);
}

function lineFaults(lines: readonly LineTotals[], exponent: number): FieldFault[] {
  return lines.flatMap(({ gross, discounts, charges, net }, at) => {
    const amounts = [gross, net, ...discounts, ...charges];
    return amounts.every((amount) => fitsWire(amount, exponent))
      ? []
      : [{ pointer: jsonPointer(['items', at]), ...TOO_LARGE }];
  });
}

function taxFaults(
  document: PricedDocument,
  { tax_breakdown }: InvoiceTotals,
  isReasoned: Said['isReasoned'],
): FieldFault[] {
  const categories = new Set(tax_breakdown.map(({ category }) => category));
  const faults = [...lonelyFaults('discounts', document), ...lonelyFaults('charges', document)];
  if (tax_breakdown.some(({ category, rate }) => category === 'E' && !isReasoned(rate))) {
    const detail = 'Category E, exempt, needs the reason to be named.';
    faults.push({ pointer: '#/tax_exemption_reason', code: 'required', detail });
  }
  if (categories.has('O') && categories.size > 1) {
    const detail = 'What is not subject to tax (O) and what is cannot be on one invoice.';
    const mixed = { code: 'mixed_tax_categories', detail };
    document.lines.forEach(({ tax_category }, at) => {
      if (tax_category === 'O')
        faults.push({ pointer: jsonPointer(['items', at, 'tax_category']), ...mixed });
    });
    if (faults.length === 0) faults.push({ pointer: '#/items', ...mixed });
  }
  return faults;
}

/** Percentages of a tax which no line has, so that there is nothing to take them from. */
function lonelyFaults(kind: 'discounts' | 'charges', document: PricedDocument): FieldFault[] {
  const detail = 'No line has this tax, so there is nothing to take it from.';
  return document[kind].flatMap(({ tax, percent }, at) => {
    if (tax === undefined || percent === undefined) return [];
    if (document.lines.some((line) => sameTax(line, tax))) return [];
    return [{ pointer: jsonPointer([kind, at]), code: 'unknown_tax_group', detail }];
  });
}

function sumFaults(
  { exponent, prepaid_amount, withholding }: PricedDocument,
  totals: InvoiceTotals,
  limits: AmountLimits,
): FieldFault[] {
  const { subtotal, discount_total, charge_total, total, amount_due, tax_breakdown } = totals;
  const amounts: MinorUnits[] = [subtotal, discount_total, charge_total, total, amount_due];
  const groups = tax_breakdown.flatMap(({ taxable, tax }) => [taxable, tax]);
  const lines = totals.lines.map(({ taxable }) => taxable);
  if (![...amounts, ...groups, ...lines].every((amount) => fitsWire(amount, exponent))) {
    return [{ pointer: '#/items', ...TOO_LARGE }];
  }
  if (limits.negativeTotal && total < 0n) {
    const detail = 'The total of an invoice is never negative; what you owe a customer is a credit note.';
    return [{ pointer: '#/items', code: 'negative_total', detail }];
  }
  const { withholding_total } = totals;
  if (limits.negativeTotal && withholding !== undefined && !isWithheld(withholding_total, total)) {
    const detail = 'What is withheld is below zero, or more than the total.';
    return [{ pointer: '#/withholdings', code: 'more_than_total', detail }];
  }
  if (limits.negativeTotal && amount_due < 0n && total - withholding_total >= prepaid_amount) {
    const detail = 'The rounding takes off more than there is to pay.';
    return [{ pointer: '#/payable_rounding', code: 'more_than_total', detail }];
  }
  return [];
}

/** Nobody withholds what a document gives back, or more than it asks for. */
function isWithheld(withheld: MinorUnits, total: MinorUnits): boolean {
  return withheld >= 0n && withheld <= total;
}
