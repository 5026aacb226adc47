import type { DocumentSource } from '../../../../kernel/en16931/index.js';
import { decimalText } from '../../../../kernel/money/decimal.js';
import type { EarlyPayment } from '../../../../kernel/time/payment-terms.js';
import type { InvoiceText, Predecessor } from './issued-document.js';
import { instalmentsText } from './instalments.js';
import { adjustmentSource, documentAdjustmentSource } from './adjustments.js';
import { decimalOf, unitsOf } from '../domain/numbers.js';
import { earlyPaymentText } from '../domain/terms-texts.js';
import { withheldNotes } from './withheld.js';

type ItemSource = DocumentSource['items'][number];
type Attachment = NonNullable<InvoiceText['attachments']>[number];
type AttachmentSource = NonNullable<DocumentSource['attachments']>[number];
type Skonto = NonNullable<DocumentSource['early_payment']>[number];
/** A line without what identifies it. */
type ItemText = Omit<InvoiceText['items'][number], 'id' | 'quote_item_id'>;
type SumsText = Pick<
  InvoiceText,
  | ('currency' | 'subtotal' | 'discount_total' | 'charge_total' | 'tax_total' | 'total')
  | ('prepaid_amount' | 'payable_rounding')
> &
  Partial<Pick<InvoiceText, 'withholding_total'>>;
type Parties = Pick<InvoiceText, 'seller' | 'buyer'>;

/** Stands for the bytes of a file while rules are checked, which only ask whether there are any. */
const NOT_READ = 'AA==';

/** What an invoice says, for the writers of electronic documents: each figure as it is stored. */
export function sourceOfInvoice(invoice: InvoiceText, corrects?: Predecessor): DocumentSource {
  const { currency } = invoice;
  const early_payment = invoice.payment_terms?.early_payment ?? [];
  const locale = invoice.buyer?.locale;
  const instalments = instalmentsText(invoice, locale);
  const terms = [instalments, earlyPaymentText(early_payment, currency, locale)].filter(
    (text) => text !== undefined,
  );
  return {
    document_type: invoice.document_type ?? 'invoice',
    number: invoice.number,
    issue_date: invoice.issue_date,
    // One day would say that all of it is due then; the instalments stand in the text of the terms (BT-20).
    due_date: instalments === undefined ? invoice.due_date : null,
    currency,
    ...partiesOf(invoice),
    ...sharedOf(invoice),
    payment_reference: invoice.payment_reference ?? null,
    preceding_invoices: [
      ...(corrects === undefined ? [] : [corrects]),
      ...(invoice.preceding_invoices ?? []),
    ],
    notes: notesOf(invoice),
    tax_currency: invoice.tax_currency ?? null,
    tax_total_in_tax_currency: taxElsewhere(invoice),
    payment_terms_text: terms.length === 0 ? null : terms.join('\n'),
    early_payment: early_payment.map(skontoOf),
    prices_include_tax: invoice.prices_include_tax,
    items: invoice.items.map((item) => itemOf(item, currency)),
    discounts: invoice.discounts.map((one) => documentAdjustmentSource(one, invoice)),
    charges: invoice.charges.map((one) => documentAdjustmentSource(one, invoice)),
    tax_breakdown: taxGroupsOf(invoice),
    totals: totalsOf(invoice),
    attachments: (invoice.attachments ?? []).map(attachmentOf),
  };
}

/** The bytes of a file are not part of what is frozen; `withContents` puts them in where they are written. */
function attachmentOf({ reference, description, url, filename, media_type }: Attachment): AttachmentSource {
  const link = { reference, description: description ?? null, url: url ?? null };
  return filename === undefined
    ? link
    : { ...link, filename, media_type: media_type ?? null, content: NOT_READ };
}

/** Raises for a document without parties, which nobody has issued. */
export function partiesOf({ seller, buyer }: Parties): Pick<DocumentSource, 'seller' | 'buyer'> {
  if (seller === null || buyer === null) throw new Error('A document names no parties.');
  const { tax_representative: agent } = seller;
  const tax_representative = agent ? { ...agent, address: agent.address ?? null } : null;
  return { seller: { ...seller, tax_representative }, buyer };
}

/** What an invoice says and its credit notes repeat. */
export function sharedOf(
  invoice: InvoiceText,
): Pick<
  DocumentSource,
  | 'references'
  | 'tax_point_date'
  | 'tax_point'
  | 'delivery'
  | 'service_period'
  | 'payee'
  | 'payment_instructions'
> {
  const { buyer } = invoice;
  return {
    references: {
      buyer_reference: invoice.buyer_reference ?? buyer?.buyer_reference ?? null,
      order_reference: invoice.order_reference ?? invoice.reference,
      sales_order_reference: invoice.sales_order_reference ?? null,
      contract_reference: invoice.contract_reference ?? null,
      project_reference: invoice.project_reference ?? null,
      receiving_advice_reference: invoice.receiving_advice_reference ?? null,
      despatch_advice_reference: invoice.despatch_advice_reference ?? null,
      tender_reference: invoice.tender_reference ?? null,
      buyer_accounting_reference:
        invoice.buyer_accounting_reference ?? buyer?.buyer_accounting_reference ?? null,
      invoiced_object: invoice.invoiced_object ?? null,
    },
    tax_point_date: invoice.tax_point_date ?? null,
    tax_point: invoice.tax_point ?? null,
    delivery: invoice.delivery ?? null,
    service_period: invoice.service_period ?? null,
    payee: invoice.payee ?? null,
    payment_instructions: invoice.payment_instructions ?? null,
  };
}

/** What a line says of its article, for the line of a credit note too. */
export function articleOf(item: ItemText) {
  const { sku, buyer_item_id, standard_id, classifications, origin_country, attributes } = item;
  const { order_line_reference, buyer_accounting_reference, invoiced_object, service_period } = item;
  return {
    description: item.description,
    note: item.note ?? null,
    unit: item.unit,
    sku: sku ?? null,
    buyer_item_id: buyer_item_id ?? null,
    standard_id: standard_id ?? null,
    classifications: classifications ?? null,
    origin_country: origin_country ?? null,
    attributes: attributes ?? null,
    order_line_reference: order_line_reference ?? null,
    buyer_accounting_reference: buyer_accounting_reference ?? null,
    invoiced_object: invoiced_object ?? null,
    service_period: service_period ?? null,
  };
}

/** The price of a line, for the line of a credit note too. */
export function priceOf(item: ItemText) {
  return {
    price: decimalOf(item.price),
    price_base_quantity: decimalOf(item.price_base_quantity),
    list_price: item.list_price === undefined ? null : decimalOf(item.list_price),
    price_discount: item.price_discount === undefined ? null : decimalOf(item.price_discount),
  };
}

/** The tax groups of a document, with why no tax is charged. */
export function taxGroupsOf({
  tax_breakdown,
  currency,
}: Pick<InvoiceText, 'tax_breakdown' | 'currency'>): DocumentSource['tax_breakdown'] {
  return tax_breakdown.map(({ category, rate, taxable, tax, exemption_reason, exemption_code }) => ({
    category,
    rate: decimalOf(rate),
    taxable: unitsOf(taxable, currency),
    tax: unitsOf(tax, currency),
    exemption_reason: exemption_reason ?? null,
    exemption_code: exemption_code ?? null,
  }));
}

/** A line with its figures. */
export function itemOf(item: ItemText, currency: string): ItemSource {
  return {
    name: item.product_name,
    above: item.above ?? null,
    below: item.below ?? null,
    ...articleOf(item),
    quantity: decimalOf(item.quantity),
    ...priceOf(item),
    gross: unitsOf(item.gross, currency),
    net: unitsOf(item.net, currency),
    tax_category: item.tax_category,
    tax_rate: decimalOf(item.tax_rate),
    discounts: item.discounts.map((one) => adjustmentSource(one, currency)),
    charges: item.charges.map((one) => adjustmentSource(one, currency)),
  };
}

function notesOf(invoice: InvoiceText): DocumentSource['notes'] {
  const { message, notes = [], buyer } = invoice;
  const said = [...(message === null ? [] : [{ text: message, is_message: true }]), ...notes];
  return [...said, ...withheldNotes(invoice, buyer?.locale)];
}

function taxElsewhere({ tax_total_in_tax_currency, tax_currency }: InvoiceText): bigint | null {
  if (tax_total_in_tax_currency === undefined || tax_currency === undefined) return null;
  return unitsOf(tax_total_in_tax_currency, tax_currency);
}

/** Invoices from before they had them lack the two sums that follow from the others. */
export function totalsOf(invoice: SumsText): DocumentSource['totals'] {
  const units = (wire: number): bigint => unitsOf(wire, invoice.currency);
  const [total, tax_total] = [units(invoice.total), units(invoice.tax_total)];
  const [prepaid_amount, payable_rounding] = [units(invoice.prepaid_amount), units(invoice.payable_rounding)];
  const withholding_total = units(invoice.withholding_total ?? 0);
  return {
    subtotal: units(invoice.subtotal),
    discount_total: units(invoice.discount_total),
    charge_total: units(invoice.charge_total),
    total_excluding_tax: total - tax_total,
    tax_total,
    total,
    prepaid_amount,
    withholding_total,
    payable_rounding,
    amount_payable: total - withholding_total - prepaid_amount + payable_rounding,
  };
}

/** Percentage and amount with two decimals, as German documents want them. */
function skontoOf({ days, percent, base_amount }: EarlyPayment): Skonto {
  const twoDecimals = (number: number): string => decimalText(decimalOf(number).micros / 10_000n, 2);
  const base = base_amount === undefined ? {} : { base_amount: twoDecimals(base_amount) };
  return { days, percent: twoDecimals(percent), ...base };
}
