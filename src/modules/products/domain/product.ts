import type { Decimal } from '../../../kernel/money/decimal.js';
import type { TaxCategory } from '../../../kernel/tax/tax-category.js';
import type { Unit } from '../../../kernel/units/unit.js';

/** What a caller says of a product. Everything but the name may be left out. */
export interface ProductDetails {
  readonly name: string;
  readonly sku?: string;
  readonly description?: string;
  readonly price?: Decimal;
  readonly currency?: string;
  readonly tax_rate?: Decimal;
  readonly tax_category?: TaxCategory;
  readonly unit?: Unit;
  readonly active?: boolean;
  readonly metadata?: Readonly<Record<string, string>>;
}
