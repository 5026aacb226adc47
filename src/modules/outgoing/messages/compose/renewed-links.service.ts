import { Injectable } from '@nestjs/common';
import { Problem } from '../../../../kernel/problems/problem.js';
import { UnitOfWork, type Principal, type Transaction } from '../../../../platform/index.js';
import { CreditNotesRepository } from '../../../books/credit-notes/index.js';
import type { LinkTarget } from '../../links/index.js';
import { InvoicesRepository } from '../../../books/invoices/index.js';
import { organizationToday } from '../../../people/organizations/index.js';
import { RENEWED_DAYS, renewalTexts } from '../domain/renewal-texts.js';
import { MessagesRepository } from '../messages.repository.js';
import { Composer } from './composer.js';
import { creditNoteObject, invoiceObject, type MessageObject } from './message-object.js';
import { MailedQuotes } from './mailed-quotes.js';
import { quoteObject } from './quote-object.js';
import { queueMessage } from './queue-message.js';

const DAY_MS = 86_400_000;

/** Mails fresh links in place of those that have ended, to whom the document was sent before and to nobody else. */
@Injectable()
export class RenewedLinks {
  constructor(
    private readonly work: UnitOfWork,
    private readonly composer: Composer,
    private readonly quotes: MailedQuotes,
  ) {}

  /** At most one a day for each document; none where nobody has it by mail, or an address refuses mail. */
  async renew(who: Principal, target: LinkTarget): Promise<void> {
    try {
      await this.work.run(who, (tx) => this.queue(tx, target));
    } catch (error) {
      // Whoever has asked is not told anything, so that there is nobody to tell.
      if (!(error instanceof Problem) || error.code !== 'recipient_suppressed') throw error;
    }
  }

  private async queue(tx: Transaction, target: LinkTarget): Promise<void> {
    const messages = new MessagesRepository(tx);
    const [object, before, { today }] = await Promise.all([
      this.objectOf(tx, target),
      messages.lastSentAbout(target.id),
      organizationToday(tx),
    ]);
    const uniqueKey = `fresh link ${target.id} ${today}`;
    if (object === undefined || before === undefined || (await messages.hasKey(uniqueKey))) return;
    const { language, recipients } = before;
    const to = recipients.to.map(({ address }) => address);
    const details = { to, language, text: renewalTexts[language], attachments: [] };
    const composed = await this.composer.compose(tx, object, details);
    const expires_at = new Date(tx.now.getTime() + RENEWED_DAYS * DAY_MS);
    await queueMessage(tx, await this.composer.linked(tx, composed, { expires_at }), { uniqueKey });
  }

  private async objectOf(tx: Transaction, { type, id }: LinkTarget): Promise<MessageObject | undefined> {
    if (type === 'quote') {
      const quote = await this.quotes.byId(tx, id);
      return quote && quoteObject(quote);
    }
    if (type === 'invoice') {
      const invoice = await new InvoicesRepository(tx).byId(id);
      return invoice && invoiceObject(invoice);
    }
    const note = await new CreditNotesRepository(tx).byId(id);
    return note && creditNoteObject(note);
  }
}
