import type { CreateInvoice, Invoice, InvoiceItem } from '@countinghouse/client';

const DETAILS = [
  'document_type',
  'buyer_reference',
  'order_reference',
  'sales_order_reference',
  'contract_reference',
  'project_reference',
  'receiving_advice_reference',
  'despatch_advice_reference',
  'tender_reference',
  'buyer_accounting_reference',
  'invoiced_object',
  'preceding_invoices',
  'notes',
  'tax_currency',
  'tax_exchange_rate',
  'tax_point_date',
  'tax_point',
  'delivery',
  'service_period',
  'payment_instructions',
  'payee',
  'tax_exemptions',
] as const satisfies readonly (keyof CreateInvoice & keyof Invoice)[];

type Line = CreateInvoice['items'][number];

const LINE_DETAILS = [
  'note',
  'buyer_item_id',
  'standard_id',
  'classifications',
  'origin_country',
  'attributes',
  'order_line_reference',
  'buyer_accounting_reference',
  'invoiced_object',
  'service_period',
  'list_price',
  'price_discount',
] as const satisfies readonly (keyof Line & keyof InvoiceItem)[];

/** What an electronic invoice says beside its amounts: kept as it is where the editor has no field for it. */
export type EInvoiceDetails = Pick<CreateInvoice, (typeof DETAILS)[number] | 'payable_rounding'>;

/** The same of a line, with the unit that it was written with. */
export type LineDetails = Pick<Line, (typeof LINE_DETAILS)[number] | 'unit'>;

/** A rounding without a multiple to round to was given, and is kept with the rest. */
export function detailsOf(invoice: Invoice | undefined): EInvoiceDetails {
  if (invoice === undefined) return {};
  const { round_payable_to, payable_rounding } = invoice;
  const isGiven = round_payable_to === null && payable_rounding !== 0;
  return { ...picked(invoice, DETAILS), ...(isGiven ? { payable_rounding } : {}) };
}

export function lineDetailsOf(item: InvoiceItem): LineDetails {
  return { ...picked(item, LINE_DETAILS), ...(item.unit === null ? {} : { unit: item.unit }) };
}

function picked<T extends object, Name extends keyof T>(from: T, names: readonly Name[]): Pick<T, Name> {
  const found = names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]);
  return Object.fromEntries(found) as Pick<T, Name>;
}
