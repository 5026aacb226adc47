import type { Attachment, EInvoice, Identifier, Note, Payment } from '../model.js';
import type { XmlElement } from './element.js';
import { attributeOf, find, findAll, present, textAt, textOf, withoutAbsent } from './read-element.js';
import { ublAdjustmentsOf, ublLineOf, ublPeriodOf } from './read-ubl-lines.js';
import { ublDeliveryOf, ublPartyOf, ublPayeeOf, ublTaxRepresentativeOf } from './read-ubl-parties.js';
import { NO_ORDER } from './write-ubl.js';

/** What an Invoice or a CreditNote of UBL says, in the terms of EN 16931. What they do not know is left out. */
export function readUbl(root: XmlElement): EInvoice {
  const at = (path: string): string | undefined => textAt(root, path);
  const seller = find(root, 'cac:AccountingSupplierParty/cac:Party');
  const order = at('cac:OrderReference/cbc:ID');
  const sales = at('cac:OrderReference/cbc:SalesOrderID');
  return withoutAbsent<EInvoice>({
    specification: at('cbc:CustomizationID'),
    business_process: at('cbc:ProfileID'),
    number: at('cbc:ID'),
    issue_date: at('cbc:IssueDate'),
    type_code: at('cbc:InvoiceTypeCode') ?? at('cbc:CreditNoteTypeCode'),
    currency: at('cbc:DocumentCurrencyCode'),
    tax_currency: at('cbc:TaxCurrencyCode'),
    tax_point_date: at('cbc:TaxPointDate'),
    tax_point_code: at('cac:InvoicePeriod/cbc:DescriptionCode'),
    due_date: at('cbc:DueDate') ?? at('cac:PaymentMeans/cbc:PaymentDueDate'),
    buyer_reference: at('cbc:BuyerReference'),
    project_reference: at('cac:ProjectReference/cbc:ID') ?? documentOf(root, '50')?.value,
    contract_reference: at('cac:ContractDocumentReference/cbc:ID'),
    order_reference: order === NO_ORDER && sales !== undefined ? undefined : order,
    sales_order_reference: sales,
    receiving_advice_reference: at('cac:ReceiptDocumentReference/cbc:ID'),
    despatch_advice_reference: at('cac:DespatchDocumentReference/cbc:ID'),
    tender_reference: at('cac:OriginatorDocumentReference/cbc:ID'),
    invoiced_object: documentOf(root, '130'),
    buyer_accounting_reference: at('cbc:AccountingCost'),
    payment_terms: at('cac:PaymentTerms/cbc:Note'),
    notes: findAll(root, 'cbc:Note').map(noteOf),
    preceding_invoices: findAll(root, 'cac:BillingReference/cac:InvoiceDocumentReference').map((one) =>
      withoutAbsent({ number: textAt(one, 'cbc:ID'), issue_date: textAt(one, 'cbc:IssueDate') }),
    ),
    seller: ublPartyOf(seller),
    buyer: ublPartyOf(find(root, 'cac:AccountingCustomerParty/cac:Party')),
    payee: ublPayeeOf(find(root, 'cac:PayeeParty')),
    tax_representative: ublTaxRepresentativeOf(find(root, 'cac:TaxRepresentativeParty')),
    delivery: ublDeliveryOf(find(root, 'cac:Delivery')),
    service_period: ublPeriodOf(find(root, 'cac:InvoicePeriod')),
    payment: paymentOf(root),
    ...ublAdjustmentsOf(root),
    ...amountsOf(root),
    attachments: attachmentsOf(root),
    lines: [...findAll(root, 'cac:InvoiceLine'), ...findAll(root, 'cac:CreditNoteLine')].map(ublLineOf),
  });
}

/** A note may begin with its subject between two number signs. */
function noteOf(element: XmlElement): Note {
  const text = element.text.trim();
  const [, subject_code, rest] = /^#([A-Z]{3})#(.*)$/s.exec(text) ?? [];
  return subject_code === undefined ? { text } : withoutAbsent({ text: rest, subject_code });
}

/** The additional document of a type that is no attachment: 50 the project, 130 the invoiced object. */
function documentOf(root: XmlElement, type: string): Identifier | undefined {
  const found = findAll(root, 'cac:AdditionalDocumentReference').find((one) => isOfType(one, type));
  const id = find(found, 'cbc:ID');
  return id && withoutAbsent({ value: textOf(id), scheme: attributeOf(id, 'schemeID') });
}

function isOfType(reference: XmlElement, type: string): boolean {
  return textAt(reference, 'cbc:DocumentTypeCode') === type;
}

function attachmentsOf(root: XmlElement): Attachment[] {
  return findAll(root, 'cac:AdditionalDocumentReference')
    .filter((one) => !isOfType(one, '50') && !isOfType(one, '130'))
    .map((one) => {
      const embedded = find(one, 'cac:Attachment/cbc:EmbeddedDocumentBinaryObject');
      return withoutAbsent({
        reference: textAt(one, 'cbc:ID'),
        description: textAt(one, 'cbc:DocumentDescription'),
        url: textAt(one, 'cac:Attachment/cac:ExternalReference/cbc:URI'),
        content: textOf(embedded),
        media_type: attributeOf(embedded, 'mimeCode'),
        filename: attributeOf(embedded, 'filename'),
      });
    });
}

function paymentOf(root: XmlElement): Payment | undefined {
  const all = findAll(root, 'cac:PaymentMeans');
  const [first] = all;
  if (first === undefined) return undefined;
  const accounts = all.flatMap((means) => {
    const account = find(means, 'cac:PayeeFinancialAccount');
    const found = present({
      id: textAt(account, 'cbc:ID'),
      name: textAt(account, 'cbc:Name'),
      bic: textAt(account, 'cac:FinancialInstitutionBranch/cbc:ID'),
    });
    return found === undefined ? [] : [found];
  });
  const code = find(first, 'cbc:PaymentMeansCode');
  return withoutAbsent<Payment>({
    means_code: textOf(code),
    means_text: attributeOf(code, 'name'),
    reference: textAt(first, 'cbc:PaymentID'),
    accounts,
    card: present({
      number: textAt(first, 'cac:CardAccount/cbc:PrimaryAccountNumberID'),
      holder: textAt(first, 'cac:CardAccount/cbc:HolderName'),
    }),
    direct_debit: present({
      mandate: textAt(first, 'cac:PaymentMandate/cbc:ID'),
      creditor_id: creditorId(root),
      account: textAt(first, 'cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID'),
    }),
  });
}

function creditorId(root: XmlElement): string | undefined {
  const ids = [
    ...findAll(root, 'cac:AccountingSupplierParty/cac:Party/cac:PartyIdentification/cbc:ID'),
    ...findAll(root, 'cac:PayeeParty/cac:PartyIdentification/cbc:ID'),
  ];
  return textOf(ids.find((id) => attributeOf(id, 'schemeID') === 'SEPA'));
}

/** BG-22 and BG-23. The tax total with groups is that of the invoice's currency. */
function amountsOf(root: XmlElement): Pick<EInvoice, 'totals' | 'tax_breakdown'> {
  const totals = findAll(root, 'cac:TaxTotal');
  const [main = totals[0]] = totals.filter((total) => find(total, 'cac:TaxSubtotal') !== undefined);
  const other = totals.find((total) => total !== main);
  const sum = (name: string): string | undefined => textAt(root, `cac:LegalMonetaryTotal/cbc:${name}`);
  return {
    totals: withoutAbsent({
      lines: sum('LineExtensionAmount'),
      allowances: sum('AllowanceTotalAmount'),
      charges: sum('ChargeTotalAmount'),
      without_tax: sum('TaxExclusiveAmount'),
      tax: textAt(main, 'cbc:TaxAmount'),
      tax_in_tax_currency: textAt(other, 'cbc:TaxAmount'),
      with_tax: sum('TaxInclusiveAmount'),
      prepaid: sum('PrepaidAmount'),
      rounding: sum('PayableRoundingAmount'),
      payable: sum('PayableAmount'),
    }),
    tax_breakdown: findAll(main, 'cac:TaxSubtotal').map((one) =>
      withoutAbsent({
        taxable: textAt(one, 'cbc:TaxableAmount'),
        tax: textAt(one, 'cbc:TaxAmount'),
        category: textAt(one, 'cac:TaxCategory/cbc:ID'),
        rate: textAt(one, 'cac:TaxCategory/cbc:Percent'),
        exemption_reason: textAt(one, 'cac:TaxCategory/cbc:TaxExemptionReason'),
        exemption_code: textAt(one, 'cac:TaxCategory/cbc:TaxExemptionReasonCode'),
      }),
    ),
  };
}
