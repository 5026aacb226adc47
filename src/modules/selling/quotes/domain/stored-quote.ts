import type { TaxCategory } from '../../../../kernel/tax/tax-category.js';

interface StoredTaxShare {
  readonly category: TaxCategory;
  readonly rate: string;
  readonly amount: string;
  readonly base_amount: string;
}

/** A discount or charge as it is kept in JSON, its amounts in minor units. */
export interface StoredAdjustment {
  readonly reason?: string;
  readonly reason_code?: string;
  readonly percent?: string;
  readonly amount: string;
  readonly base_amount?: string;
  readonly tax_rate?: string;
  readonly tax_category?: TaxCategory;
  readonly tax_shares?: readonly StoredTaxShare[];
}

/** A tax group as it is kept in JSON, its amounts in minor units. */
export interface StoredTaxGroup {
  readonly category: TaxCategory;
  readonly rate: string;
  readonly taxable: string;
  readonly tax: string;
  readonly difference?: string;
  readonly exemption_reason?: string;
  readonly exemption_code?: string;
}
