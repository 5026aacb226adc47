import type { Attachment, EInvoice, Identifier, Payment } from '../model.js';
import { dateOfCii, taxPointOfCii } from './cii-dates.js';
import type { XmlElement } from './element.js';
import { ciiAdjustmentsOf, ciiLineOf, ciiPeriodOf } from './read-cii-lines.js';
import { ciiDeliveryOf, ciiPartyOf, ciiPayeeOf, ciiTaxRepresentativeOf } from './read-cii-parties.js';
import { attributeOf, find, findAll, present, textAt, textOf, withoutAbsent } from './read-element.js';

/** What a Cross Industry Invoice says, in the terms of EN 16931. What they do not know is left out. */
export function readCii(root: XmlElement): EInvoice {
  const document = find(root, 'rsm:ExchangedDocument');
  const context = find(root, 'rsm:ExchangedDocumentContext');
  const transaction = find(root, 'rsm:SupplyChainTradeTransaction');
  const agreement = find(transaction, 'ram:ApplicableHeaderTradeAgreement');
  const settlement = find(transaction, 'ram:ApplicableHeaderTradeSettlement');
  const id = (name: string): string | undefined =>
    textAt(context, `ram:${name}SpecifiedDocumentContextParameter/ram:ID`);
  return withoutAbsent<EInvoice>({
    specification: id('Guideline'),
    business_process: id('BusinessProcess'),
    number: textAt(document, 'ram:ID'),
    issue_date: dateOfCii(textAt(document, 'ram:IssueDateTime/udt:DateTimeString')),
    type_code: textAt(document, 'ram:TypeCode'),
    notes: findAll(document, 'ram:IncludedNote').map((note) =>
      withoutAbsent({ text: textAt(note, 'ram:Content'), subject_code: textAt(note, 'ram:SubjectCode') }),
    ),
    ...agreementOf(agreement),
    ...deliveryOf(find(transaction, 'ram:ApplicableHeaderTradeDelivery')),
    ...settlementOf(settlement),
    ...ciiAdjustmentsOf(settlement),
    ...amountsOf(settlement),
    lines: findAll(transaction, 'ram:IncludedSupplyChainTradeLineItem').map(ciiLineOf),
  });
}

function agreementOf(agreement: XmlElement | undefined) {
  const referenced = (name: string): string | undefined => {
    return textAt(agreement, `ram:${name}ReferencedDocument/ram:IssuerAssignedID`);
  };
  return {
    buyer_reference: textAt(agreement, 'ram:BuyerReference'),
    project_reference: textAt(agreement, 'ram:SpecifiedProcuringProject/ram:ID'),
    contract_reference: referenced('Contract'),
    order_reference: referenced('BuyerOrder'),
    sales_order_reference: referenced('SellerOrder'),
    tender_reference: documentOf(agreement, '50')?.value,
    invoiced_object: documentOf(agreement, '130'),
    seller: ciiPartyOf(find(agreement, 'ram:SellerTradeParty')),
    buyer: ciiPartyOf(find(agreement, 'ram:BuyerTradeParty')),
    tax_representative: ciiTaxRepresentativeOf(find(agreement, 'ram:SellerTaxRepresentativeTradeParty')),
    attachments: findAll(agreement, 'ram:AdditionalReferencedDocument')
      .filter((one) => textAt(one, 'ram:TypeCode') === '916')
      .map(attachmentOf),
  };
}

/** The referenced document of a type: 50 the tender or lot, 130 the invoiced object. */
function documentOf(agreement: XmlElement | undefined, type: string): Identifier | undefined {
  const all = findAll(agreement, 'ram:AdditionalReferencedDocument');
  const found = all.find((one) => textAt(one, 'ram:TypeCode') === type);
  return present({
    value: textAt(found, 'ram:IssuerAssignedID'),
    scheme: textAt(found, 'ram:ReferenceTypeCode'),
  });
}

function attachmentOf(one: XmlElement): Attachment {
  const embedded = find(one, 'ram:AttachmentBinaryObject');
  return withoutAbsent({
    reference: textAt(one, 'ram:IssuerAssignedID'),
    description: textAt(one, 'ram:Name'),
    url: textAt(one, 'ram:URIID'),
    content: textOf(embedded),
    media_type: attributeOf(embedded, 'mimeCode'),
    filename: attributeOf(embedded, 'filename'),
  });
}

function deliveryOf(delivery: XmlElement | undefined) {
  const referenced = (name: string): string | undefined => {
    return textAt(delivery, `ram:${name}ReferencedDocument/ram:IssuerAssignedID`);
  };
  return {
    delivery: ciiDeliveryOf(delivery),
    despatch_advice_reference: referenced('DespatchAdvice'),
    receiving_advice_reference: referenced('ReceivingAdvice'),
  };
}

function settlementOf(settlement: XmlElement | undefined) {
  const at = (path: string): string | undefined => textAt(settlement, path);
  return {
    currency: at('ram:InvoiceCurrencyCode'),
    tax_currency: at('ram:TaxCurrencyCode'),
    tax_point_date: dateOfCii(at('ram:ApplicableTradeTax/ram:TaxPointDate/udt:DateString')),
    tax_point_code: taxPointOfCii(at('ram:ApplicableTradeTax/ram:DueDateTypeCode')),
    due_date: dateOfCii(at('ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime/udt:DateTimeString')),
    payment_terms: at('ram:SpecifiedTradePaymentTerms/ram:Description'),
    buyer_accounting_reference: at('ram:ReceivableSpecifiedTradeAccountingAccount/ram:ID'),
    preceding_invoices: findAll(settlement, 'ram:InvoiceReferencedDocument').map((one) =>
      withoutAbsent({
        number: textAt(one, 'ram:IssuerAssignedID'),
        issue_date: dateOfCii(textAt(one, 'ram:FormattedIssueDateTime/qdt:DateTimeString')),
      }),
    ),
    payee: ciiPayeeOf(find(settlement, 'ram:PayeeTradeParty')),
    service_period: ciiPeriodOf(find(settlement, 'ram:BillingSpecifiedPeriod')),
    payment: paymentOf(settlement),
  };
}

function paymentOf(settlement: XmlElement | undefined): Payment | undefined {
  const all = findAll(settlement, 'ram:SpecifiedTradeSettlementPaymentMeans');
  const [first] = all;
  const accounts = all.flatMap((means) => {
    const account = find(means, 'ram:PayeePartyCreditorFinancialAccount');
    const found = present({
      id: textAt(account, 'ram:IBANID') ?? textAt(account, 'ram:ProprietaryID'),
      name: textAt(account, 'ram:AccountName'),
      bic: textAt(means, 'ram:PayeeSpecifiedCreditorFinancialInstitution/ram:BICID'),
    });
    return found === undefined ? [] : [found];
  });
  return present<Payment>({
    means_code: textAt(first, 'ram:TypeCode'),
    means_text: textAt(first, 'ram:Information'),
    reference: textAt(settlement, 'ram:PaymentReference'),
    accounts,
    card: present({
      number: textAt(first, 'ram:ApplicableTradeSettlementFinancialCard/ram:ID'),
      holder: textAt(first, 'ram:ApplicableTradeSettlementFinancialCard/ram:CardholderName'),
    }),
    direct_debit: present({
      mandate: textAt(settlement, 'ram:SpecifiedTradePaymentTerms/ram:DirectDebitMandateID'),
      creditor_id: textAt(settlement, 'ram:CreditorReferenceID'),
      account: textAt(first, 'ram:PayerPartyDebtorFinancialAccount/ram:IBANID'),
    }),
  });
}

/** BG-22 and BG-23. Of the two tax totals, the one in the invoice's currency comes first. */
function amountsOf(settlement: XmlElement | undefined): Pick<EInvoice, 'totals' | 'tax_breakdown'> {
  const sums = find(settlement, 'ram:SpecifiedTradeSettlementHeaderMonetarySummation');
  const sum = (name: string): string | undefined => textAt(sums, `ram:${name}Amount`);
  const taxes = findAll(sums, 'ram:TaxTotalAmount');
  const other = textAt(settlement, 'ram:TaxCurrencyCode');
  const isOther = (tax: XmlElement): boolean =>
    other !== undefined && attributeOf(tax, 'currencyID') === other && taxes.length > 1;
  return {
    totals: withoutAbsent({
      lines: sum('LineTotal'),
      allowances: sum('AllowanceTotal'),
      charges: sum('ChargeTotal'),
      without_tax: sum('TaxBasisTotal'),
      tax: textOf(taxes.find((tax) => !isOther(tax))),
      tax_in_tax_currency: textOf(taxes.find(isOther)),
      with_tax: sum('GrandTotal'),
      prepaid: sum('TotalPrepaid'),
      rounding: sum('Rounding'),
      payable: sum('DuePayable'),
    }),
    tax_breakdown: findAll(settlement, 'ram:ApplicableTradeTax').map((one) =>
      withoutAbsent({
        taxable: textAt(one, 'ram:BasisAmount'),
        tax: textAt(one, 'ram:CalculatedAmount'),
        category: textAt(one, 'ram:CategoryCode'),
        rate: textAt(one, 'ram:RateApplicablePercent'),
        exemption_reason: textAt(one, 'ram:ExemptionReason'),
        exemption_code: textAt(one, 'ram:ExemptionReasonCode'),
      }),
    ),
  };
}
