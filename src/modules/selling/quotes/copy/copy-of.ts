import type { Transaction } from '../../../../platform/index.js';
import { contentOf, type InvoiceDetails } from '../../../books/invoices/index.js';
import { carriedContent, repriced, type DuplicateDetails } from '../../duplicates/index.js';
import type { QuoteDetails } from '../amounts/quote-details.js';
import type { QuoteEntity } from '../entities/quote.entity.js';
import { contentErased } from '../quotes.problems.js';

/**
 * The content of a quote in the form that creates one, for its customer or another one, by the rules of duplicates of
 * invoices: what happened once is left out, its last day with it.
 *
 * Raises `invalid_state_transition` once the content was erased, and `validation_failed` where a price is wanted that a
 * product does not have.
 */
export async function copyOf(
  tx: Transaction,
  source: QuoteEntity,
  { customer_id = source.customer_id, prices }: DuplicateDetails,
): Promise<QuoteDetails> {
  if (source.content === null) throw contentErased('duplicate', source.status);
  const stored = { ...contentOf(source.content), customer_id };
  const carried = carriedContent(stored, customer_id === source.customer_id);
  const { items, ...content }: InvoiceDetails = prices === 'keep' ? carried : await repriced(tx, carried);
  return {
    ...content,
    items: items.map((item, at) => {
      const { optional = false, group = null } = source.items[at] ?? {};
      return { ...item, optional, ...(group !== null && { group }) };
    }),
    ...(source.terms !== null && { terms: source.terms }),
  };
}
