import { Decimal } from '../../../../kernel/money/decimal.js';
import type { TaxCategory } from '../../../../kernel/tax/tax-category.js';
import { usualReason } from '../../../../kernel/tax/usual-reason.js';
import type { Tax } from './priced-document.js';

/** Why a customer is charged no tax, if that is so. */
export type CustomerExemption = 'none' | 'exempt' | 'reverse_charge';

/** The parts of a tax that the caller named: both, one, or none. */
interface NamedTax {
  readonly tax_rate?: Decimal | undefined;
  readonly tax_category?: TaxCategory | undefined;
}

const untaxedCategory = {
  none: 'Z',
  exempt: 'E',
  reverse_charge: 'AE',
} as const satisfies Record<CustomerExemption, TaxCategory>;

/** Which rates each category may have. Source: EN 16931 BR-S-05, BR-Z-05, BR-AF-05 and their like. */
const ratesOf = {
  S: 'above zero',
  Z: 'zero',
  E: 'zero',
  AE: 'zero',
  K: 'zero',
  G: 'zero',
  O: 'zero',
  L: 'any',
  M: 'any',
} as const satisfies Record<TaxCategory, 'above zero' | 'zero' | 'any'>;

/** Whether a category may have this rate: the standard one has a rate above zero, the islands' any, others zero. */
export function fits({ tax_rate, tax_category }: Tax): boolean {
  const rates = ratesOf[tax_category];
  return rates === 'any' || (rates === 'above zero') === tax_rate.micros > 0n;
}

/** The tax of an invoice whose category may be left out: a rate of 0 is read by the customer's exemption. */
export function documentTax(
  { tax_rate, tax_category }: NamedTax & { readonly tax_rate: Decimal },
  exemption: CustomerExemption,
): Tax {
  return { tax_rate, tax_category: tax_category ?? usualCategory(tax_rate, exemption) };
}

/**
 * The tax of a line, or of a discount or charge that names one.
 *
 * A category without tax makes the rate 0; a rate keeps the document's category where it fits.
 */
export function ownTax(
  { tax_rate, tax_category }: NamedTax,
  document: Tax,
  exemption: CustomerExemption,
): Tax {
  if (tax_category !== undefined) {
    const implied = ratesOf[tax_category] === 'zero' ? Decimal.zero : document.tax_rate;
    return { tax_rate: tax_rate ?? implied, tax_category };
  }
  if (tax_rate === undefined) return document;
  const kept = { tax_rate, tax_category: document.tax_category };
  return fits(kept) ? kept : documentTax({ tax_rate }, exemption);
}

/**
 * Why a group is charged no tax: what the invoice says, else the usual words; none where none is asked for.
 *
 * What the invoice says belongs to exempt groups first, which have no usual words. Takes all categories of the
 * invoice. Source: EN 16931 BR-E-10, BR-AE-10, BR-IC-10, BR-G-10, BR-O-10.
 */
export function exemptionReason(
  category: TaxCategory,
  said: string | undefined,
  all: readonly TaxCategory[],
): string | undefined {
  if (category === 'Z' || ratesOf[category] !== 'zero') return undefined;
  if (category === 'E') return said;
  return all.includes('E') ? usualReason[category] : (said ?? usualReason[category]);
}

function usualCategory(rate: Decimal, exemption: CustomerExemption): TaxCategory {
  return rate.micros > 0n ? 'S' : untaxedCategory[exemption];
}
