import { Decimal } from '../../../../kernel/money/decimal.js';
import { contentOf, type InvoiceWithItems, type StoredTaxGroup } from '../../../books/invoices/index.js';
import { heldLines } from '../amounts/held-lines.js';
import { carriedTexts, withTexts } from '../domain/carried-texts.js';
import { bearsItsPart, isDeposit, numbersBefore, type QuoteInvoiceKind } from '../domain/quote-invoice.js';
import { lineOf } from '../domain/stored-line.js';
import type { QuoteEntity, StoredContent } from '../entities/quote.entity.js';
import type { Group } from './tax-groups.js';
import { leftOf, type AcceptedLine, type AcceptedQuote } from './part-of-quote.js';

/** An invoice that was made of a quote, as it is now. */
export interface MadeInvoice {
  readonly invoice: InvoiceWithItems;
  readonly kind: QuoteInvoiceKind;
  readonly counts: boolean;
}

/** Where the invoicing of a quote stands. It follows from the invoices alone. */
export interface Standing {
  readonly made: readonly MadeInvoice[];
  /** In millionths, by line. */
  readonly taken: ReadonlyMap<string, bigint>;
  readonly left: ReadonlyMap<string, bigint>;
  /** What invoices bear, but for the deposits that none has taken off. */
  readonly settled: readonly (readonly Group[])[];
  /** Deposits that no invoice has taken off. */
  readonly deposits: readonly MadeInvoice[];
}

/** The invoices of a quote, and how much of each line is left. */
export interface QuoteInvoicing {
  readonly made: readonly MadeInvoice[];
  readonly left: readonly { readonly quote_item_id: string; readonly quantity: Decimal }[];
}

/** A quote that was accepted, as far as invoices are made of it. */
export function acceptedQuote(quote: QuoteEntity & { readonly content: StoredContent }): AcceptedQuote {
  const content = contentOf(quote.content);
  const held = heldLines(quote);
  const texts = carriedTexts(
    content.items,
    quote.items.map(({ id }) => held.has(id)),
  );
  const lines = quote.items.flatMap((item, at): AcceptedLine[] => {
    const details = content.items[at];
    if (details === undefined) throw new Error('A line of a quote has lost its content.');
    const { id, quantity, net, tax_rate, tax_category } = lineOf(item);
    if (!held.has(id)) return [];
    return [{ id, quantity, net, tax_rate, tax_category, details: withTexts(details, texts[at]) }];
  });
  return { currency: quote.currency, content, lines };
}

/** What the invoices of a quote, the first one first, have of its lines. */
export function standingOf(
  invoices: readonly InvoiceWithItems[],
  lines: readonly Pick<AcceptedLine, 'id' | 'quantity'>[],
): Standing {
  const counting = invoices.filter(bearsItsPart);
  const deposits = counting.filter(isDeposit);
  const named = new Set(counting.filter((one) => !isDeposit(one)).flatMap(numbersBefore));
  const isOpen = (one: InvoiceWithItems) => isDeposit(one) && !(one.number !== null && named.has(one.number));
  const made = invoices.map((invoice): MadeInvoice => {
    return { invoice, kind: kindOf(invoice, deposits), counts: counting.includes(invoice) };
  });
  const taken = new Map<string, bigint>();
  for (const { quote_item_id, quantity } of counting.flatMap(({ items }) => items)) {
    if (quote_item_id !== null) taken.set(quote_item_id, (taken.get(quote_item_id) ?? 0n) + quantity.micros);
  }
  return {
    made,
    taken,
    left: leftOf(lines, taken),
    settled: counting.filter((one) => !isOpen(one)).map(groupsOf),
    deposits: made.filter(({ invoice, counts }) => counts && isOpen(invoice)),
  };
}

/** The tax groups of an invoice in minor units. */
export function groupsOf({ tax_breakdown }: { readonly tax_breakdown: readonly StoredTaxGroup[] }): Group[] {
  return tax_breakdown.map(({ category, rate, taxable, tax }) => {
    return { category, rate: Decimal.ofStored(rate), taxable: BigInt(taxable), tax: BigInt(tax) };
  });
}

function kindOf(invoice: InvoiceWithItems, deposits: readonly InvoiceWithItems[]): QuoteInvoiceKind {
  if (isDeposit(invoice)) return 'deposit';
  const before = numbersBefore(invoice);
  return deposits.some(({ number }) => number !== null && before.includes(number)) ? 'final' : 'lines';
}
