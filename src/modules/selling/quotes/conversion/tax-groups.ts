import { decimalAmount, type MinorUnits } from '../../../../kernel/money/amount.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import type { TaxCategory } from '../../../../kernel/tax/tax-category.js';
import type {
  DocumentAdjustmentDetails,
  InvoiceDetails,
  TaxDifference,
} from '../../../books/invoices/index.js';

/** A tax category with its rate. */
export interface TaxOf {
  readonly category: TaxCategory;
  readonly rate: Decimal;
}

/** A tax group in minor units. */
export interface Group extends TaxOf {
  readonly taxable: MinorUnits;
  readonly tax: MinorUnits;
}

/** The groups that an invoice is to have, and those that it comes to. */
export interface Sums {
  readonly target: readonly Group[];
  readonly computed: readonly Group[];
}

/** What is left of groups once others were taken off them. */
export function restOf(whole: readonly Group[], taken: readonly (readonly Group[])[]): Group[] {
  return whole.map((group) => {
    const parts = taken.flatMap((groups) => groups.filter((one) => isSame(one, group)));
    return {
      ...group,
      taxable: parts.reduce((rest, one) => rest - one.taxable, group.taxable),
      tax: parts.reduce((rest, one) => rest - one.tax, group.tax),
    };
  });
}

/** What groups come to together, with tax. */
export function totalOf(groups: readonly Group[]): MinorUnits {
  return groups.reduce((sum, { taxable, tax }) => sum + taxable + tax, 0n);
}

/**
 * The details with a discount or charge for each group that rounding has taken from its target, by cents as a rule.
 * Groups without a target stay as they are.
 */
export function evenedOut(
  details: InvoiceDetails,
  { target, computed }: Sums,
  { currency, reason }: { readonly currency: string; readonly reason: string },
): InvoiceDetails {
  const discounts: DocumentAdjustmentDetails[] = [];
  const charges: DocumentAdjustmentDetails[] = [];
  for (const wanted of target) {
    const found = computed.find((one) => isSame(one, wanted));
    const off = inPrices(wanted, details) - (found === undefined ? 0n : inPrices(found, details));
    if (off === 0n) continue;
    const amount = decimalAmount(off < 0n ? -off : off, currency);
    const one = { amount, reason, tax_rate: wanted.rate, tax_category: wanted.category };
    (off < 0n ? discounts : charges).push(one);
  }
  return {
    ...details,
    discounts: [...(details.discounts ?? []), ...discounts],
    charges: [...(details.charges ?? []), ...charges],
  };
}

/** What the taxes of groups are to differ by from what their rates make of them. */
export function taxDifferences({ target, computed }: Sums, details: InvoiceDetails): TaxDifference[] {
  return target.flatMap((wanted) => {
    const found = computed.find((one) => isSame(one, wanted));
    if (found === undefined || found.tax === wanted.tax) return [];
    const { category: tax_category, rate: tax_rate } = wanted;
    return [{ tax_category, tax_rate, sum: inPrices(found, details), amount: wanted.tax - found.tax }];
  });
}

export function isSame(one: TaxOf, other: TaxOf): boolean {
  return one.category === other.category && one.rate.equals(other.rate);
}

/** What a group comes to in the terms of the prices. */
export function inPrices(
  { taxable, tax }: Group,
  { prices_include_tax = false }: Pick<InvoiceDetails, 'prices_include_tax'>,
): MinorUnits {
  return prices_include_tax ? taxable + tax : taxable;
}
