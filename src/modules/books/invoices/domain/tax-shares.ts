import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import type { TaxCategory } from '../../../../kernel/tax/tax-category.js';
import type { AdjustmentTotals, InvoiceTotals } from './invoice-totals.js';
import { sameTax } from './line-groups.js';
import type { DocumentAdjustment, PricedDocument, Tax } from './priced-document.js';

/** What of a discount or charge of the document falls into a tax group, without tax. */
export interface TaxShare {
  readonly category: TaxCategory;
  readonly rate: Decimal;
  readonly amount: MinorUnits;
  /** The whole that it is a part of: the lines of the group, without tax. */
  readonly base_amount: MinorUnits;
}

/**
 * The shares of the document's discounts, or of its charges, one list for each of them.
 *
 * EN 16931 knows one tax for each discount and charge (BT-95, BT-102), so one that is spread is written once for each
 * group that bears it. Takes the document and what it comes to.
 */
export function taxSharesOf(
  kind: 'discounts' | 'charges',
  document: PricedDocument,
  totals: InvoiceTotals,
): TaxShare[][] {
  if (document[kind].length === 0) return [];
  const groups = groupsOf(document, totals);
  return document[kind].map((adjustment, at) => sharesOf(adjustment, groups, totals[kind][at]));
}

interface Group {
  readonly tax: Tax;
  readonly hasLines: boolean;
  readonly base_amount: MinorUnits;
}

function groupsOf({ lines }: PricedDocument, totals: InvoiceTotals): Group[] {
  return totals.tax_breakdown.map(({ category, rate }) => {
    const tax = { tax_category: category, tax_rate: rate };
    let [base_amount, hasLines] = [0n, false];
    lines.forEach((line, at) => {
      if (!sameTax(line, tax)) return;
      base_amount += totals.lines[at]?.net ?? 0n;
      hasLines = true;
    });
    return { tax, base_amount, hasLines };
  });
}

function sharesOf(
  { tax: named, base_amount: given }: DocumentAdjustment,
  groups: readonly Group[],
  totals: AdjustmentTotals | undefined,
): TaxShare[] {
  const shares = groups.flatMap(({ tax, hasLines, base_amount }, at): TaxShare[] => {
    const bears = named === undefined ? hasLines : sameTax(named, tax);
    const amount = totals?.groupNets[at] ?? 0n;
    return bears ? [{ category: tax.tax_category, rate: tax.tax_rate, amount, base_amount }] : [];
  });
  const [first, ...others] = shares;
  return first !== undefined && others.length === 0 && given !== undefined
    ? [{ ...first, base_amount: given }]
    : shares;
}
