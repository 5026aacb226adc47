import type { InvoiceDetails, ItemDetails } from '../../../books/invoices/index.js';

/**
 * What becomes of a part of an invoice when it is copied: it is carried over, carried over as long as the customer is
 * the same, or it stays with the source because it happened once.
 */
export type Fate = 'carried' | 'with the customer' | 'left';

export const detailFates = {
  customer_id: 'carried',
  items: 'carried',
  tax_rate: 'carried',
  tax_category: 'carried',
  tax_exemption_reason: 'carried',
  prices_include_tax: 'carried',
  discounts: 'carried',
  charges: 'carried',
  round_payable_to: 'carried',
  // An amount that was agreed for one sum.
  payable_rounding: 'left',
  prepaid_amount: 'left',
  // Whether anybody withholds depends on who pays.
  withholdings: 'with the customer',
  currency: 'carried',
  issue_date: 'left',
  due_date: 'left',
  payment_terms: 'with the customer',
  payment_plan: 'with the customer',
  reference: 'left',
  note: 'carried',
  message: 'carried',
  metadata: 'carried',
  document_type: 'carried',
  preceding_invoices: 'left',
  notes: 'carried',
  // Its rate is of one day.
  tax_currency: 'left',
  tax_exchange_rate: 'left',
  tax_point_date: 'left',
  tax_point: 'carried',
  delivery: 'with the customer',
  service_period: 'left',
  payment_instructions: 'with the customer',
  payee: 'carried',
  tax_exemptions: 'carried',
  buyer_reference: 'with the customer',
  order_reference: 'left',
  sales_order_reference: 'left',
  contract_reference: 'with the customer',
  project_reference: 'with the customer',
  receiving_advice_reference: 'left',
  despatch_advice_reference: 'left',
  tender_reference: 'with the customer',
  buyer_accounting_reference: 'with the customer',
  invoiced_object: 'with the customer',
} as const satisfies Record<keyof InvoiceDetails, Fate>;

export const itemFates = {
  above: 'carried',
  below: 'carried',
  product_id: 'carried',
  quantity: 'carried',
  price: 'carried',
  price_base_quantity: 'carried',
  unit: 'carried',
  tax_rate: 'carried',
  tax_category: 'carried',
  discounts: 'carried',
  charges: 'carried',
  description: 'carried',
  note: 'carried',
  buyer_item_id: 'with the customer',
  standard_id: 'carried',
  classifications: 'carried',
  origin_country: 'carried',
  attributes: 'carried',
  order_line_reference: 'left',
  buyer_accounting_reference: 'with the customer',
  invoiced_object: 'with the customer',
  service_period: 'left',
  list_price: 'carried',
  price_discount: 'carried',
  withholdable: 'carried',
} as const satisfies Record<keyof ItemDetails, Fate>;

/** Content with its lines for the same customer or another one, as far as copies take it over. */
export function carriedContent(details: InvoiceDetails, isSameCustomer: boolean): InvoiceDetails {
  const items = details.items.map((item) => carriedOf(item, itemFates, isSameCustomer));
  return { ...carriedOf(details, detailFates, isSameCustomer), items };
}

/** The members of a copy: those that were given and have a fate that this copy takes over. */
export function carriedOf<Details extends object>(
  details: Details,
  fates: Readonly<Record<keyof Details, Fate>>,
  isSameCustomer: boolean,
): Details {
  const entries = Object.entries(details).filter(([name, value]) => {
    const fate = fates[name as keyof Details];
    return value !== undefined && (fate === 'carried' || (fate === 'with the customer' && isSameCustomer));
  });
  return Object.fromEntries(entries) as Details;
}
