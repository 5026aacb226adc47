import { Injectable } from '@nestjs/common';
import { notFound } from '../../../../kernel/problems/problem.js';
import { addDays } from '../../../../kernel/time/calendar-date.js';
import { UnitOfWork, type FileAnswer, type Principal, type Transaction } from '../../../../platform/index.js';
import { InvoicesRepository } from '../../../books/invoices/index.js';
import { NumberingRepository } from '../../../books/numbering/index.js';
import { erasedIsForAuditors, mayReadErased, QuotePrinter } from '../../../outgoing/documents/index.js';
import { organizationToday } from '../../../people/organizations/index.js';
import { DAYS_VALID } from '../domain/quote.js';
import type { QuoteEntity } from '../entities/quote.entity.js';
import { frozenForm, type FrozenQuote } from '../lifecycle/frozen-form.js';
import { contentErased } from '../quotes.problems.js';
import { QuotesRepository } from '../quotes.repository.js';
import { quotes } from '../quotes.resource.js';

/** Quotes as PDF files: what was issued, whatever became of it since, or what a draft would be. */
@Injectable()
export class QuotePdfs {
  constructor(
    private readonly work: UnitOfWork,
    private readonly printer: QuotePrinter,
  ) {}

  /**
   * Raises `not_found`, for one that was erased after its retention too, `invalid_state_transition` for a draft whose
   * content was erased, `insufficient_scope` for what is only kept because a law asks for it, and `rendering_failed`.
   */
  async print(who: Principal, id: string): Promise<FileAnswer> {
    const paper = await this.work.run(who, async (tx) => {
      const quote = await new QuotesRepository(tx).get(id);
      const text = quote.issued_at === null ? await previewOf(tx, quote) : await issuedText(tx, quote);
      return this.printer.prepare(tx, text, quote.issued_at);
    });
    return this.printer.print(paper);
  }
}

/** What was issued, out of its chain: an answer, or a later last day, is not part of it. */
export async function issuedText(tx: Transaction, { id, content }: QuoteEntity): Promise<FrozenQuote> {
  if (content === null && !mayReadErased(tx.who)) throw erasedIsForAuditors();
  const issued = await new NumberingRepository(tx).documentOf(id);
  if (issued === undefined) throw new Error('An issued quote is not in its chain.');
  if (issued.document === null) throw notFound(quotes.noun);
  return JSON.parse(issued.document) as FrozenQuote;
}

/** What would be issued today. */
async function previewOf(tx: Transaction, draft: QuoteEntity): Promise<FrozenQuote> {
  if (draft.content === null) throw contentErased('print', draft.status);
  const [parties, { today }] = await Promise.all([
    new InvoicesRepository(tx).parties(draft.customer_id),
    organizationToday(tx),
  ]);
  const valid_until = draft.valid_until ?? addDays(today, DAYS_VALID);
  return frozenForm({ ...draft, ...parties, issue_date: today, valid_until });
}
