import type { TextsAround } from '../lines/line-texts.js';
import type { MinorUnits } from '../money/amount.js';
import type { CurrencyCode } from '../money/currency.js';
import type { Decimal } from '../money/decimal.js';
import type { TaxCategory } from '../tax/tax-category.js';
import type { CalendarDate } from '../time/calendar-date.js';
import type { Unit } from '../units/unit.js';
import type { Identifier } from './model.js';
import type { Skonto } from './skonto.js';

/**
 * What an issued invoice or credit note says, as a slice knows it: the frozen parties, the figures that are stored, and
 * the texts that were chosen. `eInvoiceFrom` makes an EN 16931 document of it; it computes no amount.
 *
 * All amounts are minor units of the currency. What is absent or null is not said.
 */
export interface DocumentSource {
  readonly document_type: DocumentType;
  readonly number: string | null;
  readonly issue_date: CalendarDate | null;
  readonly due_date?: CalendarDate | null;
  readonly currency: CurrencyCode;
  readonly seller: SellerSource;
  readonly buyer: BuyerSource;
  readonly references?: ReferencesSource;
  readonly preceding_invoices?: readonly {
    readonly number: string;
    readonly issue_date?: CalendarDate | null;
  }[];
  /** The first may be what the invoice has as its message. */
  readonly notes?: readonly {
    readonly text: string;
    readonly subject_code?: string | null;
    readonly is_message?: boolean;
    /** Whether a printed document says it among its totals instead. */
    readonly in_totals?: boolean;
  }[];
  readonly tax_currency?: CurrencyCode | null;
  /** In minor units of the tax currency. */
  readonly tax_total_in_tax_currency?: MinorUnits | null;
  readonly tax_point_date?: CalendarDate | null;
  readonly tax_point?: TaxPoint | null;
  readonly delivery?: DeliverySource | null;
  readonly service_period?: PeriodSource | null;
  readonly payment_instructions?: PaymentSource | null;
  /** What the payer is to give as reference, where it was frozen; else that of the instructions, or the number. */
  readonly payment_reference?: string | null;
  readonly payee?: PayeeSource | null;
  /** In the words of the document's language. */
  readonly payment_terms_text?: string | null;
  readonly early_payment?: readonly Skonto[];
  readonly prices_include_tax: boolean;
  readonly items: readonly ItemSource[];
  readonly discounts: readonly DocumentAdjustmentSource[];
  readonly charges: readonly DocumentAdjustmentSource[];
  readonly tax_breakdown: readonly TaxGroupSource[];
  readonly totals: TotalsSource;
  readonly attachments?: readonly AttachmentSource[];
}

/** The types of UNTDID 1001 that are issued. */
export const documentTypes = {
  invoice: '380',
  credit_note: '381',
  partial: '326',
  corrected: '384',
  self_billed: '389',
  construction_partial: '875',
  construction_partial_final: '876',
  construction_final: '877',
} as const;

export type DocumentType = keyof typeof documentTypes;

/** When tax falls due, as codes of UNTDID 2005. */
export const taxPoints = { issue: '3', delivery: '35', payment: '432' } as const;

export type TaxPoint = keyof typeof taxPoints;

/** How it is paid, as codes of UNTDID 4461. */
export const paymentMeans = {
  bank_transfer: '30',
  sepa_transfer: '58',
  card: '48',
  direct_debit: '59',
  cash: '10',
  other: '1',
} as const;

export interface AddressSource {
  readonly line1?: string | null;
  readonly line2?: string | null;
  readonly line3?: string | null;
  readonly city?: string | null;
  readonly state?: string | null;
  readonly postal_code?: string | null;
  readonly country?: string | null;
}

interface PartySource {
  /** The legal name. */
  readonly name: string;
  readonly trading_name?: string | null;
  readonly identifiers?: readonly Identifier[] | null;
  readonly legal_registration?: Identifier | null;
  /** `eu_vat`, `gb_vat`, `ch_vat`, `no_vat`, `is_vat`, `tax_number`; others are printed only. */
  readonly tax_ids: readonly { readonly type: string; readonly value: string }[];
  readonly electronic_address?: Identifier | null;
  readonly email?: string | null;
  readonly contact?: {
    readonly name?: string | null;
    readonly phone?: string | null;
    readonly email?: string | null;
  } | null;
}

export interface SellerSource extends PartySource {
  readonly address: AddressSource | null;
  readonly phone?: string | null;
  readonly legal_info?: string | null;
  readonly bank_details?: BankSource | null;
  readonly tax_representative?: {
    readonly name: string;
    readonly tax_id: string;
    readonly address: AddressSource | null;
  } | null;
}

export interface BuyerSource extends PartySource {
  readonly billing_address: AddressSource | null;
  readonly shipping_address?: AddressSource | null;
}

export interface BankSource {
  readonly account_holder?: string | null;
  readonly iban?: string | null;
  readonly bic?: string | null;
  readonly account_number?: string | null;
  readonly creditor_id?: string | null;
}

export interface ReferencesSource {
  readonly buyer_reference?: string | null;
  readonly order_reference?: string | null;
  readonly sales_order_reference?: string | null;
  readonly contract_reference?: string | null;
  readonly project_reference?: string | null;
  readonly receiving_advice_reference?: string | null;
  readonly despatch_advice_reference?: string | null;
  readonly tender_reference?: string | null;
  readonly buyer_accounting_reference?: string | null;
  readonly invoiced_object?: Identifier | null;
}

export interface DeliverySource {
  readonly date?: CalendarDate | null;
  readonly name?: string | null;
  readonly location?: Identifier | null;
  /** The customer's shipping address where it is absent. */
  readonly address?: AddressSource | null;
}

export interface PeriodSource {
  readonly start?: CalendarDate | null;
  readonly end?: CalendarDate | null;
}

export interface PaymentSource {
  /** A SEPA transfer where it is absent and the bank account has an IBAN in euros. */
  readonly means?: keyof typeof paymentMeans | null;
  /** The document's number where it is absent. */
  readonly reference?: string | null;
  readonly text?: string | null;
  readonly card?: { readonly last_digits: string; readonly holder?: string | null } | null;
  readonly direct_debit?: { readonly mandate?: string | null; readonly iban?: string | null } | null;
}

export interface PayeeSource {
  readonly name: string;
  readonly identifier?: Identifier | null;
  readonly legal_registration?: Identifier | null;
  readonly bank_details?: BankSource | null;
}

export interface AdjustmentSource {
  /** Without tax. */
  readonly amount: MinorUnits;
  readonly percent?: Decimal | null;
  readonly base_amount?: MinorUnits | null;
  readonly reason?: string | null;
  readonly reason_code?: string | null;
}

/** One of the document's own: what of it falls into each tax group, without tax. */
export interface DocumentAdjustmentSource extends Omit<AdjustmentSource, 'amount' | 'base_amount'> {
  readonly tax_shares: readonly {
    readonly category: TaxCategory;
    readonly rate: Decimal;
    readonly amount: MinorUnits;
    /** What the lines of the group come to. */
    readonly base_amount?: MinorUnits | null;
  }[];
}

export interface TaxGroupSource {
  readonly category: TaxCategory;
  readonly rate: Decimal;
  readonly taxable: MinorUnits;
  readonly tax: MinorUnits;
  readonly exemption_reason?: string | null;
  readonly exemption_code?: string | null;
}

export interface TotalsSource {
  readonly subtotal: MinorUnits;
  readonly discount_total: MinorUnits;
  readonly charge_total: MinorUnits;
  readonly total_excluding_tax: MinorUnits;
  readonly tax_total: MinorUnits;
  readonly total: MinorUnits;
  readonly prepaid_amount: MinorUnits;
  /** What the customer withholds for the authority. */
  readonly withholding_total?: MinorUnits;
  readonly payable_rounding: MinorUnits;
  /** What was to be paid on issue; payments do not change it. */
  readonly amount_payable: MinorUnits;
}

export interface ItemSource extends TextsAround {
  readonly name: string;
  readonly description?: string | null;
  readonly note?: string | null;
  /** Null on a credit note that gives back an amount. */
  readonly quantity: Decimal | null;
  readonly unit?: Unit | null;
  /** Null on a credit note, whose lines have nets only. */
  readonly price: Decimal | null;
  readonly price_base_quantity?: Decimal | null;
  readonly list_price?: Decimal | null;
  readonly price_discount?: Decimal | null;
  /** Quantity times price, and the line without tax. */
  readonly gross: MinorUnits;
  readonly net: MinorUnits;
  readonly tax_category: TaxCategory;
  readonly tax_rate: Decimal;
  readonly discounts?: readonly AdjustmentSource[];
  readonly charges?: readonly AdjustmentSource[];
  readonly sku?: string | null;
  readonly buyer_item_id?: string | null;
  readonly standard_id?: Identifier | null;
  readonly classifications?: readonly Identifier[] | null;
  readonly origin_country?: string | null;
  readonly attributes?: readonly { readonly name: string; readonly value: string }[] | null;
  readonly order_line_reference?: string | null;
  readonly buyer_accounting_reference?: string | null;
  readonly invoiced_object?: Identifier | null;
  readonly service_period?: PeriodSource | null;
}

export interface AttachmentSource {
  readonly reference: string;
  readonly description?: string | null;
  readonly url?: string | null;
  readonly filename?: string | null;
  readonly media_type?: string | null;
  /** In base64. */
  readonly content?: string | null;
}
