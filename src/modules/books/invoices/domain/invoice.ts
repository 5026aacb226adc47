import type { EInvoiceFormat } from '../../../../kernel/en16931/index.js';
import type { MetadataChanges } from '../../../../kernel/metadata/metadata.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import type { TaxCategory } from '../../../../kernel/tax/tax-category.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { PaymentTerms } from '../../../../kernel/time/payment-terms.js';
import type { WithholdingDetails } from '../../../../kernel/tax/withholding.js';
import type { Unit } from '../../../../kernel/units/unit.js';
import type { CertificateDetails } from './certificate.js';
import type { EInvoiceDetails, EInvoiceItemDetails } from './e-invoice-details.js';
import type { InstalmentDetails } from './payment-plan.js';

export const invoiceStatuses = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;

/** How a document reaches its customer. */
export const sendingChannels = ['email', 'post', 'network', 'other'] as const;

export type SendingChannel = (typeof sendingChannels)[number];

export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** How often tax is rounded: once per rate of the document, or once per line. */
export type TaxRounding = 'document' | 'line';

/** What a caller says of a discount or a charge: a percentage or an amount, not both. */
export interface AdjustmentDetails {
  readonly percent?: Decimal;
  readonly amount?: Decimal;
  /** What the percentage is of, where that is not the line or the sum of the lines. */
  readonly base_amount?: Decimal;
  readonly reason?: string;
  readonly reason_code?: string;
}

/** The same of one that belongs to the whole document; a tax of its own keeps it in that tax group. */
export interface DocumentAdjustmentDetails extends AdjustmentDetails {
  readonly tax_rate?: Decimal;
  readonly tax_category?: TaxCategory;
}

/** What a caller says of one line. */
export interface ItemDetails extends EInvoiceItemDetails {
  readonly product_id: string;
  readonly quantity: Decimal;
  /** What the price list of the customer says, else the product, when it is not given. */
  readonly price?: Decimal;
  /** How many units the price is for; one when it is not given. */
  readonly price_base_quantity?: Decimal;
  /** What the quantity counts; the product's unit when it is not given. */
  readonly unit?: Unit;
  /** A percentage; the invoice's rate when it is not given. */
  readonly tax_rate?: Decimal;
  readonly tax_category?: TaxCategory;
  readonly discounts?: readonly AdjustmentDetails[];
  readonly charges?: readonly AdjustmentDetails[];
  readonly description?: string;
}

/** What a caller says when an invoice is issued. */
export interface FinalizeDetails {
  /** Formats that it must be valid in; else it is not issued. */
  readonly require?: readonly EInvoiceFormat[];
}

/** What a caller says on create. */
export interface NewInvoice extends InvoiceDetails, FinalizeDetails {
  /** Whether the invoice is issued by the same request. */
  readonly finalize?: boolean;
}

/** How an invoice was sent without this service. */
export interface SentDetails {
  readonly channel?: SendingChannel;
}

/** What may be said of an invoice in any state, because it is no part of the document. Null takes it away. */
export interface InvoiceRemarks {
  readonly note?: string | null;
  readonly expected_payment_date?: CalendarDate | null;
  readonly reminders_paused_until?: CalendarDate | null;
  /** Of what was withheld; in place of those before. */
  readonly certificates?: readonly CertificateDetails[] | null;
  readonly metadata?: MetadataChanges | null;
}

/** What a caller says of an invoice, on create and on update alike. */
export interface InvoiceDetails extends EInvoiceDetails {
  readonly customer_id: string;
  readonly items: readonly ItemDetails[];
  readonly tax_rate: Decimal;
  readonly tax_category?: TaxCategory;
  readonly tax_exemption_reason?: string;
  readonly prices_include_tax?: boolean;
  readonly discounts?: readonly DocumentAdjustmentDetails[];
  readonly charges?: readonly DocumentAdjustmentDetails[];
  readonly round_payable_to?: Decimal;
  /** Given in place of `round_payable_to`: what was agreed to round by. */
  readonly payable_rounding?: Decimal;
  readonly prepaid_amount?: Decimal;
  /** What the customer withholds of the net. */
  readonly withholdings?: readonly WithholdingDetails[];
  readonly currency?: CurrencyCode;
  readonly issue_date?: CalendarDate;
  readonly due_date?: CalendarDate;
  readonly payment_terms?: PaymentTerms;
  /** The instalments that it is paid in, the first one first. */
  readonly payment_plan?: readonly InstalmentDetails[];
  readonly reference?: string;
  readonly note?: string;
  /** Printed on the document. */
  readonly message?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}
