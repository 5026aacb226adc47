import type { TaxCategory } from '../../../../kernel/tax/tax-category.js';
import type { Unit } from '../../../../kernel/units/unit.js';
import type { AnswerChannel } from './quote.js';

/** What a quote is made of, with exact numbers as texts. Its lines are in the order of the stored ones. */
export type StoredContent = Readonly<Record<string, unknown>>;

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
  readonly exemption_reason?: string;
  readonly exemption_code?: string;
}

/** A line as it is kept in JSON: exact numbers as texts, amounts in minor units. */
export interface StoredQuoteItem {
  readonly id: string;
  readonly optional: boolean;
  readonly group: string | null;
  /** Whether it is part of the totals. */
  readonly chosen: boolean;
  readonly product_id: string;
  readonly product_name: string;
  readonly description: string | null;
  readonly quantity: string;
  readonly unit: Unit | null;
  readonly price: string;
  readonly price_base_quantity: string;
  readonly tax_rate: string;
  readonly tax_category: TaxCategory;
  readonly gross: string;
  readonly net: string;
  readonly taxable: string;
  readonly discounts: readonly StoredAdjustment[];
  readonly charges: readonly StoredAdjustment[];
  readonly e_invoice: Readonly<Record<string, unknown>> | null;
}

/** What proves that a quote was accepted, and what it came to then. Amounts are minor units as texts. */
export interface StoredAcceptance {
  readonly at: string;
  /** Null once the data of the customer were erased. */
  readonly name: string | null;
  readonly channel: AnswerChannel;
  /** The lines that hold. */
  readonly items: readonly string[];
  /** SHA-256 of the quote as it was issued, and of its terms, in hexadecimal. */
  readonly document_hash: string;
  readonly terms_hash: string | null;
  readonly subtotal: string;
  readonly discount_total: string;
  readonly charge_total: string;
  readonly tax_total: string;
  readonly total: string;
  readonly tax_breakdown: readonly StoredTaxGroup[];
}
