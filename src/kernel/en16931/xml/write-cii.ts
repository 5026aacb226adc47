import { isIban } from '../../parties/iban.js';
import type { Attachment, EInvoice, Payment, PaymentAccount } from '../model.js';
import { ciiDate, ciiPeriod, ciiTaxPoint } from './cii-dates.js';
import { ciiAdjustments, ciiLine } from './cii-line.js';
import { ciiParty, ciiPayee, ciiShipTo, ciiTaxRepresentative } from './cii-parties.js';
import { frame, group, textElement, type MaybeElement, type XmlElement } from './element.js';

const SCHEMA = 'urn:un:unece:uncefact:data:standard';

/** CII wants a name beside the identifier of a project, which EN 16931 does not know. */
const PROJECT_NAME = 'Project reference';

/** A document as UN/CEFACT Cross Industry Invoice D16B, the XML of Factur-X and of ZUGFeRD. */
export function writeCii(invoice: EInvoice): XmlElement {
  const context = (name: string, id: string | undefined): MaybeElement =>
    group(`ram:${name}SpecifiedDocumentContextParameter`, [textElement('ram:ID', id)]);
  return frame(
    'rsm:CrossIndustryInvoice',
    [
      frame('rsm:ExchangedDocumentContext', [
        context('BusinessProcess', invoice.business_process),
        context('Guideline', invoice.specification),
      ]),
      exchangedDocument(invoice),
      frame('rsm:SupplyChainTradeTransaction', [
        ...invoice.lines.map(ciiLine),
        frame('ram:ApplicableHeaderTradeAgreement', agreement(invoice)),
        frame('ram:ApplicableHeaderTradeDelivery', delivery(invoice)),
        frame('ram:ApplicableHeaderTradeSettlement', settlement(invoice)),
      ]),
    ],
    {
      'xmlns:rsm': `${SCHEMA}:CrossIndustryInvoice:100`,
      'xmlns:ram': `${SCHEMA}:ReusableAggregateBusinessInformationEntity:100`,
      'xmlns:qdt': `${SCHEMA}:QualifiedDataType:100`,
      'xmlns:udt': `${SCHEMA}:UnqualifiedDataType:100`,
    },
  );
}

function exchangedDocument({ number, type_code, issue_date, notes }: EInvoice): MaybeElement {
  return frame('rsm:ExchangedDocument', [
    textElement('ram:ID', number),
    textElement('ram:TypeCode', type_code),
    ciiDate('ram:IssueDateTime', issue_date),
    ...notes.map(({ text, subject_code }) =>
      group('ram:IncludedNote', [
        textElement('ram:Content', text),
        textElement('ram:SubjectCode', subject_code),
      ]),
    ),
  ]);
}

function agreement(invoice: EInvoice): MaybeElement[] {
  const project = textElement('ram:ID', invoice.project_reference);
  return [
    textElement('ram:BuyerReference', invoice.buyer_reference),
    ciiParty('ram:SellerTradeParty', invoice.seller),
    ciiParty('ram:BuyerTradeParty', invoice.buyer && withoutSellersTerms(invoice.buyer)),
    ciiTaxRepresentative(invoice.tax_representative),
    referenced('ram:SellerOrderReferencedDocument', invoice.sales_order_reference),
    referenced('ram:BuyerOrderReferencedDocument', invoice.order_reference),
    referenced('ram:ContractReferencedDocument', invoice.contract_reference),
    ...invoice.attachments.map(attachment),
    additional('50', { value: invoice.tender_reference }),
    additional('130', invoice.invoiced_object ?? {}),
    project && group('ram:SpecifiedProcuringProject', [project, textElement('ram:Name', PROJECT_NAME)]),
  ];
}

function withoutSellersTerms(buyer: NonNullable<EInvoice['buyer']>): NonNullable<EInvoice['buyer']> {
  return { ...buyer, tax_registration: undefined, legal_info: undefined };
}

function referenced(name: string, id: string | undefined): MaybeElement {
  return group(name, [textElement('ram:IssuerAssignedID', id)]);
}

function additional(
  type: string,
  { value, scheme }: { value?: string | undefined; scheme?: string | undefined },
) {
  const id = textElement('ram:IssuerAssignedID', value);
  if (id === undefined) return undefined;
  const reference = textElement('ram:ReferenceTypeCode', scheme);
  return group('ram:AdditionalReferencedDocument', [id, textElement('ram:TypeCode', type), reference]);
}

function attachment({
  reference,
  description,
  url,
  content,
  media_type,
  filename,
}: Attachment): MaybeElement {
  return group('ram:AdditionalReferencedDocument', [
    textElement('ram:IssuerAssignedID', reference),
    textElement('ram:URIID', url),
    textElement('ram:TypeCode', '916'),
    textElement('ram:Name', description),
    textElement('ram:AttachmentBinaryObject', content, { mimeCode: media_type, filename }),
  ]);
}

function delivery(invoice: EInvoice): MaybeElement[] {
  return [
    ciiShipTo(invoice.delivery),
    group('ram:ActualDeliverySupplyChainEvent', [ciiDate('ram:OccurrenceDateTime', invoice.delivery?.date)]),
    referenced('ram:DespatchAdviceReferencedDocument', invoice.despatch_advice_reference),
    referenced('ram:ReceivingAdviceReferencedDocument', invoice.receiving_advice_reference),
  ];
}

function settlement(invoice: EInvoice): MaybeElement[] {
  const { payment } = invoice;
  return [
    textElement('ram:CreditorReferenceID', payment?.direct_debit?.creditor_id),
    textElement('ram:PaymentReference', payment?.reference),
    textElement('ram:TaxCurrencyCode', invoice.tax_currency),
    textElement('ram:InvoiceCurrencyCode', invoice.currency),
    ciiPayee(invoice.payee),
    ...paymentMeans(payment),
    ...taxes(invoice),
    ciiPeriod(invoice.service_period),
    ...ciiAdjustments(invoice),
    group('ram:SpecifiedTradePaymentTerms', [
      textElement('ram:Description', invoice.payment_terms),
      ciiDate('ram:DueDateDateTime', invoice.due_date),
      textElement('ram:DirectDebitMandateID', payment?.direct_debit?.mandate),
    ]),
    summation(invoice),
    ...invoice.preceding_invoices.map(({ number, issue_date }) =>
      group('ram:InvoiceReferencedDocument', [
        textElement('ram:IssuerAssignedID', number),
        ciiDate('ram:FormattedIssueDateTime', issue_date, 'qdt:DateTimeString'),
      ]),
    ),
    group('ram:ReceivableSpecifiedTradeAccountingAccount', [
      textElement('ram:ID', invoice.buyer_accounting_reference),
    ]),
  ];
}

/** BG-16: one element for each account, else one. */
function paymentMeans(payment: Payment | undefined): MaybeElement[] {
  if (payment === undefined) return [];
  const accounts = payment.accounts.length > 0 ? payment.accounts : [undefined];
  return accounts.map((account) =>
    group('ram:SpecifiedTradeSettlementPaymentMeans', [
      textElement('ram:TypeCode', payment.means_code),
      textElement('ram:Information', payment.means_text),
      group('ram:ApplicableTradeSettlementFinancialCard', [
        textElement('ram:ID', payment.card?.number),
        textElement('ram:CardholderName', payment.card?.holder),
      ]),
      group('ram:PayerPartyDebtorFinancialAccount', [
        textElement('ram:IBANID', payment.direct_debit?.account),
      ]),
      ...payeeAccount(account),
    ]),
  );
}

function payeeAccount(account: PaymentAccount | undefined): MaybeElement[] {
  const hasIban = isIban(account?.id ?? '');
  return [
    group('ram:PayeePartyCreditorFinancialAccount', [
      textElement('ram:IBANID', hasIban ? account?.id : undefined),
      textElement('ram:AccountName', account?.name),
      textElement('ram:ProprietaryID', hasIban ? undefined : account?.id),
    ]),
    group('ram:PayeeSpecifiedCreditorFinancialInstitution', [textElement('ram:BICID', account?.bic)]),
  ];
}

/** BG-23, the first with the tax point of the document, which may stand there once. */
function taxes(invoice: EInvoice): MaybeElement[] {
  return invoice.tax_breakdown.map((one, at) =>
    group('ram:ApplicableTradeTax', [
      textElement('ram:CalculatedAmount', one.tax),
      textElement('ram:TypeCode', 'VAT'),
      textElement('ram:ExemptionReason', one.exemption_reason),
      textElement('ram:BasisAmount', one.taxable),
      textElement('ram:CategoryCode', one.category),
      textElement('ram:ExemptionReasonCode', one.exemption_code),
      ciiDate('ram:TaxPointDate', at === 0 ? invoice.tax_point_date : undefined, 'udt:DateString'),
      textElement('ram:DueDateTypeCode', at === 0 ? ciiTaxPoint(invoice.tax_point_code) : undefined),
      textElement('ram:RateApplicablePercent', one.rate),
    ]),
  );
}

function summation({ totals, currency, tax_currency }: EInvoice): MaybeElement {
  return group('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    textElement('ram:LineTotalAmount', totals.lines),
    textElement('ram:ChargeTotalAmount', totals.charges),
    textElement('ram:AllowanceTotalAmount', totals.allowances),
    textElement('ram:TaxBasisTotalAmount', totals.without_tax),
    textElement('ram:TaxTotalAmount', totals.tax, { currencyID: currency }),
    textElement('ram:TaxTotalAmount', totals.tax_in_tax_currency, { currencyID: tax_currency }),
    textElement('ram:RoundingAmount', totals.rounding),
    textElement('ram:GrandTotalAmount', totals.with_tax),
    textElement('ram:TotalPrepaidAmount', totals.prepaid),
    textElement('ram:DuePayableAmount', totals.payable),
  ]);
}
