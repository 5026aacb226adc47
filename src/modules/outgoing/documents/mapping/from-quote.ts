import { eInvoiceFrom, type DocumentSource } from '../../../../kernel/en16931/index.js';
import type { QuoteChoice, QuoteFigures } from '../rendering/index.js';
import { documentAdjustmentSource } from './adjustments.js';
import { itemOf, partiesOf, taxGroupsOf, totalsOf } from './from-invoice.js';
import type { InvoiceText } from './issued-document.js';
import { figuresOf } from './printed-figures.js';

type Said =
  | 'number'
  | 'issue_date'
  | 'seller'
  | 'buyer'
  | 'reference'
  | 'message'
  | 'currency'
  | 'prices_include_tax'
  | 'discounts'
  | 'charges'
  | 'tax_breakdown'
  | 'subtotal'
  | 'discount_total'
  | 'charge_total'
  | 'tax_total'
  | 'total';

type ItemText = Omit<InvoiceText['items'][number], 'id' | 'quote_item_id'>;

/** A quote as its chain has it, or as it would if it were issued now. Its sums are those of the chosen lines. */
export interface QuoteText extends Pick<InvoiceText, Said> {
  readonly items: readonly (ItemText & QuoteChoice)[];
  readonly valid_until: string | null;
  readonly terms: string | null;
}

/** What a quote says, in the terms in which documents are printed. Raises for one that names no parties or last day. */
export function figuresOfQuote(quote: QuoteText): QuoteFigures {
  const { items, terms, valid_until } = quote;
  if (valid_until === null) throw new Error('A quote has no last day.');
  return {
    document: eInvoiceFrom(sourceOfQuote(quote), 'factur_x'),
    printed: figuresOf(quote, ({ chosen }) => chosen),
    valid_until,
    terms,
    choices: items.map(({ optional, group, chosen }) => ({ optional, group, chosen })),
  };
}

function sourceOfQuote(quote: QuoteText): DocumentSource {
  const { number, issue_date, currency, prices_include_tax, reference, buyer, message } = quote;
  return {
    document_type: 'invoice',
    ...{ number, issue_date, currency, prices_include_tax },
    ...partiesOf(quote),
    references: { buyer_reference: reference ?? buyer?.buyer_reference ?? null },
    notes: message === null ? [] : [{ text: message, is_message: true }],
    items: quote.items.map((item) => itemOf(item, currency)),
    discounts: quote.discounts.map((one) => documentAdjustmentSource(one, quote)),
    charges: quote.charges.map((one) => documentAdjustmentSource(one, quote)),
    tax_breakdown: taxGroupsOf(quote),
    totals: totalsOf({ ...quote, prepaid_amount: 0, payable_rounding: 0 }),
  };
}
