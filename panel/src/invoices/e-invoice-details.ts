import type { CreateInvoice, Invoice, InvoiceItem } from '@countinghouse/client';

type Line = CreateInvoice['items'][number];

/** Those that request and answer have in common; in one text, as the page that loads it has to be light. */
const DETAILS = (
  'document_type buyer_reference order_reference sales_order_reference contract_reference ' +
  'project_reference receiving_advice_reference despatch_advice_reference tender_reference ' +
  'buyer_accounting_reference invoiced_object preceding_invoices notes tax_currency ' +
  'tax_exchange_rate tax_point_date tax_point delivery service_period payment_instructions payee ' +
  'tax_exemptions'
).split(' ');

const LINE_DETAILS = (
  'note buyer_item_id standard_id classifications origin_country attributes order_line_reference ' +
  'buyer_accounting_reference invoiced_object service_period list_price price_discount'
).split(' ');

/** What an electronic invoice says beside its amounts: kept as it is where the editor has no field for it. */
export type EInvoiceDetails = Partial<CreateInvoice>;

/** The same of a line, with the unit that it was written with. */
export type LineDetails = Partial<Line>;

/** A rounding without a multiple to round to was given, and is kept with the rest. */
export function detailsOf(invoice: Invoice | undefined): EInvoiceDetails {
  if (invoice === undefined) return {};
  const { round_payable_to, payable_rounding } = invoice;
  return {
    ...picked(invoice, DETAILS),
    ...(round_payable_to === null && payable_rounding && { payable_rounding }),
  };
}

export function lineDetailsOf(item: InvoiceItem): LineDetails {
  return { ...picked(item, LINE_DETAILS), ...(item.unit && { unit: item.unit }) };
}

function picked(from: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
}
