import { addDays, startOfDay } from '../../../../kernel/time/calendar-date.js';
import { enqueue, jobKind, type Transaction } from '../../../../platform/index.js';
import type { QuoteEntity } from '../entities/quote.entity.js';

export interface ExpiryOrder {
  readonly quote_id: string;
}

/** Lets a quote expire whose last day is over. */
export const expireQuote = jobKind<ExpiryOrder>('quotes.expire');

/** Orders the expiry of an open quote for the start of the day after its last one; a job that waits is replaced. */
export function orderExpiry(
  tx: Transaction,
  { id, status, valid_until }: Pick<QuoteEntity, 'id' | 'status' | 'valid_until'>,
  timeZone: string,
): void {
  if (status !== 'open' || valid_until === null) return;
  const due = startOfDay(addDays(valid_until, 1), timeZone);
  enqueue(tx, expireQuote, { key: id, payload: { quote_id: id }, due });
}
