import type { DocumentSource } from '../../../../kernel/en16931/index.js';
import { convertedAmount } from '../../../../kernel/money/amount.js';
import { currencyExponent } from '../../../../kernel/money/currency.js';
import type { FrozenCreditNote } from '../../../books/credit-notes/index.js';
import { creditedLine, pricedLine } from './credited-price.js';
import { articleOf, partiesOf, priceOf, sharedOf, taxGroupsOf } from './from-invoice.js';
import type { InvoiceText } from './issued-document.js';
import { decimalOf, unitsOf } from '../domain/numbers.js';
import { creditedText } from '../domain/terms-texts.js';
import { withheldNotes } from './withheld.js';

/**
 * What a credit note says, with what it repeats of the invoice that it takes back.
 *
 * Its lines have nets, and the prices of the invoice where these make the nets. It has no due date, so that its terms
 * say what becomes of the amount (BR-CO-25).
 */
export function sourceOfCreditNote(note: FrozenCreditNote, invoice: InvoiceText): DocumentSource {
  const { currency } = note;
  const units = (wire: number): bigint => unitsOf(wire, currency);
  const [total, payable_rounding] = [units(note.total), units(note.payable_rounding)];
  const withholding_total = units(note.withholding_total ?? 0);
  return {
    document_type: 'credit_note',
    number: note.number,
    issue_date: note.issue_date,
    currency,
    ...partiesOf(note),
    ...sharedOf(invoice),
    preceding_invoices: [{ number: note.invoice_number, issue_date: invoice.issue_date }],
    notes: [
      ...(note.message === null ? [] : [{ text: note.message, is_message: true }]),
      ...withheldNotes(note, note.buyer.locale),
    ],
    tax_currency: invoice.tax_currency ?? null,
    tax_total_in_tax_currency: taxElsewhere(units(note.tax_total), invoice),
    payment_terms_text: creditedText(note.buyer.locale),
    prices_include_tax: false,
    items: note.items.map((item) => itemOf(item, note, invoice)),
    discounts: [],
    charges: [],
    tax_breakdown: taxGroupsOf(note),
    totals: {
      subtotal: units(note.subtotal),
      discount_total: 0n,
      charge_total: 0n,
      total_excluding_tax: units(note.subtotal),
      tax_total: units(note.tax_total),
      total,
      prepaid_amount: 0n,
      withholding_total,
      payable_rounding,
      amount_payable: total - withholding_total + payable_rounding,
    },
  };
}

/** What is said of the article, and its unit, are those of the invoice's line. */
function itemOf(
  item: FrozenCreditNote['items'][number],
  { currency }: FrozenCreditNote,
  invoice: InvoiceText,
): DocumentSource['items'][number] {
  const line = creditedLine(item, invoice);
  const priced = pricedLine(item, invoice);
  const net = unitsOf(item.amount, currency);
  return {
    name: item.description,
    ...(line && articleOf(line)),
    quantity: item.quantity === null ? null : decimalOf(item.quantity),
    ...(priced === undefined ? { price: null } : priceOf(priced)),
    gross: net,
    net,
    tax_category: item.tax_category,
    tax_rate: decimalOf(item.tax_rate),
  };
}

/** At the rate of the invoice. */
function taxElsewhere(
  tax: bigint,
  { currency, tax_currency, tax_exchange_rate }: InvoiceText,
): bigint | null {
  if (tax_currency === undefined || tax_exchange_rate === undefined) return null;
  const [from, to] = [currencyExponent(currency), currencyExponent(tax_currency)];
  return convertedAmount(tax, { from, to, rate: decimalOf(tax_exchange_rate) });
}
