import type { MinorUnits } from '../../../../kernel/money/amount.js';
import { taxCategories } from '../../../../kernel/tax/tax-category.js';
import type { PricedDocument, Tax } from './priced-document.js';

/** All lines of one tax category and rate. */
export interface LineGroup {
  readonly tax: Tax;
  /** Indexes of its lines; none when only a discount or charge of the document names this tax. */
  readonly lines: readonly number[];
  /** What the lines come to, in the terms of their prices. */
  readonly base: MinorUnits;
}

/**
 * The tax groups of an invoice: the highest rate first, and categories of one rate in the order of their list.
 *
 * Takes the amounts of the lines. The order does not depend on that of the lines. Source: EN 16931 BG-23.
 */
export function lineGroups(
  { lines, discounts, charges }: Pick<PricedDocument, 'lines' | 'discounts' | 'charges'>,
  amounts: readonly MinorUnits[],
): LineGroup[] {
  const groups = new Map<string, { tax: Tax; lines: number[]; base: MinorUnits }>();
  const groupOf = ({ tax_rate, tax_category }: Tax) => {
    const key = `${tax_category}${tax_rate.micros}`;
    const known = groups.get(key);
    if (known !== undefined) return known;
    const fresh = { tax: { tax_rate, tax_category }, lines: [], base: 0n };
    groups.set(key, fresh);
    return fresh;
  };
  lines.forEach((line, at) => {
    const group = groupOf(line);
    group.lines.push(at);
    group.base += amounts[at] ?? 0n;
  });
  for (const { tax } of discounts) if (tax !== undefined) groupOf(tax);
  for (const { tax } of charges) if (tax !== undefined) groupOf(tax);
  return [...groups.values()].sort((a, b) => order(a.tax, b.tax));
}

export function sameTax(a: Tax, b: Tax): boolean {
  return a.tax_category === b.tax_category && a.tax_rate.equals(b.tax_rate);
}

function order(a: Tax, b: Tax): number {
  if (!a.tax_rate.equals(b.tax_rate)) return a.tax_rate.micros > b.tax_rate.micros ? -1 : 1;
  return placeOf(a) - placeOf(b);
}

function placeOf({ tax_category }: Tax): number {
  return taxCategories.indexOf(tax_category);
}
