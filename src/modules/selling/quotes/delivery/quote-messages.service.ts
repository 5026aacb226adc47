import { Injectable } from '@nestjs/common';
import { UnitOfWork, type Principal, type Target, type Transaction } from '../../../../platform/index.js';
import {
  Composer,
  queueMessage,
  quoteObject,
  type MessageEntity,
  type PreviewedMessage,
} from '../../../outgoing/messages/index.js';
import { organizationToday } from '../../../people/organizations/index.js';
import type { SendQuoteDetails } from '../domain/send-quote.js';
import type { QuoteEntity } from '../entities/quote.entity.js';
import { issueQuote } from '../lifecycle/issue-quote.js';
import { lockedQuoteFor } from '../lifecycle/locked-quote.js';
import { invalidQuoteAction } from '../quotes.problems.js';
import { QuotesRepository } from '../quotes.repository.js';
import { mailedQuote } from './mailed-quote.js';

/** Quotes on their way to their customers. */
@Injectable()
export class QuoteMessages {
  constructor(
    private readonly work: UnitOfWork,
    private readonly composer: Composer,
  ) {}

  /**
   * Queues a quote for its customer; a draft is issued in the same transaction, if that was said. The PDF is made when
   * the message leaves, and it does not leave once the quote was answered, revised or withdrawn.
   *
   * Raises what issuing raises, `invalid_state_transition`, `validation_failed` and `recipient_suppressed`; then
   * nothing was issued.
   */
  send(who: Principal, target: Target, details: SendQuoteDetails): Promise<MessageEntity> {
    const { issue = false, ...said } = details;
    return this.work.run(who, async (tx) => {
      const quote = await sendable(tx, target, issue);
      const { today } = await organizationToday(tx);
      const composed = await this.composer.compose(tx, quoteObject(mailedQuote(quote, today)), said);
      const message = await this.composer.linked(tx, composed);
      return queueMessage(tx, message, { toSuppressed: said.send_to_suppressed });
    });
  }

  /** The message as it would be sent, of a draft too. Stores nothing. Raises `not_found`. */
  preview(who: Principal, id: string, details: SendQuoteDetails): Promise<PreviewedMessage> {
    const { issue: _issue, ...said } = details;
    return this.work.run(who, async (tx) => {
      const quote = await new QuotesRepository(tx).get(id);
      const { today } = await organizationToday(tx);
      return this.composer.preview(tx, quoteObject(mailedQuote(quote, today)), said);
    });
  }
}

/** A locked quote that can be sent: an open one, or a draft that this issues. */
async function sendable(tx: Transaction, target: Target, issue: boolean): Promise<QuoteEntity> {
  const before = await new QuotesRepository(tx).lock(target);
  if (before.status !== 'draft') return (await lockedQuoteFor(tx, target, 'send')).before;
  if (!issue) throw invalidQuoteAction('send', before.status);
  return issueQuote(tx, target);
}
