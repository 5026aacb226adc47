import type { Transaction } from '../../../../platform/index.js';
import { DocumentsRepository } from '../documents.repository.js';
import { figuresOfQuote, type QuoteText } from '../mapping/from-quote.js';
import { lookOf } from '../originals/look.js';
import { localeForms, quotePageOf, type LocaleForms, type QuotePage } from '../rendering/index.js';

/** A quote for the screen, in the language that it is printed in. */
export interface ShownQuote {
  readonly page: QuotePage;
  readonly forms: LocaleForms;
}

/** What a quote says, in the words that it is printed in. Takes when it was issued. */
export async function shownQuote(tx: Transaction, quote: QuoteText, issuedAt: Date): Promise<ShownQuote> {
  const settings = await new DocumentsRepository(tx).settings(issuedAt);
  const locale = quote.buyer?.locale ?? settings.locale;
  const options = { look: lookOf(settings), locale, mode: 'issued', isTest: tx.mode === 'test' } as const;
  return { page: quotePageOf(figuresOfQuote(quote), options, []), forms: localeForms(locale) };
}
