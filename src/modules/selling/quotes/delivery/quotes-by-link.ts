import { Injectable } from '@nestjs/common';
import { startOfDay, addDays } from '../../../../kernel/time/calendar-date.js';
import type { FileAnswer, Principal, Transaction } from '../../../../platform/index.js';
import { shownQuote, type ShownQuote } from '../../../outgoing/documents/index.js';
import { LinkedQuotes, type LinkedQuote } from '../../../outgoing/links/index.js';
import { organizationToday } from '../../../people/organizations/index.js';
import { statusOn } from '../domain/quote.js';
import { issuedText, QuotePdfs } from '../printed/quote-pdf.service.js';
import { quoteChanged } from '../quotes.events.js';
import { QuotesRepository } from '../quotes.repository.js';

/** Tells the pages of links what of quotes they show. */
@Injectable()
export class QuotesByLink extends LinkedQuotes {
  constructor(private readonly pdfs: QuotePdfs) {
    super();
  }

  override async byId(tx: Transaction, id: string): Promise<LinkedQuote | undefined> {
    const quote = await new QuotesRepository(tx).byId(id);
    if (quote === undefined) return undefined;
    const { organization, today } = await organizationToday(tx);
    const { valid_until, closed_at } = quote;
    const status = statusOn(quote, today);
    const isOver = status === 'expired' && valid_until !== null;
    return {
      ...{ id, status, valid_until },
      closed_at: closed_at ?? (isOver ? startOfDay(addDays(valid_until, 1), organization.time_zone) : null),
    };
  }

  override async shown(tx: Transaction, id: string): Promise<ShownQuote> {
    const quote = await new QuotesRepository(tx).get(id);
    if (quote.issued_at === null) throw new Error('A draft has no link.');
    return shownQuote(tx, await issuedText(tx, quote), quote.issued_at);
  }

  override print(who: Principal, id: string): Promise<FileAnswer> {
    return this.pdfs.print(who, id);
  }

  override async markViewed(tx: Transaction, id: string): Promise<void> {
    const quotes = new QuotesRepository(tx);
    const before = await quotes.lockById(id);
    if (before === undefined || before.viewed_at !== null) return;
    const now = await quotes.update(before, { viewed_at: tx.now });
    tx.announce(quoteChanged('viewed', { before, now }));
  }
}
