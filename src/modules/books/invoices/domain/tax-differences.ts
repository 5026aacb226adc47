import { Decimal } from '../../../../kernel/money/decimal.js';
import type { TaxCategory } from '../../../../kernel/tax/tax-category.js';
import type { TaxDifference } from './priced-document.js';

interface Taxed {
  readonly prices_include_tax: boolean;
  readonly tax_breakdown: readonly {
    readonly category: TaxCategory;
    readonly rate: string;
    readonly taxable: string;
    readonly tax: string;
    readonly difference?: string;
  }[];
}

/** What the taxes of a stored document differ by from what their rates make of them. */
export function taxDifferencesOf({ tax_breakdown, prices_include_tax }: Taxed): TaxDifference[] {
  return tax_breakdown.flatMap(({ category, rate, taxable, tax, difference }) => {
    if (difference === undefined) return [];
    const tax_rate = Decimal.parse(rate);
    if (tax_rate === undefined) throw new Error(`The stored rate ${rate} cannot be read.`);
    const sum = prices_include_tax ? BigInt(taxable) + BigInt(tax) : BigInt(taxable);
    return [{ tax_category: category, tax_rate, sum, amount: BigInt(difference) }];
  });
}
