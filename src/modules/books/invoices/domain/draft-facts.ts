import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { PaymentTerms } from '../../../../kernel/time/payment-terms.js';
import type { AgreedWithholding } from '../../../../kernel/tax/withholding.js';
import type { Unit } from '../../../../kernel/units/unit.js';
import type { OwnPrice } from './item-prices.js';
import type { CustomerExemption } from './line-taxes.js';

/** What a draft takes from its customer. */
export interface CustomerFacts {
  readonly name: string;
  readonly currency: CurrencyCode | null;
  readonly payment_terms: PaymentTerms | null;
  readonly tax_exemption: CustomerExemption;
  /** What it withholds of an invoice that says nothing of it. */
  readonly withholdings: readonly AgreedWithholding[] | null;
  readonly archived: boolean;
  readonly merged_into: string | null;
}

/** What a line takes from its product. */
export interface ProductFacts extends OwnPrice {
  readonly name: string;
  readonly unit: Unit | null;
  readonly sku: string | null;
  readonly gtin: string | null;
  readonly archived: boolean;
}
