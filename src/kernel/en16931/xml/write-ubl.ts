import { isCreditNote, type Attachment, type EInvoice } from '../model.js';
import { frame, group, textElement, type MaybeElement, type XmlElement } from './element.js';
import { ublAdjustments, ublMonetaryTotal, ublTaxTotals } from './ubl-amounts.js';
import { ublLine, type LineNames } from './ubl-line.js';
import { ublBuyer, ublDelivery, ublPayee, ublSeller, ublTaxRepresentative } from './ubl-parties.js';
import { ublPaymentMeans } from './ubl-payment.js';

const SCHEMA = 'urn:oasis:names:specification:ubl:schema:xsd';

/** The order that is no order: UBL asks for an identifier where only the seller's own is known. */
export const NO_ORDER = 'NA';

/** A document as UBL 2.1: an Invoice, or a CreditNote for the types that take something back. */
export function writeUbl(invoice: EInvoice): XmlElement {
  const kind = isCreditNote(invoice) ? 'CreditNote' : 'Invoice';
  const content = isCreditNote(invoice) ? creditNoteHead(invoice) : invoiceHead(invoice);
  return frame(kind, [...content, ...tail(invoice)], {
    xmlns: `${SCHEMA}:${kind}-2`,
    'xmlns:cac': `${SCHEMA}:CommonAggregateComponents-2`,
    'xmlns:cbc': `${SCHEMA}:CommonBasicComponents-2`,
  });
}

function invoiceHead(invoice: EInvoice): MaybeElement[] {
  return [
    ...identity(invoice),
    textElement('cbc:DueDate', invoice.due_date),
    textElement('cbc:InvoiceTypeCode', invoice.type_code),
    ...notes(invoice),
    textElement('cbc:TaxPointDate', invoice.tax_point_date),
    ...currenciesAndReferences(invoice),
    originator(invoice),
    contract(invoice),
    ...additionalDocuments(invoice),
    group('cac:ProjectReference', [textElement('cbc:ID', invoice.project_reference)]),
  ];
}

/** A credit note has neither a due date nor a project of its own, and another order. */
function creditNoteHead(invoice: EInvoice): MaybeElement[] {
  const project = textElement('cbc:ID', invoice.project_reference);
  return [
    ...identity(invoice),
    textElement('cbc:TaxPointDate', invoice.tax_point_date),
    textElement('cbc:CreditNoteTypeCode', invoice.type_code),
    ...notes(invoice),
    ...currenciesAndReferences(invoice),
    contract(invoice),
    ...additionalDocuments(invoice),
    project && group('cac:AdditionalDocumentReference', [project, textElement('cbc:DocumentTypeCode', '50')]),
    originator(invoice),
  ];
}

function identity(invoice: EInvoice): MaybeElement[] {
  return [
    textElement('cbc:CustomizationID', invoice.specification),
    textElement('cbc:ProfileID', invoice.business_process),
    textElement('cbc:ID', invoice.number),
    textElement('cbc:IssueDate', invoice.issue_date),
  ];
}

/** UBL has no place for the subject of a note; EN 16931 puts it between two number signs. */
function notes({ notes: all }: EInvoice): MaybeElement[] {
  return all.map(({ text, subject_code }) => {
    const subject = subject_code === undefined || text === undefined ? '' : `#${subject_code}#`;
    return textElement('cbc:Note', text === undefined ? undefined : `${subject}${text}`);
  });
}

function currenciesAndReferences(invoice: EInvoice): MaybeElement[] {
  return [
    textElement('cbc:DocumentCurrencyCode', invoice.currency),
    textElement('cbc:TaxCurrencyCode', invoice.tax_currency),
    textElement('cbc:AccountingCost', invoice.buyer_accounting_reference),
    textElement('cbc:BuyerReference', invoice.buyer_reference),
    group('cac:InvoicePeriod', [
      textElement('cbc:StartDate', invoice.service_period?.start),
      textElement('cbc:EndDate', invoice.service_period?.end),
      textElement('cbc:DescriptionCode', invoice.tax_point_code),
    ]),
    orderReference(invoice),
    ...invoice.preceding_invoices.map(({ number, issue_date }) =>
      group('cac:BillingReference', [
        group('cac:InvoiceDocumentReference', [
          textElement('cbc:ID', number),
          textElement('cbc:IssueDate', issue_date),
        ]),
      ]),
    ),
    group('cac:DespatchDocumentReference', [textElement('cbc:ID', invoice.despatch_advice_reference)]),
    group('cac:ReceiptDocumentReference', [textElement('cbc:ID', invoice.receiving_advice_reference)]),
  ];
}

function orderReference({ order_reference, sales_order_reference }: EInvoice): MaybeElement {
  const order = textElement('cbc:ID', order_reference);
  const sales = textElement('cbc:SalesOrderID', sales_order_reference);
  if (order === undefined && sales === undefined) return undefined;
  return group('cac:OrderReference', [order ?? textElement('cbc:ID', NO_ORDER), sales]);
}

function originator({ tender_reference }: EInvoice): MaybeElement {
  return group('cac:OriginatorDocumentReference', [textElement('cbc:ID', tender_reference)]);
}

function contract({ contract_reference }: EInvoice): MaybeElement {
  return group('cac:ContractDocumentReference', [textElement('cbc:ID', contract_reference)]);
}

/** BT-18, then BG-24. */
function additionalDocuments({ invoiced_object, attachments }: EInvoice): MaybeElement[] {
  const object = textElement('cbc:ID', invoiced_object?.value, { schemeID: invoiced_object?.scheme });
  return [
    object && group('cac:AdditionalDocumentReference', [object, textElement('cbc:DocumentTypeCode', '130')]),
    ...attachments.map(attachment),
  ];
}

function attachment({
  reference,
  description,
  url,
  content,
  media_type,
  filename,
}: Attachment): MaybeElement {
  return group('cac:AdditionalDocumentReference', [
    textElement('cbc:ID', reference),
    textElement('cbc:DocumentDescription', description),
    group('cac:Attachment', [
      textElement('cbc:EmbeddedDocumentBinaryObject', content, { mimeCode: media_type, filename }),
      group('cac:ExternalReference', [textElement('cbc:URI', url)]),
    ]),
  ]);
}

function tail(invoice: EInvoice): MaybeElement[] {
  const money = { currency: invoice.currency };
  return [
    ublSeller(invoice.seller, invoice.payment?.direct_debit?.creditor_id),
    ublBuyer(invoice.buyer),
    ublPayee(invoice.payee),
    ublTaxRepresentative(invoice.tax_representative),
    ublDelivery(invoice.delivery),
    ...ublPaymentMeans(invoice),
    group('cac:PaymentTerms', [textElement('cbc:Note', invoice.payment_terms)]),
    ...ublAdjustments(invoice, money),
    ...ublTaxTotals(invoice),
    ublMonetaryTotal(invoice.totals, money),
    ...invoice.lines.map((line) => ublLine(line, lineNames(invoice), money)),
  ];
}

function lineNames(invoice: EInvoice): LineNames {
  return isCreditNote(invoice)
    ? { line: 'cac:CreditNoteLine', quantity: 'cbc:CreditedQuantity' }
    : { line: 'cac:InvoiceLine', quantity: 'cbc:InvoicedQuantity' };
}
