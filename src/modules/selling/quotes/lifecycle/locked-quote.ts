import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { Target, Transaction } from '../../../../platform/index.js';
import { organizationToday } from '../../../people/organizations/index.js';
import { availableQuoteActions, statusOn, type QuoteAction } from '../domain/quote.js';
import type { QuoteEntity } from '../entities/quote.entity.js';
import { invalidQuoteAction } from '../quotes.problems.js';
import { QuotesRepository } from '../quotes.repository.js';

/** A quote that is held until the transaction ends, and the day where the organization is. */
export interface LockedQuote {
  readonly before: QuoteEntity;
  readonly today: CalendarDate;
  readonly timeZone: string;
}

/**
 * Locks a quote whose state allows an action today.
 *
 * Raises `not_found`, `precondition_failed` and `invalid_state_transition`.
 */
export async function lockedQuoteFor(
  tx: Transaction,
  target: Target,
  action: QuoteAction,
): Promise<LockedQuote> {
  const before = await new QuotesRepository(tx).lock(target);
  const { organization, today } = await organizationToday(tx);
  const status = statusOn(before, today);
  if (!availableQuoteActions(status).includes(action)) throw invalidQuoteAction(action, status);
  return { before, today, timeZone: organization.time_zone };
}
