import { createHash } from 'node:crypto';
import { instantText } from '../../../../kernel/time/instant.js';
import type { Target, Transaction } from '../../../../platform/index.js';
import { contentOf, storedTaxGroup, withReasons } from '../../../books/invoices/index.js';
import { NumberingRepository } from '../../../books/numbering/index.js';
import { totalsOfLines } from '../amounts/held-lines.js';
import { chosenLines } from '../domain/chosen-lines.js';
import type { AcceptanceChannel } from '../domain/quote.js';
import type { QuoteEntity, StoredAcceptance } from '../entities/quote.entity.js';
import { quoteChanged } from '../quotes.events.js';
import { choiceBelowZero, contentErased, wrongChoice } from '../quotes.problems.js';
import { QuotesRepository } from '../quotes.repository.js';
import { lockedQuoteFor } from './locked-quote.js';

/** Who accepts, how it was told, and what was chosen. */
export interface AcceptanceDetails {
  readonly name: string;
  readonly channel: AcceptanceChannel;
  readonly items?: readonly { readonly quote_item_id: string }[];
  /** What is known of whoever accepted it on its page. */
  readonly visitor?: Pick<StoredAcceptance, 'email' | 'link_id' | 'address_hash'>;
}

/**
 * Writes that a quote was accepted, with everything that proves it. Of several at once, one is.
 *
 * Raises `not_found`, `precondition_failed`, `invalid_state_transition` and `validation_failed`.
 */
export async function acceptQuote(
  tx: Transaction,
  target: Target,
  details: AcceptanceDetails,
): Promise<QuoteEntity> {
  const { before } = await lockedQuoteFor(tx, target, 'accept');
  const acceptance = await acceptanceOf(tx, before, details);
  const changes = { status: 'accepted', acceptance, closed_at: tx.now } as const;
  const now = await new QuotesRepository(tx).update(before, changes);
  tx.announce(quoteChanged('accepted', { before, now }));
  return now;
}

async function acceptanceOf(
  tx: Transaction,
  quote: QuoteEntity,
  { name, channel, items = [], visitor }: AcceptanceDetails,
): Promise<StoredAcceptance> {
  if (quote.content === null) throw contentErased('accept', quote.status);
  const document = await new NumberingRepository(tx).documentOf(quote.id);
  const hash = document?.document_hash ?? undefined;
  if (hash === undefined) throw new Error('An issued quote is not in its chain.');
  const held = heldBy(quote, items);
  const { tax_breakdown, subtotal, discount_total, charge_total, tax_total, total } = totalsOfLines(
    quote,
    new Set(held),
  );
  if (total < 0n) throw choiceBelowZero();
  const groups = withReasons(tax_breakdown, contentOf(quote.content)).map(storedTaxGroup);
  return {
    ...{ at: instantText(tx.now), name, channel, ...visitor, items: held },
    document_hash: hash.toString('hex'),
    terms_hash: quote.terms && createHash('sha256').update(quote.terms, 'utf8').digest('hex'),
    ...textsOf({ subtotal, discount_total, charge_total, tax_total, total }),
    tax_breakdown: groups,
  };
}

/** The lines that hold of a choice. Raises `validation_failed`. */
export function heldBy(
  { items }: Pick<QuoteEntity, 'items'>,
  said: readonly { readonly quote_item_id: string }[],
): readonly string[] {
  const places = said.map(({ quote_item_id }) => items.findIndex(({ id }) => id === quote_item_id));
  const lines = items.map(({ optional, group }) => ({ optional, group: group ?? undefined }));
  const { chosen, clashes } = chosenLines(
    lines,
    places.filter((place) => place >= 0),
  );
  const unknown = places.flatMap((place, at) => (place < 0 ? [at] : []));
  if (unknown.length + clashes.length > 0) {
    throw wrongChoice(
      unknown,
      clashes.map((place) => places.indexOf(place)),
    );
  }
  return items.filter((_item, at) => chosen[at]).map(({ id }) => id);
}

function textsOf<Name extends string>(amounts: Readonly<Record<Name, bigint>>): Record<Name, string> {
  const texts = Object.entries<bigint>(amounts).map(([name, units]) => [name, units.toString()]);
  return Object.fromEntries(texts) as Record<Name, string>;
}
