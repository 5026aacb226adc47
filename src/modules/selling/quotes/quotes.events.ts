import { changeEvent, type DomainEvent } from '../../../platform/index.js';
import type { QuoteEntity } from './entities/quote.entity.js';
import { toQuoteDto } from './quotes.mapper.js';
import type { quotes } from './quotes.resource.js';

export function quoteCreated(quote: QuoteEntity): DomainEvent {
  return { type: 'quote.created', objectId: quote.id, object: toQuoteDto(quote) };
}

export function quoteDeleted(quote: QuoteEntity): DomainEvent {
  return { type: 'quote.deleted', objectId: quote.id, object: toQuoteDto(quote) };
}

export type QuoteChange = Exclude<(typeof quotes.events)[number], 'created' | 'deleted'>;

export function quoteChanged(
  happened: QuoteChange,
  { before, now }: { readonly before: QuoteEntity; readonly now: QuoteEntity },
): DomainEvent {
  return changeEvent(`quote.${happened}`, now.id, { before: toQuoteDto(before), now: toQuoteDto(now) });
}
