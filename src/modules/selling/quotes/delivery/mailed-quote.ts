import { addDays, type CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { MailedQuote } from '../../../outgoing/messages/index.js';
import { DAYS_VALID, statusOn } from '../domain/quote.js';
import type { QuoteEntity } from '../entities/quote.entity.js';

/** A quote, as far as a mail speaks of it on a day. */
export function mailedQuote(quote: QuoteEntity, today: CalendarDate): MailedQuote {
  const { id, customer_id, number, currency, total } = quote;
  return {
    ...{ id, customerId: customer_id, number, currency, total },
    status: statusOn(quote, today),
    issue_date: quote.issue_date ?? today,
    valid_until: quote.valid_until ?? addDays(today, DAYS_VALID),
  };
}
