import type { TaxCategory } from '../../../../../kernel/tax/tax-category.js';

/** What a document is, which decides its title. */
export type Title =
  | 'invoice'
  | 'partial'
  | 'corrected'
  | 'self_billed'
  | 'credit_note'
  | 'construction_partial'
  | 'construction_partial_final'
  | 'construction_final';

/** Names of facts at the head of a document. */
export type FactName =
  | 'number'
  | 'issue_date'
  | 'due_date'
  | 'delivery_date'
  | 'service_period'
  | 'tax_point_date'
  | 'customer_number'
  | 'buyer_tax_id'
  | 'buyer_reference'
  | 'order_reference'
  | 'sales_order_reference'
  | 'contract_reference'
  | 'project_reference'
  | 'receiving_advice_reference'
  | 'despatch_advice_reference'
  | 'tender_reference'
  | 'invoiced_object'
  | 'buyer_accounting_reference'
  | 'preceding_invoice';

/** The heads of the table of lines. */
export type ColumnName = 'position' | 'description' | 'quantity' | 'price' | 'tax' | 'amount';

/** The words of one language. Braces stand for what is filled in. */
export interface Texts {
  /** BCP 47, for the reader's software. */
  readonly language: string;
  /** Short names of the months, for dates that spell them. */
  readonly months: readonly string[];
  readonly titles: Readonly<Record<Title, string>>;
  readonly facts: Readonly<Record<FactName, string>>;
  readonly columns: Readonly<Record<ColumnName, string>>;
  readonly draft: string;
  /** Written across documents of test books. */
  readonly test: string;
  /** `{page}` and `{pages}`. */
  readonly page: string;
  readonly from: string;
  readonly billed_to: string;
  readonly details: string;
  readonly contact: string;
  readonly tax_id: string;
  readonly tax_number: string;
  readonly phone: string;
  readonly discount: string;
  readonly charge: string;
  /** `{name}` of a discount or charge with its `{percent}`, as its language puts them. */
  readonly adjustment: string;
  /** `{base}`: of how much the percentage was taken. */
  readonly of_base: string;
  readonly list_price: string;
  readonly article: string;
  readonly buyer_article: string;
  readonly standard_id: string;
  readonly order_line: string;
  readonly origin: string;
  /** `{quantity}`: of how many the price is. */
  readonly price_per: string;
  readonly subtotal: string;
  readonly total_without_tax: string;
  /** `{rate}`; the second for prices that include it. */
  readonly tax: string;
  readonly tax_included: string;
  /** `{base}`: what the tax is taken from. */
  readonly tax_base: string;
  /** Groups without tax. */
  readonly no_tax: string;
  readonly total: string;
  readonly total_credit: string;
  readonly prepaid: string;
  readonly rounding: string;
  readonly payable: string;
  /** In place of it, where more was prepaid than there is to pay. */
  readonly overpaid: string;
  readonly tax_in_currency: string;
  readonly prices_include_tax: string;
  readonly payment: string;
  /** `{date}`. */
  readonly pay_by: string;
  readonly account_holder: string;
  readonly account: string;
  readonly payment_reference: string;
  readonly bank: string;
  /** `{account}`, `{mandate}` and `{creditor}`. */
  readonly debited: string;
  readonly mandate: string;
  readonly creditor: string;
  readonly debited_account: string;
  /** `{number}`: the last digits. */
  readonly card: string;
  readonly scan_to_pay: string;
  readonly payee: string;
  readonly tax_representative: string;
  readonly delivered_to: string;
  readonly notes: string;
  /** What law wants to be said of a tax category. */
  readonly legal: Readonly<Partial<Record<TaxCategory, string>>>;
  readonly attachments: string;
  /** What stands between a name and what it names: in French with a space before it. */
  readonly colon: string;
  /** Of the logo; `{name}`. */
  readonly logo: string;
  readonly payment_code: string;
  /** Printed names of the units of UN/ECE Recommendation 20 that are used most. */
  readonly units: Readonly<Record<string, string>>;
}

/** Fills in what stands in braces. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
