/**
 * An electronic invoice in the terms of EN 16931: what the writers write, the reader gives and the rules judge.
 *
 * Every value is the text that is written, already rounded; nothing is computed from it. A value may be absent even
 * where the standard asks for it, because documents are judged before they are complete. The numbers in the comments
 * are those of the standard's business terms (BT).
 */
export interface EInvoice {
  /** BT-24 and BT-23: the rules that the document says it follows, and the process it belongs to. */
  readonly specification?: string | undefined;
  readonly business_process?: string | undefined;
  /** BT-1 to BT-3. The type is a code of UNTDID 1001. */
  readonly number?: string | undefined;
  readonly issue_date?: string | undefined;
  readonly type_code?: string | undefined;
  /** BT-5, BT-6. */
  readonly currency?: string | undefined;
  readonly tax_currency?: string | undefined;
  /** BT-7, or BT-8 as a code of UNTDID 2005: 3 issue, 35 delivery, 432 payment. */
  readonly tax_point_date?: string | undefined;
  readonly tax_point_code?: string | undefined;
  /** BT-9. */
  readonly due_date?: string | undefined;
  /** BT-10 to BT-17. */
  readonly buyer_reference?: string | undefined;
  readonly project_reference?: string | undefined;
  readonly contract_reference?: string | undefined;
  readonly order_reference?: string | undefined;
  readonly sales_order_reference?: string | undefined;
  readonly receiving_advice_reference?: string | undefined;
  readonly despatch_advice_reference?: string | undefined;
  readonly tender_reference?: string | undefined;
  /** BT-18. */
  readonly invoiced_object?: Identifier | undefined;
  /** BT-19. */
  readonly buyer_accounting_reference?: string | undefined;
  /** BT-20. */
  readonly payment_terms?: string | undefined;
  readonly notes: readonly Note[];
  readonly preceding_invoices: readonly PrecedingInvoice[];
  readonly seller?: Party | undefined;
  readonly buyer?: Party | undefined;
  readonly payee?: Payee | undefined;
  readonly tax_representative?: TaxRepresentative | undefined;
  readonly delivery?: Delivery | undefined;
  /** BG-14. */
  readonly service_period?: Period | undefined;
  readonly payment?: Payment | undefined;
  /** BG-20, BG-21. */
  readonly allowances: readonly Adjustment[];
  readonly charges: readonly Adjustment[];
  readonly totals: Totals;
  readonly tax_breakdown: readonly TaxSubtotal[];
  readonly attachments: readonly Attachment[];
  readonly lines: readonly Line[];
}

/** A value with the list or scheme that it belongs to. */
export interface Identifier {
  readonly value?: string | undefined;
  readonly scheme?: string | undefined;
  /** Of the scheme; item classifications only. */
  readonly version?: string | undefined;
}

/** BG-1: BT-22, and BT-21 as a code of UNTDID 4451. */
export interface Note {
  readonly text?: string | undefined;
  readonly subject_code?: string | undefined;
  /** The note of ours that it was made of, where that is not its place: the message of an invoice comes first. */
  readonly origin?: number | undefined;
  /** Whether a printed document says it among its totals instead. */
  readonly in_totals?: boolean | undefined;
}

/** BG-3: BT-25, BT-26. */
export interface PrecedingInvoice {
  readonly number?: string | undefined;
  readonly issue_date?: string | undefined;
}

/** BG-5, BG-8, BG-12, BG-15. The country is a code of ISO 3166-1. */
export interface PostalAddress {
  readonly line1?: string | undefined;
  readonly line2?: string | undefined;
  readonly line3?: string | undefined;
  readonly city?: string | undefined;
  readonly postal_code?: string | undefined;
  readonly state?: string | undefined;
  readonly country?: string | undefined;
}

/** BG-6, BG-9. */
export interface Contact {
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** BG-4 (BT-27 to BT-43) and BG-7 (BT-44 to BT-58). Of a buyer neither tax registration nor legal_info is written. */
export interface Party {
  readonly name?: string | undefined;
  readonly trading_name?: string | undefined;
  readonly identifiers: readonly Identifier[];
  readonly legal_registration?: Identifier | undefined;
  readonly vat_id?: string | undefined;
  readonly tax_registration?: string | undefined;
  readonly legal_info?: string | undefined;
  readonly electronic_address?: Identifier | undefined;
  readonly address?: PostalAddress | undefined;
  readonly contact?: Contact | undefined;
}

/** BG-10: BT-59 to BT-61. */
export interface Payee {
  readonly name?: string | undefined;
  readonly identifier?: Identifier | undefined;
  readonly legal_registration?: Identifier | undefined;
}

/** BG-11: BT-62, BT-63 and an address. */
export interface TaxRepresentative {
  readonly name?: string | undefined;
  readonly vat_id?: string | undefined;
  readonly address?: PostalAddress | undefined;
}

/** BG-13: BT-70 to BT-72 and BG-15. */
export interface Delivery {
  readonly name?: string | undefined;
  readonly location?: Identifier | undefined;
  readonly date?: string | undefined;
  readonly address?: PostalAddress | undefined;
}

/** BG-14 (BT-73, BT-74) and BG-26 (BT-134, BT-135). */
export interface Period {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

/** BG-16: BT-81 as a code of UNTDID 4461, BT-82, BT-83. */
export interface Payment {
  readonly means_code?: string | undefined;
  readonly means_text?: string | undefined;
  readonly reference?: string | undefined;
  readonly accounts: readonly PaymentAccount[];
  readonly card?: PaymentCard | undefined;
  readonly direct_debit?: DirectDebit | undefined;
}

/** BG-17: BT-84 to BT-86. */
export interface PaymentAccount {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly bic?: string | undefined;
}

/** BG-18: BT-87 (the last digits only), BT-88. */
export interface PaymentCard {
  readonly number?: string | undefined;
  readonly holder?: string | undefined;
}

/** BG-19: BT-89 to BT-91. */
export interface DirectDebit {
  readonly mandate?: string | undefined;
  readonly creditor_id?: string | undefined;
  readonly account?: string | undefined;
}

/** BG-20, BG-21, BG-27 and BG-28; those of a line have no tax of their own. */
export interface Adjustment {
  readonly amount?: string | undefined;
  readonly base_amount?: string | undefined;
  readonly percent?: string | undefined;
  readonly category?: string | undefined;
  readonly rate?: string | undefined;
  readonly reason?: string | undefined;
  readonly reason_code?: string | undefined;
  /** Which discount or charge of ours it was made of, from 0; never written. */
  readonly origin?: number | undefined;
}

/** BG-22: BT-106 to BT-115. */
export interface Totals {
  readonly lines?: string | undefined;
  readonly allowances?: string | undefined;
  readonly charges?: string | undefined;
  readonly without_tax?: string | undefined;
  readonly tax?: string | undefined;
  readonly tax_in_tax_currency?: string | undefined;
  readonly with_tax?: string | undefined;
  readonly prepaid?: string | undefined;
  readonly rounding?: string | undefined;
  readonly payable?: string | undefined;
}

/** BG-23: BT-116 to BT-121. */
export interface TaxSubtotal {
  readonly taxable?: string | undefined;
  readonly tax?: string | undefined;
  readonly category?: string | undefined;
  readonly rate?: string | undefined;
  readonly exemption_reason?: string | undefined;
  readonly exemption_code?: string | undefined;
}

/** BG-24: BT-122 to BT-125. The content is in base64. */
export interface Attachment {
  readonly reference?: string | undefined;
  readonly description?: string | undefined;
  readonly url?: string | undefined;
  readonly content?: string | undefined;
  readonly media_type?: string | undefined;
  readonly filename?: string | undefined;
}

/** BG-25: BT-126 to BT-135, BG-27 to BG-30. */
export interface Line {
  readonly id?: string | undefined;
  readonly note?: string | undefined;
  readonly object?: Identifier | undefined;
  readonly quantity?: string | undefined;
  /** A code of UN/ECE Recommendation 20 or 21. */
  readonly unit?: string | undefined;
  readonly net?: string | undefined;
  readonly order_line?: string | undefined;
  readonly buyer_accounting_reference?: string | undefined;
  readonly period?: Period | undefined;
  readonly allowances: readonly Adjustment[];
  readonly charges: readonly Adjustment[];
  readonly price: Price;
  readonly category?: string | undefined;
  readonly rate?: string | undefined;
  readonly item: Item;
}

/** BG-29: BT-146 to BT-150. */
export interface Price {
  readonly net?: string | undefined;
  readonly discount?: string | undefined;
  readonly gross?: string | undefined;
  readonly base_quantity?: string | undefined;
  readonly base_unit?: string | undefined;
}

/** BG-31 and BG-32: BT-153 to BT-161. */
export interface Item {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly seller_id?: string | undefined;
  readonly buyer_id?: string | undefined;
  readonly standard_id?: Identifier | undefined;
  readonly classifications: readonly Identifier[];
  readonly origin_country?: string | undefined;
  readonly attributes: readonly ItemAttribute[];
}

export interface ItemAttribute {
  readonly name?: string | undefined;
  readonly value?: string | undefined;
}

/** Codes of UNTDID 1001 that take something back; UBL has a document of its own for them. */
const CREDIT_NOTES = new Set('81 83 261 262 296 308 381 396 420 458 502 503 532'.split(' '));

/** Whether a document takes back what another one asked for. */
export function isCreditNote({ type_code = '' }: Pick<EInvoice, 'type_code'>): boolean {
  return CREDIT_NOTES.has(type_code);
}
