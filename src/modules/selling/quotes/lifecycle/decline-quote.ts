import type { Target, Transaction } from '../../../../platform/index.js';
import type { QuoteEntity } from '../entities/quote.entity.js';
import { quoteChanged } from '../quotes.events.js';
import { QuotesRepository } from '../quotes.repository.js';
import { lockedQuoteFor } from './locked-quote.js';

/** Writes that a quote was declined. Raises `not_found`, `precondition_failed` and `invalid_state_transition`. */
export async function declineQuote(
  tx: Transaction,
  target: Target,
  reason: string | null,
): Promise<QuoteEntity> {
  const { before } = await lockedQuoteFor(tx, target, 'decline');
  const changes = { status: 'declined', decline_reason: reason, closed_at: tx.now } as const;
  const now = await new QuotesRepository(tx).update(before, changes);
  tx.announce(quoteChanged('declined', { before, now }));
  return now;
}
