import { Injectable } from '@nestjs/common';
import type { FileAnswer, Principal, Transaction } from '../../../../platform/index.js';
import { MailedQuotes, type MailedQuote } from '../../../outgoing/messages/index.js';
import { organizationToday } from '../../../people/organizations/index.js';
import type { QuoteEntity } from '../entities/quote.entity.js';
import { QuotePdfs } from '../printed/quote-pdf.service.js';
import { quoteChanged } from '../quotes.events.js';
import { QuotesRepository } from '../quotes.repository.js';
import { mailedQuote } from './mailed-quote.js';

/** Tells mails what of quotes they speak of. */
@Injectable()
export class QuotesByMail extends MailedQuotes {
  constructor(private readonly pdfs: QuotePdfs) {
    super();
  }

  override async byId(tx: Transaction, id: string): Promise<MailedQuote | undefined> {
    return mailed(tx, await new QuotesRepository(tx).byId(id));
  }

  override async lock(tx: Transaction, id: string): Promise<MailedQuote | undefined> {
    return mailed(tx, await new QuotesRepository(tx).lockById(id));
  }

  /** Each time counts; the quote tells the last one. */
  override async markSent(tx: Transaction, id: string): Promise<void> {
    const quotes = new QuotesRepository(tx);
    const before = await quotes.lockById(id);
    if (before === undefined) return;
    const now = await quotes.update(before, { sent_at: tx.now });
    tx.announce(quoteChanged('sent', { before, now }));
  }

  override print(who: Principal, id: string): Promise<FileAnswer> {
    return this.pdfs.print(who, id);
  }
}

async function mailed(tx: Transaction, quote: QuoteEntity | undefined): Promise<MailedQuote | undefined> {
  return quote && mailedQuote(quote, (await organizationToday(tx)).today);
}
