import { invoiceTotals, storedDocument, type CalculationTrace } from '../../../books/invoices/index.js';
import { lineOf } from '../domain/stored-line.js';
import type { QuoteEntity } from '../entities/quote.entity.js';

/** The lines of a quote that hold: those that were accepted, else those that are proposed. */
export function heldLines({ acceptance, items }: Pick<QuoteEntity, 'acceptance' | 'items'>): Set<string> {
  if (acceptance !== null) return new Set(acceptance.items);
  return new Set(items.filter(({ chosen }) => chosen).map(({ id }) => id));
}

/** What some lines of a stored quote come to, by the rounding that it was written with. */
export function totalsOfLines(
  quote: QuoteEntity,
  held: ReadonlySet<string>,
  trace?: CalculationTrace,
): ReturnType<typeof invoiceTotals> {
  const { currency, tax_rounding, prices_include_tax, discounts, charges } = quote;
  const unrounded = { round_payable_to: null, payable_rounding: 0n, prepaid_amount: 0n, withholdings: null };
  const items = quote.items.filter(({ id }) => held.has(id)).map(lineOf);
  const tax_breakdown = [] as const;
  const document = {
    currency,
    tax_breakdown,
    tax_rounding,
    prices_include_tax,
    discounts,
    charges,
    ...unrounded,
    items,
  };
  return invoiceTotals(storedDocument(document), trace);
}
