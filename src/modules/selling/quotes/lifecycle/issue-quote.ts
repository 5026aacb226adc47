import { addDays } from '../../../../kernel/time/calendar-date.js';
import type { Target, Transaction } from '../../../../platform/index.js';
import { InvoicesRepository } from '../../../books/invoices/index.js';
import { DocumentNumbering } from '../../../books/numbering/index.js';
import { availableQuoteActions, DAYS_VALID } from '../domain/quote.js';
import type { QuoteEntity } from '../entities/quote.entity.js';
import { quoteChanged } from '../quotes.events.js';
import { contentErased, invalidQuoteAction, validInThePast } from '../quotes.problems.js';
import { QuotesRepository } from '../quotes.repository.js';
import { orderExpiry } from './expiry-order.js';
import { frozenForm } from './frozen-form.js';
import { lockedQuoteFor } from './locked-quote.js';

/**
 * Makes a draft the document that its customer gets: number, dates and parties, chained to the quote before it. The one
 * that it revises is superseded by it.
 *
 * Raises `not_found`, `precondition_failed`, `invalid_state_transition` and `validation_failed`; then no number is
 * used.
 */
export async function issueQuote(tx: Transaction, target: Target): Promise<QuoteEntity> {
  const { before, today, timeZone } = await lockedQuoteFor(tx, target, 'issue');
  if (before.content === null) throw contentErased('issue', before.status);
  const revised = await lockedRevised(tx, before);
  const valid_until = before.valid_until ?? addDays(today, DAYS_VALID);
  if (valid_until < today) throw validInThePast();
  const { seller, buyer } = await new InvoicesRepository(tx).parties(before.customer_id);
  const status = 'open' as const;
  const changes = { status, valid_until, issued_at: tx.now, seller, buyer, customer_name: buyer.name };

  const stretch = await new DocumentNumbering(tx).stretch('quote');
  const place = stretch.next({ issueDate: undefined, today });
  const { number, issue_date } = place;
  stretch.take(place);
  const frozen = frozenForm({ ...before, ...changes, number, issue_date });
  const chained = stretch.append(place, before.id, frozen);
  stretch.write();

  const quotes = new QuotesRepository(tx);
  const now = await quotes.issue(before, { ...changes, ...chained });
  tx.announce(quoteChanged('issued', { before, now }));
  if (revised !== undefined) await supersede(tx, revised, now);
  orderExpiry(tx, now, timeZone);
  return now;
}

/** The quote that a draft revises, as long as it can still be revised. */
async function lockedRevised(tx: Transaction, draft: QuoteEntity): Promise<QuoteEntity | undefined> {
  if (draft.revises_quote_id === null) return undefined;
  const revised = await new QuotesRepository(tx).lockById(draft.revises_quote_id);
  if (revised === undefined) throw new Error('An issued quote is gone.');
  if (availableQuoteActions(revised.status).includes('revise')) return revised;
  throw invalidQuoteAction('revise', revised.status);
}

async function supersede(tx: Transaction, before: QuoteEntity, { id }: QuoteEntity): Promise<void> {
  const changes = { status: 'superseded', superseded_by_quote_id: id, closed_at: tx.now } as const;
  const now = await new QuotesRepository(tx).update(before, changes);
  tx.announce(quoteChanged('superseded', { before, now }));
}
