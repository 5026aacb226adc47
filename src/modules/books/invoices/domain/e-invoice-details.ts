import type { TextsAround } from '../../../../kernel/lines/line-texts.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import type { Address, BankDetails, Identifier } from '../../../../kernel/parties/party.js';
import type { TaxCategory } from '../../../../kernel/tax/tax-category.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import { jsonForm, type JsonForm } from './json-form.js';

/** What an invoice may call itself. */
export const documentTypes = [
  'invoice',
  'partial',
  'corrected',
  'self_billed',
  'construction_partial',
  'construction_partial_final',
  'construction_final',
] as const;

export const taxPoints = ['issue', 'delivery', 'payment'] as const;

export const paymentMeans = [
  'bank_transfer',
  'sepa_transfer',
  'card',
  'direct_debit',
  'cash',
  'other',
] as const;

/** From its first day to its last; either may be left open. */
export interface Period {
  readonly start?: CalendarDate;
  readonly end?: CalendarDate;
}

/** The numbers that others know a sale by. */
export interface References {
  readonly buyer_reference?: string;
  readonly order_reference?: string;
  readonly sales_order_reference?: string;
  readonly contract_reference?: string;
  readonly project_reference?: string;
  readonly receiving_advice_reference?: string;
  readonly despatch_advice_reference?: string;
  readonly tender_reference?: string;
  readonly buyer_accounting_reference?: string;
  readonly invoiced_object?: Identifier;
}

/** Why a tax group is charged no tax. Without a rate, of all groups of the category. */
export interface TaxExemption {
  readonly category: TaxCategory;
  readonly rate?: Decimal;
  readonly reason?: string;
  /** Of the VATEX list. */
  readonly code?: string;
}

/** What an electronic invoice says beside its amounts, as a caller gives it. Everything may be left out. */
export interface EInvoiceDetails extends References {
  readonly document_type?: (typeof documentTypes)[number];
  readonly preceding_invoices?: readonly { readonly number: string; readonly issue_date?: CalendarDate }[];
  readonly notes?: readonly { readonly text: string; readonly subject_code?: string }[];
  readonly tax_currency?: CurrencyCode;
  /** What a unit of the invoice's currency is in the tax currency. */
  readonly tax_exchange_rate?: Decimal;
  readonly tax_point_date?: CalendarDate;
  readonly tax_point?: (typeof taxPoints)[number];
  readonly delivery?: {
    readonly date?: CalendarDate;
    readonly name?: string;
    readonly location?: Identifier;
    readonly address?: Address;
  };
  readonly service_period?: Period;
  readonly payment_instructions?: {
    readonly means?: (typeof paymentMeans)[number];
    readonly reference?: string;
    readonly text?: string;
    readonly card?: { readonly last_digits: string; readonly holder?: string };
    readonly direct_debit?: { readonly mandate?: string; readonly iban?: string };
  };
  readonly payee?: {
    readonly name: string;
    readonly identifier?: Identifier;
    readonly legal_registration?: Identifier;
    readonly bank_details?: BankDetails;
  };
  readonly tax_exemptions?: readonly TaxExemption[];
}

/** The same of a line, with what stands around it (decision 0465). */
export interface EInvoiceItemDetails {
  readonly above?: NonNullable<TextsAround['above']>;
  readonly below?: NonNullable<TextsAround['below']>;
  readonly note?: string;
  readonly buyer_item_id?: string;
  readonly standard_id?: Identifier;
  readonly classifications?: readonly Identifier[];
  readonly origin_country?: string;
  readonly attributes?: readonly { readonly name: string; readonly value: string }[];
  readonly order_line_reference?: string;
  readonly buyer_accounting_reference?: string;
  readonly invoiced_object?: Identifier;
  readonly service_period?: Period;
  /** Before its discount, which together come to the price. */
  readonly list_price?: Decimal;
  readonly price_discount?: Decimal;
  /** Whether the withholdings of the invoice are taken from it, too; they are if nothing is said. */
  readonly withholdable?: boolean;
}

/** As they are kept in JSON. */
export type StoredInvoiceDetails = JsonForm<EInvoiceDetails>;

/** With the article number that the product had when the line was written. */
export type StoredItemDetails = JsonForm<EInvoiceItemDetails> & { readonly sku?: string };

const INVOICE_NAMES = Object.keys({
  document_type: true,
  buyer_reference: true,
  order_reference: true,
  sales_order_reference: true,
  contract_reference: true,
  project_reference: true,
  receiving_advice_reference: true,
  despatch_advice_reference: true,
  tender_reference: true,
  buyer_accounting_reference: true,
  invoiced_object: true,
  preceding_invoices: true,
  notes: true,
  tax_currency: true,
  tax_exchange_rate: true,
  tax_point_date: true,
  tax_point: true,
  delivery: true,
  service_period: true,
  payment_instructions: true,
  payee: true,
  tax_exemptions: true,
} satisfies Record<keyof EInvoiceDetails, true>) as readonly (keyof EInvoiceDetails)[];

const ITEM_NAMES = Object.keys({
  above: true,
  below: true,
  note: true,
  buyer_item_id: true,
  standard_id: true,
  classifications: true,
  origin_country: true,
  attributes: true,
  order_line_reference: true,
  buyer_accounting_reference: true,
  invoiced_object: true,
  service_period: true,
  list_price: true,
  price_discount: true,
  withholdable: true,
} satisfies Record<keyof EInvoiceItemDetails, true>) as readonly (keyof EInvoiceItemDetails)[];

/** The stored form of an invoice's details: those that were given, or null if there are none. */
export function storedDetails(details: EInvoiceDetails): StoredInvoiceDetails | null {
  return given(details, INVOICE_NAMES);
}

/** The same of a line, with what its product says of itself. */
export function storedItemDetails(
  details: EInvoiceItemDetails,
  product: { readonly sku: string | null; readonly gtin: string | null },
): StoredItemDetails | null {
  const { sku, gtin } = product;
  const said = given(details, ITEM_NAMES);
  if (sku === null && gtin === null) return said;
  return {
    ...(gtin !== null && { standard_id: { scheme: GTIN, value: gtin } }),
    ...said,
    ...(sku !== null && { sku }),
  };
}

/** Global Trade Item Number, in ISO 6523. */
const GTIN = '0160';

function given<T extends object>(details: T, names: readonly (keyof T)[]): JsonForm<T> | null {
  const found = names.filter((name) => details[name] !== undefined);
  if (found.length === 0) return null;
  return jsonForm(Object.fromEntries(found.map((name) => [name, details[name]]))) as JsonForm<T>;
}
