import { percentOf as sharePercent } from '../money/amount.js';
import type { Decimal } from '../money/decimal.js';
import type { TaxCategory } from '../tax/tax-category.js';
import { formatFacts, type EInvoiceFormat, type FormatFacts } from './formats.js';
import { linesOf, percentOf, reasonOf } from './mapping/lines.js';
import { buyerOf, deliveryOf, payeeOf, sellerOf, taxRepresentativeOf } from './mapping/parties.js';
import { paymentOf } from './mapping/payment.js';
import { amountOf, identifierOf, oneLine, severalLines } from './mapping/texts.js';
import type { Adjustment, EInvoice, Note, TaxSubtotal, Totals } from './model.js';
import { withSkonto } from './skonto.js';
import {
  documentTypes,
  taxPoints,
  type DocumentAdjustmentSource,
  type DocumentSource,
  type TaxGroupSource,
} from './source.js';

/** The reason of every category that has one reason only. */
const EXEMPTIONS: Partial<Record<TaxCategory, string>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
};

/**
 * An issued document in the terms of EN 16931, as a format wants it.
 *
 * No amount is computed: each stands in the source, so that the electronic document cannot say something else than the
 * invoice. What the format does not take is left out or put where it does; what is then missing, the preflight tells.
 */
export function eInvoiceFrom(source: DocumentSource, format: EInvoiceFormat): EInvoice {
  const facts = formatFacts[format];
  const isTaxedElsewhere = source.tax_currency !== null && source.tax_currency !== source.currency;
  return {
    specification: facts.specification,
    business_process: facts.business_process,
    number: oneLine(source.number),
    issue_date: source.issue_date ?? undefined,
    type_code: documentTypes[source.document_type],
    currency: source.currency,
    tax_currency: isTaxedElsewhere ? source.tax_currency : undefined,
    tax_point_date: source.tax_point_date ?? undefined,
    tax_point_code: source.tax_point ? taxPoints[source.tax_point] : undefined,
    due_date: source.due_date ?? undefined,
    ...referencesOf(source),
    payment_terms: termsOf(source, facts),
    notes: notesOf(source, facts),
    preceding_invoices: (source.preceding_invoices ?? []).map(({ number, issue_date }) => {
      return { number: oneLine(number), issue_date: issue_date ?? undefined };
    }),
    seller: sellerOf(source, facts),
    buyer: buyerOf(source, facts),
    payee: payeeOf(source),
    tax_representative: taxRepresentativeOf(source),
    delivery: deliveryOf(source),
    service_period: source.service_period
      ? { start: source.service_period.start ?? undefined, end: source.service_period.end ?? undefined }
      : undefined,
    payment: paymentOf(source),
    allowances: source.discounts.flatMap((one, at) => sharesOf(one, { kind: 'discounts', at, source })),
    charges: source.charges.flatMap((one, at) => sharesOf(one, { kind: 'charges', at, source })),
    totals: totalsOf(source),
    tax_breakdown: source.tax_breakdown.map((group) => subtotalOf(group, source)),
    attachments: (source.attachments ?? []).map((one) => ({
      reference: oneLine(one.reference),
      description: oneLine(one.description),
      url: one.url ?? undefined,
      content: one.content ?? undefined,
      media_type: one.media_type ?? undefined,
      filename: one.filename ?? undefined,
    })),
    lines: linesOf(source),
  };
}

function referencesOf({ references = {} }: DocumentSource) {
  return {
    buyer_reference: oneLine(references.buyer_reference),
    project_reference: oneLine(references.project_reference),
    contract_reference: oneLine(references.contract_reference),
    order_reference: oneLine(references.order_reference),
    sales_order_reference: oneLine(references.sales_order_reference),
    receiving_advice_reference: oneLine(references.receiving_advice_reference),
    despatch_advice_reference: oneLine(references.despatch_advice_reference),
    tender_reference: oneLine(references.tender_reference),
    buyer_accounting_reference: oneLine(references.buyer_accounting_reference),
    invoiced_object: identifierOf(references.invoiced_object),
  };
}

/** XRechnung has a form for discounts for early payment; others read about them in the text. */
function termsOf({ payment_terms_text, early_payment = [] }: DocumentSource, { profile }: FormatFacts) {
  const text = severalLines(payment_terms_text);
  return profile === 'xrechnung' ? withSkonto(text, early_payment) : text;
}

/** Peppol takes one note, so that several are joined. */
function notesOf({ notes = [] }: DocumentSource, { profile }: FormatFacts): Note[] {
  // The message is a field of its own, so that the notes behind it are counted from 0 there.
  const before = notes[0]?.is_message === true ? 1 : 0;
  const all = notes.flatMap(({ text, subject_code, is_message = false, in_totals }, at): Note[] => {
    const lines = severalLines(text);
    if (lines === undefined) return [];
    if (in_totals === true) return [{ text: lines, in_totals }];
    return [
      { text: lines, ...(subject_code && { subject_code }), ...(!is_message && { origin: at - before }) },
    ];
  });
  if (profile !== 'peppol' || all.length < 2) return all;
  return [{ text: all.map(({ text }) => text).join('\n') }];
}

/** One allowance or charge for each tax group that it falls into, as the standard knows none of several categories. */
function sharesOf(
  one: DocumentAdjustmentSource,
  {
    kind,
    at,
    source,
  }: { readonly kind: 'discounts' | 'charges'; readonly at: number; readonly source: DocumentSource },
): Adjustment[] {
  const { currency } = source;
  const shares = one.tax_shares.filter(({ amount }) => amount !== 0n);
  return (shares.length > 0 ? shares : one.tax_shares).map(({ category, rate, amount, base_amount }) => {
    const base = base_amount ?? 0n;
    const percent = isShareOf(one.percent ?? null, base, amount) ? (one.percent ?? null) : null;
    return {
      amount: amountOf(amount, currency),
      ...percentOf(percent, { base, currency }),
      category,
      rate: category === 'O' ? undefined : rate.toString(),
      ...reasonOf(one, kind),
      origin: at,
    };
  });
}

/** A percentage is only said where it makes the share to the cent. */
function isShareOf(percent: Decimal | null, base: bigint, amount: bigint): boolean {
  return percent !== null && sharePercent(base, percent, 'half-up') === amount;
}

function subtotalOf(group: TaxGroupSource, { currency }: DocumentSource): TaxSubtotal {
  const reason = oneLine(group.exemption_reason);
  return {
    taxable: amountOf(group.taxable, currency),
    tax: amountOf(group.tax, currency),
    category: group.category,
    // What is outside the tax has the rate zero here, which satisfies BR-DE-14.
    rate: group.rate.toString(),
    exemption_reason: reason,
    exemption_code: group.exemption_code ?? EXEMPTIONS[group.category],
  };
}

function totalsOf({ totals, currency, discounts, charges, ...source }: DocumentSource): Totals {
  const text = (amount: bigint): string => amountOf(amount, currency);
  const { tax_currency, tax_total_in_tax_currency: inTaxCurrency } = source;
  // BT-115 follows from BT-113 (BR-CO-16), and what is withheld has no term: decision 0468.
  const notAsked = totals.prepaid_amount + (totals.withholding_total ?? 0n);
  return {
    lines: text(totals.subtotal),
    allowances: discounts.length > 0 ? text(totals.discount_total) : undefined,
    charges: charges.length > 0 ? text(totals.charge_total) : undefined,
    without_tax: text(totals.total_excluding_tax),
    tax: text(totals.tax_total),
    tax_in_tax_currency:
      tax_currency && tax_currency !== currency && inTaxCurrency !== null && inTaxCurrency !== undefined
        ? amountOf(inTaxCurrency, tax_currency)
        : undefined,
    with_tax: text(totals.total),
    prepaid: notAsked === 0n ? undefined : text(notAsked),
    rounding: totals.payable_rounding === 0n ? undefined : text(totals.payable_rounding),
    payable: text(totals.amount_payable),
  };
}
