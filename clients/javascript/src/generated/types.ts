// @generated from openapi/openapi.json by npm run generate.
import type { NewerValue } from '../versions.js';

/**
 * Actor.
 */
export interface Actor {
  /** Who caused it. */
  kind: 'user' | 'api_key' | 'system' | NewerValue;
  /** Identifier of the user or API key; null for the service itself. */
  id: string | null;
}

/**
 * Address.
 */
export interface Address {
  /** Street and number. */
  line1?: string | null;
  /** Building, floor, care of. */
  line2?: string | null;
  /** A further line. */
  line3?: string | null;
  /** City or town. */
  city?: string | null;
  /** State, province or region. */
  state?: string | null;
  /** Postal code. */
  postal_code?: string | null;
  /** Country, ISO 3166-1 alpha-2. */
  country?: string | null;
}

/**
 * Adjustment.
 */
export interface Adjustment {
  /** A percentage; this or an amount. */
  percent?: number | null;
  /** An amount, with no more decimals than the currency; this or a percentage. */
  amount?: number | null;
  /** What the percentage is of, if not of the line (of the lines, for the invoice’s own). */
  base_amount?: number | null;
  /** Code of the reason: UNTDID 5189 for a discount, UNTDID 7161 for a charge. */
  reason_code?: string | null;
  /** What it is for, as it is printed. */
  reason?: string | null;
}

/**
 * AgingBucket.
 */
export interface AgingBucket {
  /** Days since the due date. */
  bucket: 'not_due' | '1_30' | '31_60' | '61_90' | 'over_90' | NewerValue;
  /** What is due on these invoices. */
  amount: number;
  /** How many invoices these are. */
  invoices: number;
}

/**
 * AllocateCreditNote.
 */
export interface AllocateCreditNote {
  /** Which invoices the credit settles. */
  allocations: Array<CreateAllocation>;
}

/**
 * AllocatePayment.
 */
export interface AllocatePayment {
  /** Which invoices the rest of it settles. */
  allocations: Array<CreateAllocation>;
}

/**
 * Allocation.
 */
export interface Allocation {
  invoice_id: string;
  amount: number;
  created_at: string;
}

/**
 * ApiKey.
 */
export interface ApiKey {
  id: string;
  name: string;
  /** What the key may do; an empty list means everything. */
  scopes: Array<'customers:read' | 'customers:write' | 'products:read' | 'products:write' | 'invoices:read' | 'invoices:write' | 'payments:read' | 'payments:write' | 'events:read' | 'events:write' | 'webhooks:read' | 'webhooks:write' | 'reports:read' | 'reports:write' | NewerValue>;
  /** From where the key may be used; an empty list means everywhere. */
  allowed_ips: Array<string>;
  /** The user who created the key; null for the key of the first start. */
  created_by: string | null;
  created_at: string;
  expires_at: string | null;
  /** Written at most once a minute. */
  last_used_at: string | null;
  /** Since when the key no longer works. */
  revoked_at: string | null;
}

/**
 * What `api_keys.list` may be asked.
 */
export interface ApiKeysListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at';
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * AppliedAdjustment.
 */
export interface AppliedAdjustment {
  /** Null: an amount was given. */
  percent: number | null;
  /** What it comes to; with tax where prices include it. */
  amount: number;
  reason: string | null;
  /** What the percentage is of, where it was given. */
  base_amount?: number;
  /** Code of the reason, where it was given. */
  reason_code?: string;
}

/**
 * AppliedDocumentAdjustment.
 */
export interface AppliedDocumentAdjustment {
  /** Null: an amount was given. */
  percent: number | null;
  /** What it comes to; with tax where prices include it. */
  amount: number;
  reason: string | null;
  /** What the percentage is of, where it was given. */
  base_amount?: number;
  /** Code of the reason, where it was given. */
  reason_code?: string;
  /** What of it falls into each tax group, without tax. Not of invoices from before 0.2. */
  tax_shares?: Array<TaxShare>;
  /** Null: it is spread over all tax groups. */
  tax_rate: number | null;
  tax_category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue | null;
}

/**
 * Attribute.
 */
export interface Attribute {
  /** What is told. */
  name: string;
  /** What it is. */
  value: string;
}

/**
 * BankDetails.
 */
export interface BankDetails {
  /** Whose account it is, if not the organization’s. */
  account_holder?: string | null;
  /** International Bank Account Number; its check digits are checked. */
  iban?: string | null;
  /** Business Identifier Code of the bank. */
  bic?: string | null;
  /** Name of the bank. */
  bank_name?: string | null;
  /** Number of the account where there is no IBAN. */
  account_number?: string | null;
  /** Number of the bank where there is no IBAN: sort code, ABA number, BSB. */
  routing_number?: string | null;
  /** SEPA creditor identifier, needed for direct debits. */
  creditor_id?: string | null;
}

/**
 * Buyer.
 */
export interface Buyer {
  /** Name that is used every day, where it is another one. */
  trading_name?: string;
  identifiers?: Array<Identifier>;
  legal_registration?: Identifier;
  electronic_address?: ElectronicAddress;
  /** Who is asked about the document. */
  contact?: ContactPerson;
  name: string;
  email: string | null;
  billing_address: Address | null;
  shipping_address: Address | null;
  tax_ids: Array<TaxId>;
  /** Of invoices that have none of their own. */
  buyer_reference?: string;
  /** Of invoices that have none of their own. */
  buyer_accounting_reference?: string;
  /** Language of the documents, BCP 47. */
  locale?: string;
  /** What the documents are written and checked as. */
  document_format?: string;
}

/**
 * CalculatedInvoice.
 */
export interface CalculatedInvoice {
  /** Of all amounts here. */
  currency: string;
  /** Tax rate of lines without one of their own, as a percentage. */
  tax_rate: number;
  /** Tax category of such lines. */
  tax_category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue;
  /** Why no tax is charged, as it was given. */
  tax_exemption_reason: string | null;
  /** Whether tax is rounded once per tax group or once per line. */
  tax_rounding: 'document' | 'line' | NewerValue;
  /** Whether prices, discounts and charges include tax. */
  prices_include_tax: boolean;
  /** Taken off the whole invoice. */
  discounts: Array<AppliedDocumentAdjustment>;
  /** Added to the whole invoice. */
  charges: Array<AppliedDocumentAdjustment>;
  /** Sum of the lines, without tax. */
  subtotal: number;
  /** Sum of the invoice’s own discounts, without tax. */
  discount_total: number;
  /** Sum of the invoice’s own charges, without tax. */
  charge_total: number;
  /** Subtotal less discounts, plus charges. */
  total_excluding_tax: number;
  /** Sum of the taxes. */
  tax_total: number;
  /** What the invoice comes to: subtotal less discounts, plus charges, plus tax. */
  total: number;
  /** What is to be paid is a multiple of this; null: it is not rounded. */
  round_payable_to: number | null;
  /** What rounding adds to what is to be paid, or takes off it: computed, or as it was given. */
  payable_rounding: number;
  /** What had been paid before. */
  prepaid_amount: number;
  /** What is to be paid by this document: total less prepaid amount, plus rounding. Payments do not change it; below zero, it is what was prepaid too much. */
  amount_payable: number;
  amount_paid: number;
  /** What credit notes have lowered the amount due by. */
  amount_credited: number;
  /** What is still to pay. */
  amount_due: number;
  /** One group per tax category and rate, the highest rate first. */
  tax_breakdown: Array<TaxGroup>;
  customer_id: string;
  /** The customer’s name as it is now. */
  customer_name: string;
  issue_date: string | null;
  due_date: string;
  /** The lines, in their order. */
  items: Array<CalculatedItem>;
}

/**
 * CalculatedItem.
 */
export interface CalculatedItem {
  product_id: string;
  /** The product’s name when the line was written. */
  product_name: string;
  description: string | null;
  quantity: number;
  /** What the quantity counts, as the product had it when the line was written. */
  unit: Unit | null;
  /** Unit price; with tax where prices include it. */
  price: number;
  /** How many units the price is for. */
  price_base_quantity: number;
  /** Tax rate of this line as a percentage. */
  tax_rate: number;
  /** Tax category of EN 16931. */
  tax_category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue;
  /** Quantity times price, rounded to the currency; with tax where prices include it. */
  gross: number;
  /** Taken off the line. */
  discounts: Array<AppliedAdjustment>;
  /** Added to the line. */
  charges: Array<AppliedAdjustment>;
  /** What the line comes to without tax: gross less its discounts, plus its charges. */
  net: number;
  /** What is taxed: the net with its part of the invoice’s discounts and charges. */
  taxable: number;
}

/**
 * Calculation.
 */
export interface Calculation {
  invoice_id: string;
  /** The version of the invoice. */
  version: number;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible' | NewerValue;
  /** Of all amounts here. */
  currency: string;
  tax_rounding: 'document' | 'line' | NewerValue;
  /** Whether prices, discounts and charges include tax. */
  prices_include_tax: boolean;
  /** Every step, in the order in which it was taken. */
  steps: Array<CalculationStep>;
}

/**
 * CalculationShare.
 */
export interface CalculationShare {
  /** To whom it was given. */
  scope: string;
  /** Before rounding; `…` where it goes on. */
  exact: string;
  amount: number;
}

/**
 * CalculationStep.
 */
export interface CalculationStep {
  /** Which kind of step, for programs. */
  step: 'line_gross' | 'line_discount' | 'line_charge' | 'line_amount' | 'document_discount' | 'document_charge' | 'group_shares' | 'line_shares' | 'group_sum' | 'lines_without_tax' | 'line_net' | 'line_nets' | 'line_taxable' | 'line_taxables' | 'group_taxable' | 'line_tax' | 'group_tax' | 'adjustment_nets' | 'subtotal' | 'discount_total' | 'charge_total' | 'taxable_total' | 'tax_total' | 'total' | 'payable_rounding' | 'amount_due' | NewerValue;
  /** What it is about: a line, a discount or charge, a tax group, or the document. */
  scope: string;
  title: string;
  /** The rules of EN 16931 behind it. */
  rules: Array<string>;
  /** With the numbers that went in. */
  formula: string;
  /** Before rounding; `…` where it goes on. Null: nothing is rounded, or it is the sum of the shares. */
  exact: string | null;
  /** Half up is away from zero; by largest remainder, all shares add up to the result. */
  rounding: 'none' | 'half-up' | 'largest-remainder' | NewerValue;
  result: number;
  /** Who was given which part of the result. */
  shares: Array<CalculationShare>;
}

/**
 * CheckedBy.
 */
export interface CheckedBy {
  name: string;
  /** Rules with their versions. */
  rules: string;
}

/**
 * Classification.
 */
export interface Classification {
  /** The identifier itself. */
  value: string;
  /** Whose identifier it is, as a code of the list that the field names: 0088 is a GLN. */
  scheme?: string | null;
  /** Version of the classification. */
  version?: string | null;
}

/**
 * Contact.
 */
export interface Contact {
  /** Name of the person. */
  name: string;
  /** E-mail address of the person. */
  email?: string | null;
  /** Telephone number of the person. */
  phone?: string | null;
  /** What the person does. */
  role?: string | null;
  /** Whether invoices are sent to this person; documents name the first one. */
  receives_invoices?: boolean | null;
}

/**
 * ContactPerson.
 */
export interface ContactPerson {
  /** Person or department. */
  name?: string | null;
  /** E-mail address; else that of the organization. */
  email?: string | null;
  /** Telephone number; else that of the organization. */
  phone?: string | null;
}

/**
 * CorrectInvoice.
 */
export interface CorrectInvoice {
  /** What the buyer wants to read: of a German authority, the Leitweg-ID. Else the customer’s. */
  buyer_reference?: string | null;
  /** Number of the buyer’s order; else `reference`. */
  order_reference?: string | null;
  /** Number of your own order. */
  sales_order_reference?: string | null;
  /** Number of the contract. */
  contract_reference?: string | null;
  /** Number of the project. */
  project_reference?: string | null;
  /** Number of the buyer’s receiving advice. */
  receiving_advice_reference?: string | null;
  /** Number of your despatch advice. */
  despatch_advice_reference?: string | null;
  /** Number of the tender or lot. */
  tender_reference?: string | null;
  /** Where the buyer books it; else the customer’s. */
  buyer_accounting_reference?: string | null;
  /** What it is about, such as a meter or a subscription; scheme of UNTDID 1153. */
  invoiced_object?: Identifier | null;
  /** What it calls itself; an invoice if not given. The construction types are those of France. */
  document_type?: 'invoice' | 'partial' | 'corrected' | 'self_billed' | 'construction_partial' | 'construction_partial_final' | 'construction_final' | null;
  /** Earlier invoices from elsewhere; those that this one corrects here are named without it. */
  preceding_invoices?: Array<PrecedingInvoice> | null;
  /** Printed after the message. */
  notes?: Array<Note> | null;
  /** Currency that you declare the tax in, if it is another one. */
  tax_currency?: string | null;
  /** What a unit of the invoice’s currency is in the tax currency. */
  tax_exchange_rate?: number | null;
  /** When tax falls due, if not on issue. */
  tax_point_date?: string | null;
  /** What tax falls due by, if no day is named. */
  tax_point?: 'issue' | 'delivery' | 'payment' | null;
  /** What was delivered when, to whom and where. */
  delivery?: Delivery | null;
  /** The days that are invoiced. */
  service_period?: Period | null;
  /** How it is paid. */
  payment_instructions?: PaymentInstructions | null;
  /** Who is paid, if it is not you. */
  payee?: Payee | null;
  /** Why no tax is charged, for each tax group; `tax_exemption_reason` is the short form of it. */
  tax_exemptions?: Array<TaxExemption> | null;
  /** The customer who is to pay. */
  customer_id: string;
  /** The lines, in their order. */
  items: Array<CreateInvoiceItem>;
  /** Tax rate of all lines without one of their own, as a percentage. */
  tax_rate: number;
  /** Tax category of EN 16931 where a line names none. Else S for a rate above 0, and for the rate 0 AE, E or Z as the customer’s `tax_exemption` says. */
  tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | null;
  /** Why no tax is charged. Category E needs it; AE, K, G and O have usual words. */
  tax_exemption_reason?: string | null;
  /** Whether prices, and with them discounts and charges, include tax; false if not given. */
  prices_include_tax?: boolean | null;
  /** Taken off the whole invoice, each from the sum of its lines. */
  discounts?: Array<DocumentAdjustment> | null;
  /** Added to the whole invoice, each to the sum of its lines. */
  charges?: Array<DocumentAdjustment> | null;
  /** What is to be paid is rounded to a multiple of this, such as the smallest coin. */
  round_payable_to?: number | null;
  /** What the amount to be paid is changed by, as agreed; below zero takes off. In place of `round_payable_to`. */
  payable_rounding?: number | null;
  /** What has been paid before. What is more than there is to pay becomes the customer’s credit on issue. */
  prepaid_amount?: number | null;
  /** Else the customer’s currency, else the organization’s. */
  currency?: string | null;
  /** The issue date, as far as it is known. */
  issue_date?: string | null;
  /** When it is due; else it follows from the payment terms. */
  due_date?: string | null;
  /** Else the customer’s terms, else the organization’s. */
  payment_terms?: PaymentTerms | null;
  /** The customer’s own sign, such as an order number. */
  reference?: string | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Printed on the document. */
  message?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
  /** What the credit note says, if one is needed; else other. */
  reason?: 'duplicate' | 'order_change' | 'product_unsatisfactory' | 'order_cancellation' | 'other' | null;
}

/**
 * Correction.
 */
export interface Correction {
  /** How it was corrected. */
  path: 'edited' | 'voided_and_reissued' | 'credited_and_reissued' | NewerValue;
  /** The invoice that counts now. */
  invoice: Invoice;
  /** The invoice that it stands in for; absent when a draft was edited. */
  corrected_invoice?: Invoice;
  /** What took back the rest of that invoice, if that was needed. */
  credit_note?: CreditNote;
}

/**
 * CreateAllocation.
 */
export interface CreateAllocation {
  /** The invoice that is settled; of the same customer and currency. */
  invoice_id: string;
  /** How much of it; never more than is due. */
  amount: number;
}

/**
 * CreateApiKey.
 */
export interface CreateApiKey {
  /** What the key is for. */
  name: string;
  /** What the key may do; without any it may do everything that a key can. */
  scopes?: Array<'customers:read' | 'customers:write' | 'products:read' | 'products:write' | 'invoices:read' | 'invoices:write' | 'payments:read' | 'payments:write' | 'events:read' | 'events:write' | 'webhooks:read' | 'webhooks:write' | 'reports:read' | 'reports:write'> | null;
  /** When the key ends by itself; never without it. */
  expires_at?: string | null;
  /** From where the key may be used; from everywhere without it. */
  allowed_ips?: Array<string> | null;
}

/**
 * CreateCreditNote.
 */
export interface CreateCreditNote {
  /** Why it is taken back. */
  reason: 'duplicate' | 'order_change' | 'product_unsatisfactory' | 'order_cancellation' | 'other';
  /** What is taken back; all that is left of the invoice when it is not said. */
  items?: Array<CreateCreditNoteItem> | null;
  /** Today when it is not said; not before the invoice, nor before the last credit note. */
  issue_date?: string | null;
  /** What is printed for the customer. */
  message?: string | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
  /** What becomes of the part that nothing is due for any more: credit for other invoices, or refunded already. */
  settlement?: 'customer_credit' | 'refunded' | null;
}

/**
 * CreateCreditNoteItem.
 */
export interface CreateCreditNoteItem {
  /** The item of the invoice; else the amount is of a tax rate. */
  item_id?: string | null;
  /** How much of the item; without an amount, it is credited in proportion. Else all that is left of it. */
  quantity?: number | null;
  /** How much, without tax; required without an item. Below zero for an item below zero. */
  amount?: number | null;
  /** A tax rate of the invoice; required without an item, else that of the item. */
  tax_rate?: number | null;
  /** Required when the invoice has several of this rate. */
  tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | null;
  /** What is printed; else the name of the item. Required without an item. */
  description?: string | null;
}

/**
 * CreateCustomer.
 */
export interface CreateCustomer {
  /** Name of the company or person. */
  name: string;
  /** E-mail address for documents. */
  email?: string | null;
  /** Telephone number. */
  phone?: string | null;
  /** Your own identifier; unique. */
  external_id?: string | null;
  /** Tax identification numbers. */
  tax_ids?: Array<TaxId> | null;
  /** Where invoices go. */
  billing_address?: Address | null;
  /** Where goods go. */
  shipping_address?: Address | null;
  /** People at the customer. */
  contacts?: Array<Contact> | null;
  /** Currency of new documents; else the organization’s. */
  currency?: string | null;
  /** Language of documents, BCP 47. */
  locale?: string | null;
  /** When invoices are due; else the organization’s terms. */
  payment_terms?: PaymentTerms | null;
  /** Whether and why no tax is due. */
  tax_exemption?: 'none' | 'exempt' | 'reverse_charge' | null;
  /** Name that the customer is known by, if documents are to say it beside the name. */
  trading_name?: string | null;
  /** What the customer is known by, such as a GLN (scheme 0088). */
  identifiers?: Array<Identifier> | null;
  /** Entry in the commercial register; scheme of ISO 6523, such as 0002 for a French SIREN. */
  legal_registration?: Identifier | null;
  /** Where electronic invoices are delivered to, such as the Peppol address. */
  electronic_address?: ElectronicAddress | null;
  /** What invoices say as buyer reference unless they have one: of a German authority, the Leitweg-ID. */
  buyer_reference?: string | null;
  /** Where the customer books invoices, unless an invoice says it. */
  buyer_accounting_reference?: string | null;
  /** What the customer’s invoices are written and checked as; null: a PDF is enough. */
  document_format?: 'peppol' | 'xrechnung_ubl' | 'xrechnung_cii' | 'factur_x' | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
}

/**
 * CreateInvoice.
 */
export interface CreateInvoice {
  /** What the buyer wants to read: of a German authority, the Leitweg-ID. Else the customer’s. */
  buyer_reference?: string | null;
  /** Number of the buyer’s order; else `reference`. */
  order_reference?: string | null;
  /** Number of your own order. */
  sales_order_reference?: string | null;
  /** Number of the contract. */
  contract_reference?: string | null;
  /** Number of the project. */
  project_reference?: string | null;
  /** Number of the buyer’s receiving advice. */
  receiving_advice_reference?: string | null;
  /** Number of your despatch advice. */
  despatch_advice_reference?: string | null;
  /** Number of the tender or lot. */
  tender_reference?: string | null;
  /** Where the buyer books it; else the customer’s. */
  buyer_accounting_reference?: string | null;
  /** What it is about, such as a meter or a subscription; scheme of UNTDID 1153. */
  invoiced_object?: Identifier | null;
  /** What it calls itself; an invoice if not given. The construction types are those of France. */
  document_type?: 'invoice' | 'partial' | 'corrected' | 'self_billed' | 'construction_partial' | 'construction_partial_final' | 'construction_final' | null;
  /** Earlier invoices from elsewhere; those that this one corrects here are named without it. */
  preceding_invoices?: Array<PrecedingInvoice> | null;
  /** Printed after the message. */
  notes?: Array<Note> | null;
  /** Currency that you declare the tax in, if it is another one. */
  tax_currency?: string | null;
  /** What a unit of the invoice’s currency is in the tax currency. */
  tax_exchange_rate?: number | null;
  /** When tax falls due, if not on issue. */
  tax_point_date?: string | null;
  /** What tax falls due by, if no day is named. */
  tax_point?: 'issue' | 'delivery' | 'payment' | null;
  /** What was delivered when, to whom and where. */
  delivery?: Delivery | null;
  /** The days that are invoiced. */
  service_period?: Period | null;
  /** How it is paid. */
  payment_instructions?: PaymentInstructions | null;
  /** Who is paid, if it is not you. */
  payee?: Payee | null;
  /** Why no tax is charged, for each tax group; `tax_exemption_reason` is the short form of it. */
  tax_exemptions?: Array<TaxExemption> | null;
  /** The customer who is to pay. */
  customer_id: string;
  /** The lines, in their order. */
  items: Array<CreateInvoiceItem>;
  /** Tax rate of all lines without one of their own, as a percentage. */
  tax_rate: number;
  /** Tax category of EN 16931 where a line names none. Else S for a rate above 0, and for the rate 0 AE, E or Z as the customer’s `tax_exemption` says. */
  tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | null;
  /** Why no tax is charged. Category E needs it; AE, K, G and O have usual words. */
  tax_exemption_reason?: string | null;
  /** Whether prices, and with them discounts and charges, include tax; false if not given. */
  prices_include_tax?: boolean | null;
  /** Taken off the whole invoice, each from the sum of its lines. */
  discounts?: Array<DocumentAdjustment> | null;
  /** Added to the whole invoice, each to the sum of its lines. */
  charges?: Array<DocumentAdjustment> | null;
  /** What is to be paid is rounded to a multiple of this, such as the smallest coin. */
  round_payable_to?: number | null;
  /** What the amount to be paid is changed by, as agreed; below zero takes off. In place of `round_payable_to`. */
  payable_rounding?: number | null;
  /** What has been paid before. What is more than there is to pay becomes the customer’s credit on issue. */
  prepaid_amount?: number | null;
  /** Else the customer’s currency, else the organization’s. */
  currency?: string | null;
  /** The issue date, as far as it is known. */
  issue_date?: string | null;
  /** When it is due; else it follows from the payment terms. */
  due_date?: string | null;
  /** Else the customer’s terms, else the organization’s. */
  payment_terms?: PaymentTerms | null;
  /** The customer’s own sign, such as an order number. */
  reference?: string | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Printed on the document. */
  message?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
  /** Issues the invoice at once, instead of keeping a draft. */
  finalize?: boolean | null;
  /** Formats that it must be valid in; else nothing is issued. Without them the customer’s format counts, where the organization’s settings for documents say so. */
  require?: Array<'ubl' | 'cii' | 'factur_x' | 'xrechnung_ubl' | 'xrechnung_cii' | 'peppol'> | null;
}

/**
 * CreateInvoiceItem.
 */
export interface CreateInvoiceItem {
  /** A note on the line. */
  note?: string | null;
  /** The buyer’s article number. */
  buyer_item_id?: string | null;
  /** Article number of a standard, scheme of ISO 6523; else the product’s GTIN (scheme 0160). */
  standard_id?: Identifier | null;
  /** Classes of the article; scheme of UNTDID 7143, such as TST for the CPV of tenders. */
  classifications?: Array<Classification> | null;
  /** Where it was made, ISO 3166-1 alpha-2. */
  origin_country?: string | null;
  /** What else is to be told of the article. */
  attributes?: Array<Attribute> | null;
  /** Line of the buyer’s order. */
  order_line_reference?: string | null;
  /** Where the buyer books the line. */
  buyer_accounting_reference?: string | null;
  /** What the line is about, such as a meter; scheme of UNTDID 1153. */
  invoiced_object?: Identifier | null;
  /** The days that the line invoices. */
  service_period?: Period | null;
  /** Price before its discount; less `price_discount` it must be the price. */
  list_price?: number | null;
  /** What is taken off the list price. */
  price_discount?: number | null;
  /** The product that is sold. */
  product_id: string;
  /** How much of it; a negative quantity is a return. */
  quantity: number;
  /** Unit price, without tax unless `prices_include_tax` says otherwise. */
  price: number;
  /** How many units the price is for; else one. */
  price_base_quantity?: number | null;
  /** What the quantity counts; else the product’s unit. */
  unit?: Unit | null;
  /** Tax rate of this line as a percentage; else the invoice’s. */
  tax_rate?: number | null;
  /** Tax category of EN 16931 of this line; all but S, L and M have the rate 0. */
  tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | null;
  /** Taken off the line, each from quantity times price. */
  discounts?: Array<Adjustment> | null;
  /** Added to the line, each to quantity times price. */
  charges?: Array<Adjustment> | null;
  /** What is printed beside the name. */
  description?: string | null;
}

/**
 * CreateInvoicePayment.
 */
export interface CreateInvoicePayment {
  /** How it came in. */
  method: 'bank_transfer' | 'card' | 'cash' | 'check' | 'other';
  /** When it came in, at the latest today; today when it is not said. */
  received_on?: string | null;
  /** What the bank statement says, or the number of a receipt. */
  reference?: string | null;
  /** A note for yourselves. */
  note?: string | null;
  /** How much of what is due; all of it when it is not said. */
  amount?: number | null;
}

/**
 * CreatePayment.
 */
export interface CreatePayment {
  /** How it came in. */
  method: 'bank_transfer' | 'card' | 'cash' | 'check' | 'other';
  /** When it came in, at the latest today; today when it is not said. */
  received_on?: string | null;
  /** What the bank statement says, or the number of a receipt. */
  reference?: string | null;
  /** A note for yourselves. */
  note?: string | null;
  /** The customer who paid. */
  customer_id: string;
  /** How much came in. */
  amount: number;
  /** Else the customer’s currency, else the organization’s. */
  currency?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
  /** Which invoices it settles. What is left is the customer’s credit, and can be allocated later. */
  allocations?: Array<CreateAllocation> | null;
}

/**
 * CreateProduct.
 */
export interface CreateProduct {
  /** Name of the product. */
  name: string;
  /** Your own article number; unique. */
  sku?: string | null;
  /** Global Trade Item Number of GS1, with its check digit: a bar code’s digits. */
  gtin?: string | null;
  /** What it is. */
  description?: string | null;
  /** Proposed price per unit. */
  price?: number | null;
  /** Currency of the proposed price; else the organization’s. */
  currency?: string | null;
  /** Proposed tax rate as a percentage. */
  tax_rate?: number | null;
  /** Proposed tax category of EN 16931. */
  tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | null;
  /** What a quantity counts. */
  unit?: Unit | null;
  /** Whether it is still sold; true if not given. */
  active?: boolean | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
}

/**
 * CreatedApiKey.
 */
export interface CreatedApiKey {
  id: string;
  name: string;
  /** What the key may do; an empty list means everything. */
  scopes: Array<'customers:read' | 'customers:write' | 'products:read' | 'products:write' | 'invoices:read' | 'invoices:write' | 'payments:read' | 'payments:write' | 'events:read' | 'events:write' | 'webhooks:read' | 'webhooks:write' | 'reports:read' | 'reports:write' | NewerValue>;
  /** From where the key may be used; an empty list means everywhere. */
  allowed_ips: Array<string>;
  /** The user who created the key; null for the key of the first start. */
  created_by: string | null;
  created_at: string;
  expires_at: string | null;
  /** Written at most once a minute. */
  last_used_at: string | null;
  /** Since when the key no longer works. */
  revoked_at: string | null;
  /** The API key itself. It is shown this once and cannot be had again. */
  secret: string;
}

/**
 * CreditNote.
 */
export interface CreditNote {
  id: string;
  /** Counts the changes of the credit note. */
  version: number;
  status: 'issued' | 'void' | NewerValue;
  number: string;
  /** What it takes back. */
  invoice_id: string;
  invoice_number: string;
  customer_id: string;
  /** As it stands on the invoice. */
  customer_name: string;
  /** Of all amounts here. */
  currency: string;
  issue_date: string;
  reason: 'duplicate' | 'order_change' | 'product_unsatisfactory' | 'order_cancellation' | 'other' | NewerValue;
  /** What is printed for the customer. */
  message: string | null;
  /** For yourselves; never printed. */
  note: string | null;
  metadata: Record<string, string>;
  /** Sum of the items, without tax. */
  subtotal: number;
  /** Sum of the taxes. */
  tax_total: number;
  /** What is taken back. */
  total: number;
  /** How the invoice’s amount payable was rounded, when nothing is left of the invoice after this. */
  payable_rounding: number;
  /** What has lowered the amount due of invoices, its own first. */
  applied_amount: number;
  /** What was paid out. */
  refunded_amount: number;
  /** What is the customer’s credit. */
  unapplied_amount: number;
  /** One group per tax rate, in the order of the invoice. */
  tax_breakdown: Array<TaxGroup>;
  voided_at: string | null;
  created_at: string;
  updated_at: string;
  /** What may be done with it now. */
  available_actions: Array<'allocate' | 'mark_refunded' | 'void' | NewerValue>;
  /** Who issued the invoice. */
  seller: Seller;
  /** To whom. */
  buyer: Buyer;
  /** What is taken back. */
  items: Array<CreditNoteItem>;
  /** What it has settled, in order; of a void one, what it had settled. */
  allocations: Array<Allocation>;
}

/**
 * CreditNoteItem.
 */
export interface CreditNoteItem {
  id: string;
  /** The item of the invoice; null for an amount of a tax rate. */
  item_id: string | null;
  description: string;
  /** Null: only an amount is credited. */
  quantity: number | null;
  /** Without tax. */
  amount: number;
  /** Tax rate as a percentage. */
  tax_rate: number;
  tax_category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue;
}

/**
 * CreditNoteSummary.
 */
export interface CreditNoteSummary {
  id: string;
  /** Counts the changes of the credit note. */
  version: number;
  status: 'issued' | 'void' | NewerValue;
  number: string;
  /** What it takes back. */
  invoice_id: string;
  invoice_number: string;
  customer_id: string;
  /** As it stands on the invoice. */
  customer_name: string;
  /** Of all amounts here. */
  currency: string;
  issue_date: string;
  reason: 'duplicate' | 'order_change' | 'product_unsatisfactory' | 'order_cancellation' | 'other' | NewerValue;
  /** What is printed for the customer. */
  message: string | null;
  /** For yourselves; never printed. */
  note: string | null;
  metadata: Record<string, string>;
  /** Sum of the items, without tax. */
  subtotal: number;
  /** Sum of the taxes. */
  tax_total: number;
  /** What is taken back. */
  total: number;
  /** How the invoice’s amount payable was rounded, when nothing is left of the invoice after this. */
  payable_rounding: number;
  /** What has lowered the amount due of invoices, its own first. */
  applied_amount: number;
  /** What was paid out. */
  refunded_amount: number;
  /** What is the customer’s credit. */
  unapplied_amount: number;
  /** One group per tax rate, in the order of the invoice. */
  tax_breakdown: Array<TaxGroup>;
  voided_at: string | null;
  created_at: string;
  updated_at: string;
}

/**
 * What `credit_notes.list` may be asked.
 */
export interface CreditNotesListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at' | 'issue_date' | '-issue_date';
  /** Only those of this customer. */
  customer_id?: string;
  /** Only those against this invoice. */
  invoice_id?: string;
  /** Only the one with exactly this number. */
  number?: string;
  /** Only those of which something can still be allocated, or nothing can. */
  unapplied?: boolean;
  /** Only those issued on these days. As in `issue_date[gte]`, with gte, gt, lte and lt. */
  issue_date?: DateRange;
  /** Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * What `credit_notes.preflight` may be asked.
 */
export interface CreditNotesPreflightQuery {
  /** What it is to be valid in; else the customer’s format, else factur_x. */
  format?: 'pdf' | 'factur_x' | 'ubl' | 'cii' | 'xrechnung_ubl' | 'xrechnung_cii' | 'peppol';
}

/**
 * CurrencyReceivables.
 */
export interface CurrencyReceivables {
  /** Of all amounts here. */
  currency: string;
  /** What is due on open invoices, overdue ones among them. */
  due: number;
  /** What is due on invoices whose due date has passed. */
  overdue: number;
  /** Open invoices, overdue ones among them. */
  open_invoices: number;
  /** Invoices whose due date has passed. */
  overdue_invoices: number;
  /** Every bucket, from not due to the oldest. */
  aging: Array<AgingBucket>;
  /** What customers have to their credit: of payments and credit notes, not settling an invoice yet. */
  unapplied_credit: number;
}

/**
 * CurrencyRevenue.
 */
export interface CurrencyRevenue {
  /** Issued invoices that are not void, by their issue date. */
  invoiced: DocumentSums;
  /** Credit notes that are not void, by their own issue date. */
  credited: DocumentSums;
  /** Invoiced less credited, without tax. */
  net_revenue: number;
  /** Payments received, by the day they came in; reversed ones are not counted. */
  payments_received: number;
  /** Of all amounts here. */
  currency: string;
  /** Every month of the span, in order. */
  months: Array<MonthRevenue>;
}

/**
 * Customer.
 */
export interface Customer {
  id: string;
  /** Counts the changes of the customer. */
  version: number;
  name: string;
  email: string | null;
  phone: string | null;
  /** Your own identifier. */
  external_id: string | null;
  tax_ids: Array<TaxId>;
  billing_address: Address | null;
  shipping_address: Address | null;
  contacts: Array<Contact>;
  /** Null: the organization’s currency. */
  currency: string | null;
  locale: string | null;
  /** Null: the organization’s terms. */
  payment_terms: PaymentTerms | null;
  tax_exemption: 'none' | 'exempt' | 'reverse_charge' | NewerValue;
  /** Said on documents beside the name. */
  trading_name: string | null;
  /** What it is known by. */
  identifiers: Array<Identifier> | null;
  legal_registration: Identifier | null;
  /** Where electronic invoices are delivered to. */
  electronic_address: ElectronicAddress | null;
  /** Of invoices that have none of their own. */
  buyer_reference: string | null;
  /** Of invoices that have none of their own. */
  buyer_accounting_reference: string | null;
  /** What invoices are written and checked as; null: a PDF is enough. */
  document_format: 'peppol' | 'xrechnung_ubl' | 'xrechnung_cii' | 'factur_x' | NewerValue | null;
  note: string | null;
  metadata: Record<string, string>;
  /** Since when it is hidden from lists. */
  archived_at: string | null;
  created_at: string;
  updated_at: string;
}

/**
 * CustomerBalance.
 */
export interface CustomerBalance {
  currency: string;
  /** What is due on open invoices. */
  due: number;
  /** The part of it whose due date has passed where you are. */
  overdue: number;
  /** What payments and credit notes have that settles nothing yet. */
  credit: number;
}

/**
 * CustomerBalanceList.
 */
export interface CustomerBalanceList {
  /** One entry per currency, in their order. */
  data: Array<CustomerBalance>;
}

/**
 * What `customers.list` may be asked.
 */
export interface CustomersListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at' | 'updated_at' | '-updated_at' | 'name' | '-name';
  /** Only those with words in name, email and external_id that begin like each of these words. */
  q?: string;
  /** Only the one with this identifier of your own. */
  external_id?: string;
  /** Only those with this e-mail address, capitals or not. */
  email?: string;
  /** Only those with this currency of their own. */
  currency?: string;
  /** Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Only those changed at this moment or later. */
  updated_since?: string;
  /** Only those with this text under this name, as in `metadata[project]=Apollo`. */
  metadata?: Record<string, string>;
  /** Whether archived customers are listed too. */
  include_archived?: boolean;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * Only those issued on these days. As in `issue_date[gte]`, with gte, gt, lte and lt.
 */
export interface DateRange {
  gte?: string;
  gt?: string;
  lte?: string;
  lt?: string;
}

/**
 * Only those with such a total; together with `currency`, as amounts of two do not compare. As in
 * `total[gte]`, with gte, gt, lte and lt.
 */
export interface DecimalRange {
  gte?: number;
  gt?: number;
  lte?: number;
  lt?: number;
}

/**
 * Delivery.
 */
export interface Delivery {
  /** When it was delivered. */
  date?: string | null;
  /** Who received it. */
  name?: string | null;
  /** Where, as an identifier such as a GLN. */
  location?: Identifier | null;
  /** Where; else the customer’s shipping address. */
  address?: Address | null;
}

/**
 * DirectDebit.
 */
export interface DirectDebit {
  /** Reference of the mandate. */
  mandate?: string | null;
  /** Account that is debited. */
  iban?: string | null;
}

/**
 * DocumentAdjustment.
 */
export interface DocumentAdjustment {
  /** A percentage; this or an amount. */
  percent?: number | null;
  /** An amount, with no more decimals than the currency; this or a percentage. */
  amount?: number | null;
  /** What the percentage is of, if not of the line (of the lines, for the invoice’s own). */
  base_amount?: number | null;
  /** Code of the reason: UNTDID 5189 for a discount, UNTDID 7161 for a charge. */
  reason_code?: string | null;
  /** What it is for, as it is printed. */
  reason?: string | null;
  /** Keeps it among the lines of this tax; else it is spread over all of them. */
  tax_rate?: number | null;
  /** Tax category that goes with it. */
  tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | null;
}

/**
 * DocumentFile.
 */
export interface DocumentFile {
  format: 'pdf' | 'factur_x' | 'ubl' | 'cii' | 'xrechnung_ubl' | 'xrechnung_cii' | 'peppol' | NewerValue;
  media_type: 'application/pdf' | 'application/xml' | NewerValue;
  /** Name that it is saved under. */
  filename: string;
  /** `stored`: the original exists. `available`: it is made when it is first asked for. `not_valid`: rules of the format are broken; the preflight names them. `not_issued`: a draft has none. `preview`: a draft, never kept. */
  state: 'stored' | 'available' | 'not_valid' | 'not_issued' | 'preview' | NewerValue;
  /** How many rules are broken. */
  errors: number;
  /** In bytes, of an original. */
  size: number | null;
  /** Of an original, in hexadecimal. */
  sha256: string | null;
  /** The rules that an original was held against. */
  rules: string | null;
  /** When the original was made. */
  created_at: string | null;
}

/**
 * DocumentList.
 */
export interface DocumentList {
  /** Every format. */
  data: Array<DocumentFile>;
}

/**
 * DocumentSettings.
 */
export interface DocumentSettings {
  /** Counts the changes. */
  version: number;
  template: 'classic' | 'plain' | NewerValue;
  accent_color: string;
  paper: 'a4' | 'letter' | NewerValue;
  /** Of documents whose customer has none. */
  locale: string;
  show_payment_code: boolean;
  footer: Array<FooterColumn>;
  intro: string | null;
  closing: string | null;
  preflight: 'off' | 'warn' | 'block' | NewerValue;
}

/**
 * DocumentSums.
 */
export interface DocumentSums {
  /** How many documents these are. */
  documents: number;
  /** Without tax. */
  net: number;
  /** The tax. */
  tax: number;
  /** With tax. */
  total: number;
}

/**
 * EarlyPayment.
 */
export interface EarlyPayment {
  /** Days after the issue date. */
  days: number;
  /** What may be taken off, as a percentage. */
  percent: number;
}

/**
 * ElectronicAddress.
 */
export interface ElectronicAddress {
  /** The address. */
  value: string;
  /** Code of the EAS list: 0088 GLN, 9930 German VAT number, 0204 Leitweg-ID, EM e-mail. */
  scheme: string;
}

/**
 * Event.
 */
export interface Event {
  id: string;
  /** `<object>.<what happened>`. */
  type: string;
  /** Its number in the organization’s feed, without gaps; null for some milliseconds after the change. */
  sequence: number | null;
  created_at: string;
  actor: Actor;
  /** The request that caused it. */
  request_id: string | null;
  data: EventData;
}

/**
 * EventData.
 */
export interface EventData {
  /** The object after the change, as the API shows it; a deleted one as it was last. */
  object: Record<string, unknown>;
  /** Those fields of the object that changed, as they were before; absent for a new object. */
  previous_attributes?: Record<string, unknown>;
}

/**
 * What `events.list` may be asked.
 */
export interface EventsListQuery {
  /** The `sequence` of the last event that you have; the answer goes on after it. */
  after?: number;
  /** Which events come first: `asc` the oldest, for following the feed; `desc` the newest. Downwards, `after` is the `sequence` of the last event that you have, too, and 0 begins with the newest. */
  order?: 'asc' | 'desc';
  /** Only events of these types, separated by commas. */
  type?: string;
  /** Only events about this one thing: its history. There is none of what does not exist. */
  object_id?: string;
  /** How many to return at most. */
  limit?: number;
}

/**
 * FieldFault.
 */
export interface FieldFault {
  /** RFC 6901 pointer to the field, or the parameter’s name. */
  pointer: string;
  /** What is wrong, for programs. */
  code: string;
  /** What is wrong, for people. */
  detail: string;
  /** The rule of a standard that is broken, where it is one of an electronic document. */
  rule?: string;
  /** Whose field it is, where that is not what was sent. */
  where?: string;
}

/**
 * FinalizeInvoice.
 */
export interface FinalizeInvoice {
  /** Formats that it must be valid in; else nothing is issued. Without them the customer’s format counts, where the organization’s settings for documents say so. */
  require?: Array<'ubl' | 'cii' | 'factur_x' | 'xrechnung_ubl' | 'xrechnung_cii' | 'peppol'> | null;
}

/**
 * Finding.
 */
export interface Finding {
  /** The rule as its standard calls it; those with CTH are our own. */
  rule: string;
  /** An error makes the document invalid. */
  severity: 'error' | 'warning' | NewerValue;
  /** Business term of EN 16931. */
  term: string;
  /** The resource whose field puts it right. */
  where: 'invoice' | 'organization' | 'customer' | NewerValue;
  /** That field, in the body of its request. */
  pointer: string;
  /** What is wrong, for programs. */
  code: string;
  /** What to do, in a sentence. */
  message: string;
  /** The organization or the customer; null where it is the document itself. */
  target_id: string | null;
}

/**
 * FooterColumn.
 */
export interface FooterColumn {
  /** Its lines, separated by line ends. */
  text: string;
}

/**
 * Identifier.
 */
export interface Identifier {
  /** The identifier itself. */
  value: string;
  /** Whose identifier it is, as a code of the list that the field names: 0088 is a GLN. */
  scheme?: string | null;
}

/**
 * Invoice.
 */
export interface Invoice {
  /** Of all amounts here. */
  currency: string;
  /** Tax rate of lines without one of their own, as a percentage. */
  tax_rate: number;
  /** Tax category of such lines. */
  tax_category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue;
  /** Why no tax is charged, as it was given. */
  tax_exemption_reason: string | null;
  /** Whether tax is rounded once per tax group or once per line. */
  tax_rounding: 'document' | 'line' | NewerValue;
  /** Whether prices, discounts and charges include tax. */
  prices_include_tax: boolean;
  /** Taken off the whole invoice. */
  discounts: Array<AppliedDocumentAdjustment>;
  /** Added to the whole invoice. */
  charges: Array<AppliedDocumentAdjustment>;
  /** Sum of the lines, without tax. */
  subtotal: number;
  /** Sum of the invoice’s own discounts, without tax. */
  discount_total: number;
  /** Sum of the invoice’s own charges, without tax. */
  charge_total: number;
  /** Subtotal less discounts, plus charges. */
  total_excluding_tax: number;
  /** Sum of the taxes. */
  tax_total: number;
  /** What the invoice comes to: subtotal less discounts, plus charges, plus tax. */
  total: number;
  /** What is to be paid is a multiple of this; null: it is not rounded. */
  round_payable_to: number | null;
  /** What rounding adds to what is to be paid, or takes off it: computed, or as it was given. */
  payable_rounding: number;
  /** What had been paid before. */
  prepaid_amount: number;
  /** What is to be paid by this document: total less prepaid amount, plus rounding. Payments do not change it; below zero, it is what was prepaid too much. */
  amount_payable: number;
  amount_paid: number;
  /** What credit notes have lowered the amount due by. */
  amount_credited: number;
  /** What is still to pay. */
  amount_due: number;
  /** One group per tax category and rate, the highest rate first. */
  tax_breakdown: Array<TaxGroup>;
  id: string;
  /** Counts the changes of the invoice. */
  version: number;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible' | NewerValue;
  /** How far it is settled. */
  payment_status: 'unpaid' | 'partially_paid' | 'paid' | NewerValue;
  /** Whether it is open and its due date has passed where the organization is. */
  overdue: boolean;
  /** Whether it is a legal document, which never changes. */
  immutable: boolean;
  /** What may be done with it now. */
  available_actions: Array<'update' | 'delete' | 'finalize' | 'void' | 'mark_uncollectible' | 'record_payment' | 'credit' | 'correct' | NewerValue>;
  /** A draft has none. */
  number: string | null;
  customer_id: string;
  /** The customer’s name when the invoice was written. */
  customer_name: string;
  issue_date: string | null;
  due_date: string;
  /** Null: the due date was named. */
  payment_terms: PaymentTerms | null;
  reference: string | null;
  /** For yourselves; never printed. */
  note: string | null;
  /** When you expect the money. */
  expected_payment_date: string | null;
  /** Printed on the document. */
  message: string | null;
  metadata: Record<string, string>;
  /** What all credit notes that stand have taken back, whatever became of it. */
  credit_notes_total: number;
  /** The invoice that this one stands in for. */
  corrects_invoice_id: string | null;
  finalized_at: string | null;
  paid_at: string | null;
  voided_at: string | null;
  marked_uncollectible_at: string | null;
  created_at: string;
  updated_at: string;
  /** What the buyer wants to read: of a German authority, the Leitweg-ID. Else the customer’s. */
  buyer_reference?: string | null;
  /** Number of the buyer’s order; else `reference`. */
  order_reference?: string | null;
  /** Number of your own order. */
  sales_order_reference?: string | null;
  /** Number of the contract. */
  contract_reference?: string | null;
  /** Number of the project. */
  project_reference?: string | null;
  /** Number of the buyer’s receiving advice. */
  receiving_advice_reference?: string | null;
  /** Number of your despatch advice. */
  despatch_advice_reference?: string | null;
  /** Number of the tender or lot. */
  tender_reference?: string | null;
  /** Where the buyer books it; else the customer’s. */
  buyer_accounting_reference?: string | null;
  /** What it is about, such as a meter or a subscription; scheme of UNTDID 1153. */
  invoiced_object?: Identifier | null;
  /** What it calls itself; an invoice if not given. The construction types are those of France. */
  document_type?: 'invoice' | 'partial' | 'corrected' | 'self_billed' | 'construction_partial' | 'construction_partial_final' | 'construction_final' | NewerValue | null;
  /** Earlier invoices from elsewhere; those that this one corrects here are named without it. */
  preceding_invoices?: Array<PrecedingInvoice> | null;
  /** Printed after the message. */
  notes?: Array<Note> | null;
  /** Currency that you declare the tax in, if it is another one. */
  tax_currency?: string | null;
  /** When tax falls due, if not on issue. */
  tax_point_date?: string | null;
  /** What tax falls due by, if no day is named. */
  tax_point?: 'issue' | 'delivery' | 'payment' | NewerValue | null;
  /** What was delivered when, to whom and where. */
  delivery?: Delivery | null;
  /** The days that are invoiced. */
  service_period?: Period | null;
  /** How it is paid. */
  payment_instructions?: PaymentInstructions | null;
  /** Who is paid, if it is not you. */
  payee?: Payee | null;
  /** What a unit of the currency is in the tax currency. */
  tax_exchange_rate?: number;
  /** Sum of the taxes in the tax currency, where one is named. */
  tax_total_in_tax_currency?: number;
  /** Why no tax is charged, for each tax group. */
  tax_exemptions?: Array<StatedExemption>;
  /** Who issues it, frozen on issue; a draft has none. */
  seller: Seller | null;
  /** To whom, frozen on issue; a draft has none. */
  buyer: Buyer | null;
  /** The lines, in their order. */
  items: Array<InvoiceItem>;
}

/**
 * InvoiceItem.
 */
export interface InvoiceItem {
  product_id: string;
  /** The product’s name when the line was written. */
  product_name: string;
  description: string | null;
  quantity: number;
  /** What the quantity counts, as the product had it when the line was written. */
  unit: Unit | null;
  /** Unit price; with tax where prices include it. */
  price: number;
  /** How many units the price is for. */
  price_base_quantity: number;
  /** Tax rate of this line as a percentage. */
  tax_rate: number;
  /** Tax category of EN 16931. */
  tax_category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue;
  /** Quantity times price, rounded to the currency; with tax where prices include it. */
  gross: number;
  /** Taken off the line. */
  discounts: Array<AppliedAdjustment>;
  /** Added to the line. */
  charges: Array<AppliedAdjustment>;
  /** What the line comes to without tax: gross less its discounts, plus its charges. */
  net: number;
  /** What is taxed: the net with its part of the invoice’s discounts and charges. */
  taxable: number;
  /** A note on the line. */
  note?: string | null;
  /** The buyer’s article number. */
  buyer_item_id?: string | null;
  /** Article number of a standard, scheme of ISO 6523; else the product’s GTIN (scheme 0160). */
  standard_id?: Identifier | null;
  /** Classes of the article; scheme of UNTDID 7143, such as TST for the CPV of tenders. */
  classifications?: Array<Classification> | null;
  /** Where it was made, ISO 3166-1 alpha-2. */
  origin_country?: string | null;
  /** What else is to be told of the article. */
  attributes?: Array<Attribute> | null;
  /** Line of the buyer’s order. */
  order_line_reference?: string | null;
  /** Where the buyer books the line. */
  buyer_accounting_reference?: string | null;
  /** What the line is about, such as a meter; scheme of UNTDID 1153. */
  invoiced_object?: Identifier | null;
  /** The days that the line invoices. */
  service_period?: Period | null;
  /** The product’s article number when the line was written. */
  sku?: string;
  /** Price before its discount. */
  list_price?: number;
  /** What is taken off the list price. */
  price_discount?: number;
  id: string;
}

/**
 * InvoiceRemarks.
 */
export interface InvoiceRemarks {
  /** A note for yourselves. */
  note?: string | null;
  /** When you expect the money. */
  expected_payment_date?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
}

/**
 * InvoiceSummary.
 */
export interface InvoiceSummary {
  /** Of all amounts here. */
  currency: string;
  /** Tax rate of lines without one of their own, as a percentage. */
  tax_rate: number;
  /** Tax category of such lines. */
  tax_category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue;
  /** Why no tax is charged, as it was given. */
  tax_exemption_reason: string | null;
  /** Whether tax is rounded once per tax group or once per line. */
  tax_rounding: 'document' | 'line' | NewerValue;
  /** Whether prices, discounts and charges include tax. */
  prices_include_tax: boolean;
  /** Taken off the whole invoice. */
  discounts: Array<AppliedDocumentAdjustment>;
  /** Added to the whole invoice. */
  charges: Array<AppliedDocumentAdjustment>;
  /** Sum of the lines, without tax. */
  subtotal: number;
  /** Sum of the invoice’s own discounts, without tax. */
  discount_total: number;
  /** Sum of the invoice’s own charges, without tax. */
  charge_total: number;
  /** Subtotal less discounts, plus charges. */
  total_excluding_tax: number;
  /** Sum of the taxes. */
  tax_total: number;
  /** What the invoice comes to: subtotal less discounts, plus charges, plus tax. */
  total: number;
  /** What is to be paid is a multiple of this; null: it is not rounded. */
  round_payable_to: number | null;
  /** What rounding adds to what is to be paid, or takes off it: computed, or as it was given. */
  payable_rounding: number;
  /** What had been paid before. */
  prepaid_amount: number;
  /** What is to be paid by this document: total less prepaid amount, plus rounding. Payments do not change it; below zero, it is what was prepaid too much. */
  amount_payable: number;
  amount_paid: number;
  /** What credit notes have lowered the amount due by. */
  amount_credited: number;
  /** What is still to pay. */
  amount_due: number;
  /** One group per tax category and rate, the highest rate first. */
  tax_breakdown: Array<TaxGroup>;
  id: string;
  /** Counts the changes of the invoice. */
  version: number;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible' | NewerValue;
  /** How far it is settled. */
  payment_status: 'unpaid' | 'partially_paid' | 'paid' | NewerValue;
  /** Whether it is open and its due date has passed where the organization is. */
  overdue: boolean;
  /** Whether it is a legal document, which never changes. */
  immutable: boolean;
  /** What may be done with it now. */
  available_actions: Array<'update' | 'delete' | 'finalize' | 'void' | 'mark_uncollectible' | 'record_payment' | 'credit' | 'correct' | NewerValue>;
  /** A draft has none. */
  number: string | null;
  customer_id: string;
  /** The customer’s name when the invoice was written. */
  customer_name: string;
  issue_date: string | null;
  due_date: string;
  /** Null: the due date was named. */
  payment_terms: PaymentTerms | null;
  reference: string | null;
  /** For yourselves; never printed. */
  note: string | null;
  /** When you expect the money. */
  expected_payment_date: string | null;
  /** Printed on the document. */
  message: string | null;
  metadata: Record<string, string>;
  /** What all credit notes that stand have taken back, whatever became of it. */
  credit_notes_total: number;
  /** The invoice that this one stands in for. */
  corrects_invoice_id: string | null;
  finalized_at: string | null;
  paid_at: string | null;
  voided_at: string | null;
  marked_uncollectible_at: string | null;
  created_at: string;
  updated_at: string;
  /** The customer as it is now; only when `expand=customer` asks for it. */
  customer?: Customer;
}

/**
 * What `invoices.list` may be asked.
 */
export interface InvoicesListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at' | 'updated_at' | '-updated_at' | 'issue_date' | '-issue_date' | 'due_date' | '-due_date' | 'total' | '-total' | 'number' | '-number';
  /** Only those whose number begins so, or with words in reference, or in name and email of the customer as it is now (with the scope customers:read), that begin like each of these words. */
  q?: string;
  /** Only those in one of these states, parted by commas; `overdue` is open with a due date before today. */
  status?: Array<'draft' | 'open' | 'paid' | 'void' | 'uncollectible' | 'overdue'>;
  /** Only those of this customer. */
  customer_id?: string;
  /** Only the one with exactly this number. */
  number?: string;
  /** Only those in this currency. */
  currency?: string;
  /** Only those issued on these days. As in `issue_date[gte]`, with gte, gt, lte and lt. */
  issue_date?: DateRange;
  /** Only those due on these days. As in `due_date[gte]`, with gte, gt, lte and lt. */
  due_date?: DateRange;
  /** Only those with such a total; together with `currency`, as amounts of two do not compare. As in `total[gte]`, with gte, gt, lte and lt. */
  total?: DecimalRange;
  /** Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Only those changed at this moment or later. */
  updated_since?: string;
  /** Only those with this text under this name, as in `metadata[project]=Apollo`. */
  metadata?: Record<string, string>;
  /** What to embed as it is now, beside its identifier, separated by commas. customer needs the scope customers:read. */
  expand?: Array<'customer'>;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * What `invoices.preflight` may be asked.
 */
export interface InvoicesPreflightQuery {
  /** What it is to be valid in; else the customer’s format, else factur_x. */
  format?: 'pdf' | 'factur_x' | 'ubl' | 'cii' | 'xrechnung_ubl' | 'xrechnung_cii' | 'peppol';
}

/**
 * Login.
 */
export interface Login {
  /** The e-mail address of the user. */
  email: string;
  /** The password. */
  password: string;
  /** The organization to work in; by default the one joined first. */
  organization_id?: string | null;
}

/**
 * LoginResult.
 */
export interface LoginResult {
  /** The login token. It goes where an API key goes: `Authorization: Bearer <token>`. */
  access_token: string;
  token_type: 'Bearer' | NewerValue;
  /** Seconds until the token ends for good. Unused for an hour it ends earlier. */
  expires_in: number;
  user: User;
  organization: OrganizationSummary;
}

/**
 * Me.
 */
export interface Me {
  /** What kind of credential was sent. */
  kind: 'user' | 'api_key' | NewerValue;
  /** The signed-in user; null for an API key. */
  user: User | null;
  /** The identifier of the API key; null for a user. */
  api_key_id: string | null;
  organization: OrganizationSummary;
  /** What the credential may do. */
  scopes: Array<'customers:read' | 'customers:write' | 'products:read' | 'products:write' | 'invoices:read' | 'invoices:write' | 'payments:read' | 'payments:write' | 'events:read' | 'events:write' | 'webhooks:read' | 'webhooks:write' | 'reports:read' | 'reports:write' | NewerValue>;
}

/**
 * MonthRevenue.
 */
export interface MonthRevenue {
  /** Issued invoices that are not void, by their issue date. */
  invoiced: DocumentSums;
  /** Credit notes that are not void, by their own issue date. */
  credited: DocumentSums;
  /** Invoiced less credited, without tax. */
  net_revenue: number;
  /** Payments received, by the day they came in; reversed ones are not counted. */
  payments_received: number;
  month: string;
}

/**
 * Note.
 */
export interface Note {
  /** What is printed. */
  text: string;
  /** What it is about, as a code of UNTDID 4451, such as AAI or REG. */
  subject_code?: string | null;
}

/**
 * NumberSeries.
 */
export interface NumberSeries {
  id: string;
  /** Counts the changes of the series. */
  version: number;
  /** Whose numbers it makes. */
  document_type: 'invoice' | 'credit_note' | NewerValue;
  /** {YYYY}, {YY}, {MM} and {SEQ:5} are filled in. */
  format: string;
  /** When it begins again at 1. */
  reset: 'never' | 'yearly' | 'monthly' | NewerValue;
  /** How many documents were issued. */
  documents: number;
  /** What a document issued now would get. */
  next_number: string;
  /** The latest; none is issued with an earlier one. */
  last_issue_date: string | null;
  /** End of the hash chain, in hexadecimal. */
  last_hash: string | null;
  created_at: string;
  updated_at: string;
}

/**
 * NumberSeriesList.
 */
export interface NumberSeriesList {
  /** All of them, that of invoices first. */
  data: Array<NumberSeries>;
}

/**
 * Numbering.
 */
export interface Numbering {
  invoice: NumberingRule;
  credit_note: NumberingRule;
}

/**
 * NumberingRule.
 */
export interface NumberingRule {
  /** What numbers look like: {SEQ} is the count, {SEQ:5} the same with five digits, {YYYY}, {YY} and {MM} are year and month of issue. Changed, it holds from the next number on. */
  format: string;
  /** When the count begins again at 1. The format must have what makes the numbers differ then. */
  reset: 'never' | 'yearly' | 'monthly' | NewerValue;
}

/**
 * Organization.
 */
export interface Organization {
  id: string;
  /** Counts the changes of the organization. */
  version: number;
  name: string;
  /** Null: documents print the name. */
  legal_name: string | null;
  address: Address | null;
  tax_ids: Array<TaxId>;
  bank_details: BankDetails | null;
  email: string | null;
  phone: string | null;
  /** What you are known by. */
  identifiers: Array<Identifier> | null;
  legal_registration: Identifier | null;
  /** What the law wants on documents. */
  legal_info: string | null;
  /** Where electronic invoices come from. */
  electronic_address: ElectronicAddress | null;
  /** Who answers questions about documents. */
  contact: ContactPerson | null;
  tax_representative: TaxRepresentative | null;
  currency: string;
  time_zone: string;
  payment_terms: PaymentTerms;
  tax_rounding: 'document' | 'line' | NewerValue;
  numbering: Numbering;
  created_at: string;
  updated_at: string;
}

/**
 * OrganizationSummary.
 */
export interface OrganizationSummary {
  id: string;
  name: string;
  /** The currency of documents that name none. */
  currency: string;
  /** Where its days begin and end; an IANA time zone. */
  time_zone: string;
}

/**
 * PatchCustomer.
 */
export interface PatchCustomer {
  /** Name of the company or person. */
  name?: string | null;
  /** E-mail address for documents. */
  email?: string | null;
  /** Telephone number. */
  phone?: string | null;
  /** Your own identifier; unique. */
  external_id?: string | null;
  /** Tax identification numbers. */
  tax_ids?: Array<TaxId> | null;
  /** Where invoices go. */
  billing_address?: Address | null;
  /** Where goods go. */
  shipping_address?: Address | null;
  /** People at the customer. */
  contacts?: Array<Contact> | null;
  /** Currency of new documents; else the organization’s. */
  currency?: string | null;
  /** Language of documents, BCP 47. */
  locale?: string | null;
  /** When invoices are due; else the organization’s terms. */
  payment_terms?: PaymentTerms | null;
  /** Whether and why no tax is due. */
  tax_exemption?: 'none' | 'exempt' | 'reverse_charge' | null;
  /** Name that the customer is known by, if documents are to say it beside the name. */
  trading_name?: string | null;
  /** What the customer is known by, such as a GLN (scheme 0088). */
  identifiers?: Array<Identifier> | null;
  /** Entry in the commercial register; scheme of ISO 6523, such as 0002 for a French SIREN. */
  legal_registration?: Identifier | null;
  /** Where electronic invoices are delivered to, such as the Peppol address. */
  electronic_address?: ElectronicAddress | null;
  /** What invoices say as buyer reference unless they have one: of a German authority, the Leitweg-ID. */
  buyer_reference?: string | null;
  /** Where the customer books invoices, unless an invoice says it. */
  buyer_accounting_reference?: string | null;
  /** What the customer’s invoices are written and checked as; null: a PDF is enough. */
  document_format?: 'peppol' | 'xrechnung_ubl' | 'xrechnung_cii' | 'factur_x' | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
}

/**
 * PatchProduct.
 */
export interface PatchProduct {
  /** Name of the product. */
  name?: string | null;
  /** Your own article number; unique. */
  sku?: string | null;
  /** Global Trade Item Number of GS1, with its check digit: a bar code’s digits. */
  gtin?: string | null;
  /** What it is. */
  description?: string | null;
  /** Proposed price per unit. */
  price?: number | null;
  /** Currency of the proposed price; else the organization’s. */
  currency?: string | null;
  /** Proposed tax rate as a percentage. */
  tax_rate?: number | null;
  /** Proposed tax category of EN 16931. */
  tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | null;
  /** What a quantity counts. */
  unit?: Unit | null;
  /** Whether it is still sold; true if not given. */
  active?: boolean | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
}

/**
 * Payee.
 */
export interface Payee {
  /** Who is paid, if it is not you: a factoring company. */
  name: string;
  /** What the payee is known by. */
  identifier?: Identifier | null;
  /** Entry in the commercial register. */
  legal_registration?: Identifier | null;
  /** Account that is paid to, in place of yours. */
  bank_details?: BankDetails | null;
}

/**
 * Payment.
 */
export interface Payment {
  id: string;
  /** Counts the changes of the payment. */
  version: number;
  status: 'recorded' | 'reversed' | NewerValue;
  customer_id: string;
  /** As it was when the payment was recorded. */
  customer_name: string;
  /** Of all amounts here. */
  currency: string;
  /** How much came in. */
  amount: number;
  /** How much of it settles invoices; none of a reversed one. */
  applied_amount: number;
  /** How much of it is the customer’s credit. */
  unapplied_amount: number;
  method: 'bank_transfer' | 'card' | 'cash' | 'check' | 'other' | NewerValue;
  received_on: string;
  reference: string | null;
  note: string | null;
  metadata: Record<string, string>;
  reversed_at: string | null;
  reversal_reason: string | null;
  /** What may be done with it now. */
  available_actions: Array<'allocate' | 'reverse' | NewerValue>;
  created_at: string;
  updated_at: string;
  /** What it has settled, in order; of a reversed payment, what it had settled. */
  allocations: Array<Allocation>;
}

/**
 * PaymentCard.
 */
export interface PaymentCard {
  /** The last four to six digits of the card; never all of them. */
  last_digits: string;
  /** Whose card it is. */
  holder?: string | null;
}

/**
 * PaymentInstructions.
 */
export interface PaymentInstructions {
  /** How it is paid; else by transfer, within SEPA where you have an IBAN and bill in euros. */
  means?: 'bank_transfer' | 'sepa_transfer' | 'card' | 'direct_debit' | 'cash' | 'other' | NewerValue | null;
  /** What the payer gives as reference; else the number of the invoice. */
  reference?: string | null;
  /** The means in words. */
  text?: string | null;
  /** The card that was used, with means card. */
  card?: PaymentCard | null;
  /** With means direct_debit. */
  direct_debit?: DirectDebit | null;
}

/**
 * PaymentSummary.
 */
export interface PaymentSummary {
  id: string;
  /** Counts the changes of the payment. */
  version: number;
  status: 'recorded' | 'reversed' | NewerValue;
  customer_id: string;
  /** As it was when the payment was recorded. */
  customer_name: string;
  /** Of all amounts here. */
  currency: string;
  /** How much came in. */
  amount: number;
  /** How much of it settles invoices; none of a reversed one. */
  applied_amount: number;
  /** How much of it is the customer’s credit. */
  unapplied_amount: number;
  method: 'bank_transfer' | 'card' | 'cash' | 'check' | 'other' | NewerValue;
  received_on: string;
  reference: string | null;
  note: string | null;
  metadata: Record<string, string>;
  reversed_at: string | null;
  reversal_reason: string | null;
  /** What may be done with it now. */
  available_actions: Array<'allocate' | 'reverse' | NewerValue>;
  created_at: string;
  updated_at: string;
}

/**
 * PaymentTerms.
 */
export interface PaymentTerms {
  /** Days after the issue date. */
  net_days: number;
  /** Then on to the last day of that month. */
  end_of_month?: boolean | null;
  /** Then on to this day of the following month. */
  day_of_following_month?: number | null;
  /** Discounts for paying early, the first one first. */
  early_payment?: Array<EarlyPayment> | null;
}

/**
 * What `payments.list` may be asked.
 */
export interface PaymentsListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at' | 'received_on' | '-received_on';
  /** Only those of this customer. */
  customer_id?: string;
  /** Only those that settle this invoice, or did before they were reversed. */
  invoice_id?: string;
  /** Only those of which something can still be allocated, or nothing can. */
  unapplied?: boolean;
  /** Only those received on these days. As in `received_on[gte]`, with gte, gt, lte and lt. */
  received_on?: DateRange;
  /** Only those recorded then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * Period.
 */
export interface Period {
  /** First day. */
  start?: string | null;
  /** Last day. */
  end?: string | null;
}

/**
 * PrecedingInvoice.
 */
export interface PrecedingInvoice {
  /** Number of the earlier invoice. */
  number: string;
  /** When it was issued. */
  issue_date?: string | null;
}

/**
 * PreflightInvoice.
 */
export interface PreflightInvoice {
  /** What the buyer wants to read: of a German authority, the Leitweg-ID. Else the customer’s. */
  buyer_reference?: string | null;
  /** Number of the buyer’s order; else `reference`. */
  order_reference?: string | null;
  /** Number of your own order. */
  sales_order_reference?: string | null;
  /** Number of the contract. */
  contract_reference?: string | null;
  /** Number of the project. */
  project_reference?: string | null;
  /** Number of the buyer’s receiving advice. */
  receiving_advice_reference?: string | null;
  /** Number of your despatch advice. */
  despatch_advice_reference?: string | null;
  /** Number of the tender or lot. */
  tender_reference?: string | null;
  /** Where the buyer books it; else the customer’s. */
  buyer_accounting_reference?: string | null;
  /** What it is about, such as a meter or a subscription; scheme of UNTDID 1153. */
  invoiced_object?: Identifier | null;
  /** What it calls itself; an invoice if not given. The construction types are those of France. */
  document_type?: 'invoice' | 'partial' | 'corrected' | 'self_billed' | 'construction_partial' | 'construction_partial_final' | 'construction_final' | null;
  /** Earlier invoices from elsewhere; those that this one corrects here are named without it. */
  preceding_invoices?: Array<PrecedingInvoice> | null;
  /** Printed after the message. */
  notes?: Array<Note> | null;
  /** Currency that you declare the tax in, if it is another one. */
  tax_currency?: string | null;
  /** What a unit of the invoice’s currency is in the tax currency. */
  tax_exchange_rate?: number | null;
  /** When tax falls due, if not on issue. */
  tax_point_date?: string | null;
  /** What tax falls due by, if no day is named. */
  tax_point?: 'issue' | 'delivery' | 'payment' | null;
  /** What was delivered when, to whom and where. */
  delivery?: Delivery | null;
  /** The days that are invoiced. */
  service_period?: Period | null;
  /** How it is paid. */
  payment_instructions?: PaymentInstructions | null;
  /** Who is paid, if it is not you. */
  payee?: Payee | null;
  /** Why no tax is charged, for each tax group; `tax_exemption_reason` is the short form of it. */
  tax_exemptions?: Array<TaxExemption> | null;
  /** The customer who is to pay. */
  customer_id: string;
  /** The lines, in their order. */
  items: Array<CreateInvoiceItem>;
  /** Tax rate of all lines without one of their own, as a percentage. */
  tax_rate: number;
  /** Tax category of EN 16931 where a line names none. Else S for a rate above 0, and for the rate 0 AE, E or Z as the customer’s `tax_exemption` says. */
  tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | null;
  /** Why no tax is charged. Category E needs it; AE, K, G and O have usual words. */
  tax_exemption_reason?: string | null;
  /** Whether prices, and with them discounts and charges, include tax; false if not given. */
  prices_include_tax?: boolean | null;
  /** Taken off the whole invoice, each from the sum of its lines. */
  discounts?: Array<DocumentAdjustment> | null;
  /** Added to the whole invoice, each to the sum of its lines. */
  charges?: Array<DocumentAdjustment> | null;
  /** What is to be paid is rounded to a multiple of this, such as the smallest coin. */
  round_payable_to?: number | null;
  /** What the amount to be paid is changed by, as agreed; below zero takes off. In place of `round_payable_to`. */
  payable_rounding?: number | null;
  /** What has been paid before. What is more than there is to pay becomes the customer’s credit on issue. */
  prepaid_amount?: number | null;
  /** Else the customer’s currency, else the organization’s. */
  currency?: string | null;
  /** The issue date, as far as it is known. */
  issue_date?: string | null;
  /** When it is due; else it follows from the payment terms. */
  due_date?: string | null;
  /** Else the customer’s terms, else the organization’s. */
  payment_terms?: PaymentTerms | null;
  /** The customer’s own sign, such as an order number. */
  reference?: string | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Printed on the document. */
  message?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
  /** What it is to be valid in; else the customer’s format, else factur_x. */
  formats?: Array<'pdf' | 'factur_x' | 'ubl' | 'cii' | 'xrechnung_ubl' | 'xrechnung_cii' | 'peppol'> | null;
}

/**
 * PreflightReport.
 */
export interface PreflightReport {
  format: 'pdf' | 'factur_x' | 'ubl' | 'cii' | 'xrechnung_ubl' | 'xrechnung_cii' | 'peppol' | NewerValue;
  /** Whether there are no errors. */
  valid: boolean;
  errors: number;
  warnings: number;
  /** Nobody, for a format without rules. */
  checked_by: Array<CheckedBy>;
  /** Errors first; at most 200 of rules. */
  findings: Array<Finding>;
}

/**
 * PreflightReportList.
 */
export interface PreflightReportList {
  /** One for each format. */
  data: Array<PreflightReport>;
}

/**
 * Problem.
 */
export interface Problem {
  /** Address of the page that explains the code. */
  type: string;
  title: string;
  /** The HTTP status. */
  status: number;
  /** A sentence about this occurrence. */
  detail: string;
  /** The path that was asked for. */
  instance: string;
  /** One of a closed list; it decides the status. */
  code: 'malformed_request' | 'malformed_json' | 'unknown_parameter' | 'invalid_parameter' | 'authentication_required' | 'invalid_token' | 'invalid_credentials' | 'insufficient_scope' | 'not_found' | 'method_not_allowed' | 'request_timeout' | 'already_exists' | 'invalid_state_transition' | 'not_issued' | 'has_open_documents' | 'idempotency_in_progress' | 'precondition_failed' | 'body_too_large' | 'unsupported_media_type' | 'validation_failed' | 'document_not_valid' | 'idempotency_key_reused' | 'too_many_requests' | 'too_many_sign_in_attempts' | 'headers_too_large' | 'internal_error' | 'rendering_failed' | 'unavailable' | NewerValue;
  /** The id under which the log has this request. */
  request_id: string;
  /** All faults at once, one entry each. */
  errors?: Array<FieldFault>;
}

/**
 * Product.
 */
export interface Product {
  id: string;
  /** Counts the changes of the product. */
  version: number;
  name: string;
  /** Your own article number. */
  sku: string | null;
  /** Global Trade Item Number. */
  gtin: string | null;
  description: string | null;
  /** Proposed price per unit. */
  price: number | null;
  /** Null: the organization’s currency. */
  currency: string | null;
  /** Proposed tax rate as a percentage. */
  tax_rate: number | null;
  /** Proposed tax category of EN 16931. */
  tax_category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue | null;
  unit: Unit | null;
  /** Whether it is still sold. */
  active: boolean;
  metadata: Record<string, string>;
  /** Since when it is hidden from lists. */
  archived_at: string | null;
  created_at: string;
  updated_at: string;
}

/**
 * What `products.list` may be asked.
 */
export interface ProductsListQuery {
  /** How many to return at most. */
  limit?: number;
  /** Where to go on: `next_cursor` of the page before, unchanged, with the same filters and the same sort. */
  cursor?: string;
  /** The order; a minus reverses it. Equal ones are in the order of their ids. What is empty counts as the greatest. */
  sort?: 'created_at' | '-created_at' | 'updated_at' | '-updated_at' | 'name' | '-name' | 'sku' | '-sku';
  /** Only those with words in name and sku that begin like each of these words. */
  q?: string;
  /** Only the one with this SKU. */
  sku?: string;
  /** Only those that are sold now, or are not. */
  active?: boolean;
  /** Only those with a price in this currency. */
  currency?: string;
  /** Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt. */
  created_at?: TimeRange;
  /** Only those changed at this moment or later. */
  updated_since?: string;
  /** Only those with this text under this name, as in `metadata[project]=Apollo`. */
  metadata?: Record<string, string>;
  /** Whether archived products are listed too. */
  include_archived?: boolean;
  /** Whether to count all rows on all pages too, as `total_count`; it takes longer. */
  with_total?: boolean;
}

/**
 * Receivables.
 */
export interface Receivables {
  /** The day that it is where the organization is. */
  as_of: string;
  /** Time zone of the organization. */
  time_zone: string;
  /** One entry per currency; the organization’s own comes first and is always there. */
  data: Array<CurrencyReceivables>;
}

/**
 * RefundCreditNote.
 */
export interface RefundCreditNote {
  /** How much was paid out; all of the credit when it is not said. */
  amount?: number | null;
}

/**
 * What `reports.revenue` may be asked.
 */
export interface ReportsRevenueQuery {
  /** The first month; without it 12 months end with `to`. */
  from?: string;
  /** The last month, at most 36 after the first; without it the month that it is now. */
  to?: string;
}

/**
 * Revenue.
 */
export interface Revenue {
  /** The first month. */
  from: string;
  /** The last month. */
  to: string;
  /** One entry per currency, with its figures over all months; the organization’s own comes first and is always there. */
  data: Array<CurrencyRevenue>;
}

/**
 * ReversePayment.
 */
export interface ReversePayment {
  /** Why it is taken back. */
  reason?: string | null;
}

/**
 * Seller.
 */
export interface Seller {
  /** Name that is used every day, where it is another one. */
  trading_name?: string;
  identifiers?: Array<Identifier>;
  legal_registration?: Identifier;
  electronic_address?: ElectronicAddress;
  /** Who is asked about the document. */
  contact?: ContactPerson;
  name: string;
  address: Address | null;
  tax_ids: Array<TaxId>;
  bank_details: BankDetails | null;
  email: string | null;
  phone: string | null;
  /** What the law wants on documents. */
  legal_info?: string;
  tax_representative?: TaxRepresentative;
}

/**
 * SeriesAudit.
 */
export interface SeriesAudit {
  series_id: string;
  document_type: 'invoice' | 'credit_note' | NewerValue;
  /** Nothing is missing, double, dated back or changed. */
  intact: boolean;
  /** How many were read. */
  documents: number;
  first: SeriesEnd | null;
  last: SeriesEnd | null;
  /** Numbers before which one or more are missing; at most 100. */
  gaps: Array<string>;
  /** Numbers that come twice; at most 100. */
  duplicates: Array<string>;
  /** Numbers dated before their predecessor; at most 100. */
  backdated: Array<string>;
  /** Numbers whose document or hash was changed; at most 100. */
  broken: Array<string>;
  /** End of the hash chain, in hexadecimal. */
  last_hash: string | null;
}

/**
 * SeriesEnd.
 */
export interface SeriesEnd {
  number: string;
  issue_date: string;
}

/**
 * StatedExemption.
 */
export interface StatedExemption {
  /** Category of the tax group. */
  category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue;
  /** Why no tax is charged, in words. */
  reason?: string | null;
  /** The same as a code of the VATEX list. */
  code?: string | null;
  /** Else all of the category. */
  rate?: number;
}

/**
 * TaxExemption.
 */
export interface TaxExemption {
  /** Category of the tax group. */
  category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M';
  /** Rate of the tax group; else all of the category. */
  rate?: number | null;
  /** Why no tax is charged, in words. */
  reason?: string | null;
  /** The same as a code of the VATEX list. */
  code?: string | null;
}

/**
 * TaxGroup.
 */
export interface TaxGroup {
  /** Tax category of EN 16931. */
  category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue;
  /** Tax rate as a percentage. */
  rate: number;
  /** Sum of the lines of this tax, with their part of the invoice’s discounts and charges. */
  taxable: number;
  /** Tax on it. */
  tax: number;
  /** Why no tax is charged, where a reason is asked for. */
  exemption_reason?: string;
  /** The same as a code of the VATEX list, where it was given. */
  exemption_code?: string;
}

/**
 * TaxId.
 */
export interface TaxId {
  /** What kind of number it is. */
  type: string;
  /** The number. */
  value: string;
}

/**
 * TaxRepresentative.
 */
export interface TaxRepresentative {
  /** Name of the representative. */
  name: string;
  /** VAT number of the representative. */
  tax_id: string;
  /** Address of the representative. */
  address?: Address | null;
}

/**
 * TaxShare.
 */
export interface TaxShare {
  /** Tax category of EN 16931. */
  category: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | NewerValue;
  /** Tax rate as a percentage. */
  rate: number;
  /** What falls into the tax group, without tax. */
  amount: number;
  /** What it is a part of: the lines of the group, without tax. */
  base_amount: number;
}

/**
 * Only those created then. As in `created_at[gte]`, with gte, gt, lte and lt.
 */
export interface TimeRange {
  gte?: string;
  gt?: string;
  lte?: string;
  lt?: string;
}

/**
 * Unit.
 */
export interface Unit {
  /** As it is printed. */
  label: string;
  /** UN/ECE Recommendation 20 code. */
  code?: string | null;
}

/**
 * UpdateCustomer.
 */
export interface UpdateCustomer {
  /** Name of the company or person. */
  name: string;
  /** E-mail address for documents. */
  email?: string | null;
  /** Telephone number. */
  phone?: string | null;
  /** Your own identifier; unique. */
  external_id?: string | null;
  /** Tax identification numbers. */
  tax_ids?: Array<TaxId> | null;
  /** Where invoices go. */
  billing_address?: Address | null;
  /** Where goods go. */
  shipping_address?: Address | null;
  /** People at the customer. */
  contacts?: Array<Contact> | null;
  /** Currency of new documents; else the organization’s. */
  currency?: string | null;
  /** Language of documents, BCP 47. */
  locale?: string | null;
  /** When invoices are due; else the organization’s terms. */
  payment_terms?: PaymentTerms | null;
  /** Whether and why no tax is due. */
  tax_exemption?: 'none' | 'exempt' | 'reverse_charge' | null;
  /** Name that the customer is known by, if documents are to say it beside the name. */
  trading_name?: string | null;
  /** What the customer is known by, such as a GLN (scheme 0088). */
  identifiers?: Array<Identifier> | null;
  /** Entry in the commercial register; scheme of ISO 6523, such as 0002 for a French SIREN. */
  legal_registration?: Identifier | null;
  /** Where electronic invoices are delivered to, such as the Peppol address. */
  electronic_address?: ElectronicAddress | null;
  /** What invoices say as buyer reference unless they have one: of a German authority, the Leitweg-ID. */
  buyer_reference?: string | null;
  /** Where the customer books invoices, unless an invoice says it. */
  buyer_accounting_reference?: string | null;
  /** What the customer’s invoices are written and checked as; null: a PDF is enough. */
  document_format?: 'peppol' | 'xrechnung_ubl' | 'xrechnung_cii' | 'factur_x' | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
}

/**
 * UpdateDocumentSettings.
 */
export interface UpdateDocumentSettings {
  /** A letter for envelopes with a window, or a plain page; classic if not given. */
  template?: 'classic' | 'plain' | null;
  /** Colour of headings and lines; text is never lighter than can be read. */
  accent_color?: string | null;
  /** Paper; a4 if not given. */
  paper?: 'a4' | 'letter' | null;
  /** Language of documents whose customer has none; en if not given. */
  locale?: string | null;
  /** Whether documents have a code that fills in a SEPA transfer; true if not given. */
  show_payment_code?: boolean | null;
  /** Columns at the foot of each page; else they follow from what is known of you. */
  footer?: Array<FooterColumn> | null;
  /** Printed before the lines. */
  intro?: string | null;
  /** Printed behind everything. */
  closing?: string | null;
  /** What happens to an invoice that is not valid in its customer’s format: `off` and `warn` issue it, `block` refuses to; warn if not given, which the panel shows. */
  preflight?: 'off' | 'warn' | 'block' | null;
}

/**
 * UpdateInvoice.
 */
export interface UpdateInvoice {
  /** What the buyer wants to read: of a German authority, the Leitweg-ID. Else the customer’s. */
  buyer_reference?: string | null;
  /** Number of the buyer’s order; else `reference`. */
  order_reference?: string | null;
  /** Number of your own order. */
  sales_order_reference?: string | null;
  /** Number of the contract. */
  contract_reference?: string | null;
  /** Number of the project. */
  project_reference?: string | null;
  /** Number of the buyer’s receiving advice. */
  receiving_advice_reference?: string | null;
  /** Number of your despatch advice. */
  despatch_advice_reference?: string | null;
  /** Number of the tender or lot. */
  tender_reference?: string | null;
  /** Where the buyer books it; else the customer’s. */
  buyer_accounting_reference?: string | null;
  /** What it is about, such as a meter or a subscription; scheme of UNTDID 1153. */
  invoiced_object?: Identifier | null;
  /** What it calls itself; an invoice if not given. The construction types are those of France. */
  document_type?: 'invoice' | 'partial' | 'corrected' | 'self_billed' | 'construction_partial' | 'construction_partial_final' | 'construction_final' | null;
  /** Earlier invoices from elsewhere; those that this one corrects here are named without it. */
  preceding_invoices?: Array<PrecedingInvoice> | null;
  /** Printed after the message. */
  notes?: Array<Note> | null;
  /** Currency that you declare the tax in, if it is another one. */
  tax_currency?: string | null;
  /** What a unit of the invoice’s currency is in the tax currency. */
  tax_exchange_rate?: number | null;
  /** When tax falls due, if not on issue. */
  tax_point_date?: string | null;
  /** What tax falls due by, if no day is named. */
  tax_point?: 'issue' | 'delivery' | 'payment' | null;
  /** What was delivered when, to whom and where. */
  delivery?: Delivery | null;
  /** The days that are invoiced. */
  service_period?: Period | null;
  /** How it is paid. */
  payment_instructions?: PaymentInstructions | null;
  /** Who is paid, if it is not you. */
  payee?: Payee | null;
  /** Why no tax is charged, for each tax group; `tax_exemption_reason` is the short form of it. */
  tax_exemptions?: Array<TaxExemption> | null;
  /** The customer who is to pay. */
  customer_id: string;
  /** The lines, in their order. */
  items: Array<CreateInvoiceItem>;
  /** Tax rate of all lines without one of their own, as a percentage. */
  tax_rate: number;
  /** Tax category of EN 16931 where a line names none. Else S for a rate above 0, and for the rate 0 AE, E or Z as the customer’s `tax_exemption` says. */
  tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | null;
  /** Why no tax is charged. Category E needs it; AE, K, G and O have usual words. */
  tax_exemption_reason?: string | null;
  /** Whether prices, and with them discounts and charges, include tax; false if not given. */
  prices_include_tax?: boolean | null;
  /** Taken off the whole invoice, each from the sum of its lines. */
  discounts?: Array<DocumentAdjustment> | null;
  /** Added to the whole invoice, each to the sum of its lines. */
  charges?: Array<DocumentAdjustment> | null;
  /** What is to be paid is rounded to a multiple of this, such as the smallest coin. */
  round_payable_to?: number | null;
  /** What the amount to be paid is changed by, as agreed; below zero takes off. In place of `round_payable_to`. */
  payable_rounding?: number | null;
  /** What has been paid before. What is more than there is to pay becomes the customer’s credit on issue. */
  prepaid_amount?: number | null;
  /** Else the customer’s currency, else the organization’s. */
  currency?: string | null;
  /** The issue date, as far as it is known. */
  issue_date?: string | null;
  /** When it is due; else it follows from the payment terms. */
  due_date?: string | null;
  /** Else the customer’s terms, else the organization’s. */
  payment_terms?: PaymentTerms | null;
  /** The customer’s own sign, such as an order number. */
  reference?: string | null;
  /** A note for yourselves. */
  note?: string | null;
  /** Printed on the document. */
  message?: string | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
}

/**
 * UpdateNumbering.
 */
export interface UpdateNumbering {
  /** For invoices; else it stays as it is. */
  invoice?: NumberingRule | null;
  /** For credit notes; else it stays as it is. */
  credit_note?: NumberingRule | null;
}

/**
 * UpdateOrganization.
 */
export interface UpdateOrganization {
  /** Name as it is used every day. */
  name: string;
  /** Name as documents print it; else the name. */
  legal_name?: string | null;
  /** Address as documents print it. */
  address?: Address | null;
  /** Tax identification numbers. */
  tax_ids?: Array<TaxId> | null;
  /** Where customers pay. */
  bank_details?: BankDetails | null;
  /** E-mail address for customers. */
  email?: string | null;
  /** Telephone number. */
  phone?: string | null;
  /** What you are known by: your GLN (scheme 0088), DUNS number (0060) or a customer’s supplier number. */
  identifiers?: Array<Identifier> | null;
  /** Your entry in the commercial register; scheme of ISO 6523, such as 0002 for a French SIREN. */
  legal_registration?: Identifier | null;
  /** What the law wants on documents: managing directors, share capital, register court. */
  legal_info?: string | null;
  /** Where electronic invoices come from, such as your Peppol address. */
  electronic_address?: ElectronicAddress | null;
  /** Who answers questions about documents. */
  contact?: ContactPerson | null;
  /** Who answers to the tax office for you, if you are not registered there. */
  tax_representative?: TaxRepresentative | null;
  /** Currency of new documents, unless the customer has another one. */
  currency: string;
  /** Where the organization’s days begin and end. */
  time_zone: string;
  /** When invoices are due, unless customer or invoice say otherwise; without them after 14 days. */
  payment_terms?: PaymentTerms | null;
  /** Whether new documents round tax once per rate (`document`, the default) or on each line. */
  tax_rounding?: 'document' | 'line' | null;
  /** How documents get their numbers; what is left out stays as it is. */
  numbering?: UpdateNumbering | null;
}

/**
 * UpdateProduct.
 */
export interface UpdateProduct {
  /** Name of the product. */
  name: string;
  /** Your own article number; unique. */
  sku?: string | null;
  /** Global Trade Item Number of GS1, with its check digit: a bar code’s digits. */
  gtin?: string | null;
  /** What it is. */
  description?: string | null;
  /** Proposed price per unit. */
  price?: number | null;
  /** Currency of the proposed price; else the organization’s. */
  currency?: string | null;
  /** Proposed tax rate as a percentage. */
  tax_rate?: number | null;
  /** Proposed tax category of EN 16931. */
  tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'L' | 'M' | null;
  /** What a quantity counts. */
  unit?: Unit | null;
  /** Whether it is still sold; true if not given. */
  active?: boolean | null;
  /** Names and texts of your own; the service keeps them and gives them back. */
  metadata?: Record<string, string> | null;
}

/**
 * User.
 */
export interface User {
  id: string;
  email: string;
  name: string;
  /** What the user may do in the organization. */
  role: 'owner' | 'admin' | 'member' | 'viewer' | NewerValue;
}

/** What an event may be about, by the first word of its type. */
export interface EventObjects {
  api_key: ApiKey;
  created_api_key: CreatedApiKey;
  credit_note: CreditNote;
  credit_note_summary: CreditNoteSummary;
  customer: Customer;
  invoice: Invoice;
  invoice_summary: InvoiceSummary;
  number_series: NumberSeries;
  organization: Organization;
  payment: Payment;
  payment_summary: PaymentSummary;
  product: Product;
}
