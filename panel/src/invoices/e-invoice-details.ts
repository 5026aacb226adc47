import type { CreateInvoice, Invoice, InvoiceItem } from '@countinghouse/client';
import { numberOf, textOfNumber } from '../fields/decimal-text';
import { addressValues } from '../forms/address-values';
import { bankBody, bankValues } from '../forms/bank-values';
import { identifierValues } from '../forms/identifier-values';
import { withoutBlanks } from '../forms/without-blanks';

type Line = CreateInvoice['items'][number];

/** The form values of what an electronic invoice says beside its amounts. */
export type EInvoiceDetails = ReturnType<typeof detailsOf>;

/** The same of a line, with the unit that it was written with. */
export type LineDetails = ReturnType<typeof lineDetailsOf>;

/** Returns the form values of an invoice’s details, or of a new one; they have the names of the API. */
export function detailsOf(invoice: Invoice | undefined) {
  return {
    ...referencesOf(invoice),
    document_type: invoice?.document_type ?? null,
    invoiced_object: identifierValues(invoice?.invoiced_object),
    preceding_invoices: (invoice?.preceding_invoices ?? []).map(({ number, issue_date }) => ({
      number,
      issue_date: issue_date ?? '',
    })),
    notes: (invoice?.notes ?? []).map(({ text, subject_code }) => ({
      text,
      subject_code: subject_code ?? '',
    })),
    tax_currency: invoice?.tax_currency ?? null,
    tax_exchange_rate: textOfNumber(invoice?.tax_exchange_rate),
    tax_point_date: invoice?.tax_point_date ?? '',
    tax_point: invoice?.tax_point ?? null,
    delivery: deliveryOf(invoice?.delivery),
    service_period: periodOf(invoice?.service_period),
    payment_instructions: instructionsOf(invoice?.payment_instructions),
    payee: payeeOf(invoice?.payee),
    tax_exemptions: (invoice?.tax_exemptions ?? []).map(({ category, rate, reason, code }) => ({
      category: category as string | null,
      rate: textOfNumber(rate),
      reason: reason ?? '',
      code: code ?? '',
    })),
    payable_rounding: roundingOf(invoice),
  };
}

/** Converts the details for the API, without empty fields. */
export function detailsBody(details: EInvoiceDetails): Partial<CreateInvoice> {
  const { tax_exchange_rate, payable_rounding, tax_exemptions, payee } = details;
  return withoutBlanks({
    ...details,
    tax_exchange_rate: numberOf(tax_exchange_rate),
    payable_rounding: numberOf(payable_rounding),
    tax_exemptions: tax_exemptions.map((one) => ({ ...one, rate: numberOf(one.rate) })),
    payee: { ...payee, bank_details: bankBody(payee.bank_details) },
  }) as Partial<CreateInvoice>;
}

/** Returns the form values of a line’s details, or of a new one. */
export function lineDetailsOf(item: InvoiceItem | undefined) {
  return {
    note: item?.note ?? '',
    buyer_item_id: item?.buyer_item_id ?? '',
    standard_id: identifierValues(item?.standard_id),
    classifications: (item?.classifications ?? []).map((one) => ({
      ...identifierValues(one),
      version: one.version ?? '',
    })),
    origin_country: item?.origin_country ?? null,
    attributes: (item?.attributes ?? []).map(({ name, value }) => ({ name, value })),
    order_line_reference: item?.order_line_reference ?? '',
    buyer_accounting_reference: item?.buyer_accounting_reference ?? '',
    invoiced_object: identifierValues(item?.invoiced_object),
    service_period: periodOf(item?.service_period),
    list_price: textOfNumber(item?.list_price),
    price_discount: textOfNumber(item?.price_discount),
    // A text, so that what is usual counts as empty.
    withholdable: item?.withholdable === false ? 'no' : '',
    unit: { label: item?.unit?.label ?? '', code: item?.unit?.code ?? '' },
  };
}

/** Converts the details of a line for the API, without empty fields. */
export function lineDetailsBody(details: LineDetails): Partial<Line> {
  const { list_price, price_discount } = details;
  return withoutBlanks({
    ...details,
    list_price: numberOf(list_price),
    price_discount: numberOf(price_discount),
    withholdable: details.withholdable === 'no' ? false : undefined,
  }) as Partial<Line>;
}

/** Returns the decimals in them that users type. */
export function detailDecimals(details: EInvoiceDetails): string[] {
  const { tax_exchange_rate, payable_rounding, tax_exemptions } = details;
  return [tax_exchange_rate, payable_rounding, ...tax_exemptions.map(({ rate }) => rate)];
}

/** Whether a field of the request’s body belongs to the details: `delivery` does, `currency` does not. */
export function isDetail(field: string): boolean {
  return field in detailsOf(undefined);
}

/** The same of a field of a line. */
export function isLineDetail(field: string): boolean {
  return field in lineDetailsOf(undefined);
}

function referencesOf(invoice: Invoice | undefined) {
  return {
    buyer_reference: invoice?.buyer_reference ?? '',
    order_reference: invoice?.order_reference ?? '',
    sales_order_reference: invoice?.sales_order_reference ?? '',
    contract_reference: invoice?.contract_reference ?? '',
    project_reference: invoice?.project_reference ?? '',
    receiving_advice_reference: invoice?.receiving_advice_reference ?? '',
    despatch_advice_reference: invoice?.despatch_advice_reference ?? '',
    tender_reference: invoice?.tender_reference ?? '',
    buyer_accounting_reference: invoice?.buyer_accounting_reference ?? '',
  };
}

function deliveryOf(delivery: Invoice['delivery']) {
  return {
    date: delivery?.date ?? '',
    name: delivery?.name ?? '',
    location: identifierValues(delivery?.location),
    address: addressValues(delivery?.address),
  };
}

function periodOf(period: Invoice['service_period']) {
  return { start: period?.start ?? '', end: period?.end ?? '' };
}

function instructionsOf(instructions: Invoice['payment_instructions']) {
  const { card, direct_debit } = instructions ?? {};
  return {
    means: instructions?.means ?? null,
    reference: instructions?.reference ?? '',
    text: instructions?.text ?? '',
    card: { last_digits: card?.last_digits ?? '', holder: card?.holder ?? '' },
    direct_debit: { mandate: direct_debit?.mandate ?? '', iban: direct_debit?.iban ?? '' },
  };
}

function payeeOf(payee: Invoice['payee']) {
  return {
    name: payee?.name ?? '',
    identifier: identifierValues(payee?.identifier),
    legal_registration: identifierValues(payee?.legal_registration),
    bank_details: bankValues(payee?.bank_details),
  };
}

/** What is rounded to a multiple is calculated; only a rounding without a multiple was typed. */
function roundingOf(invoice: Invoice | undefined): string {
  const { round_payable_to = null, payable_rounding = 0 } = invoice ?? {};
  return round_payable_to === null && payable_rounding !== 0 ? textOfNumber(payable_rounding) : '';
}
