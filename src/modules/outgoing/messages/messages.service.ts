import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/problems/problem.js';
import {
  assertVersion,
  Files,
  UnitOfWork,
  type FileAnswer,
  type Principal,
  type Target,
  type Transaction,
} from '../../../platform/index.js';
import {
  CreditNotesRepository,
  invalidCreditNoteTransition,
  isPossibleForCreditNote,
} from '../../books/credit-notes/index.js';
import {
  finalizeDraft,
  invalidTransition,
  InvoicesRepository,
  isAvailable,
  CreditOnIssue,
  IssueChecks,
  lockedInvoice,
  type InvoiceWithItems,
} from '../../books/invoices/index.js';
import { Composer, type PreviewedMessage } from './compose/composer.js';
import { MailedQuotes } from './compose/mailed-quotes.js';
import { creditNoteObject, invoiceObject } from './compose/message-object.js';
import { queueMessage } from './compose/queue-message.js';
import { attachedDocument } from './deliver/attached-document.js';
import { MessageFilesRepository } from './deliver/message-files.repository.js';
import { markDocumentSent } from './deliver/sent-document.js';
import { messageActionsOf, statusAfterReport, type ReportedOutcome } from './domain/message-lifecycle.js';
import { addressesOf } from './domain/recipients.js';
import type { ResendDetails, SendDetails, SendInvoiceDetails } from './domain/send-details.js';
import type { MessageAttemptEntity } from './entities/message-attempt.entity.js';
import type { MessageEntity } from './entities/message.entity.js';
import { messageChanged } from './messages.events.js';
import { invalidMessageAction } from './messages.problems.js';
import { MessagesRepository } from './messages.repository.js';

/** What the server of a recipient, or somebody there, has said after a message was sent. */
export interface MessageReport {
  readonly outcome: ReportedOutcome;
  readonly detail?: string;
}

/** Messages: writing, sending, and what people decide about them. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly composer: Composer,
    private readonly checks: IssueChecks,
    private readonly credit: CreditOnIssue,
    private readonly files: Files,
    private readonly quotes: MailedQuotes,
  ) {}

  /** Raises `not_found`. */
  get(
    who: Principal,
    id: string,
  ): Promise<{ readonly message: MessageEntity; readonly attempts: readonly MessageAttemptEntity[] }> {
    return this.work.run(who, async (tx) => {
      const messages = new MessagesRepository(tx);
      return { message: await messages.get(id), attempts: await messages.attempts(id) };
    });
  }

  /** The file that was made for a message alone. Raises `not_found`, of a message without one too. */
  async file(who: Principal, id: string): Promise<FileAnswer> {
    const kept = await this.work.run(who, async (tx) => {
      const message = await new MessagesRepository(tx).get(id);
      const attachment = message.attachments.find((one) => {
        return attachedDocument(message, one) === undefined && one.attachment_id === undefined;
      });
      if (attachment === undefined) throw notFound('file');
      return new MessageFilesRepository(tx).file(attachment);
    });
    return this.files.whole(who.organizationId, kept);
  }

  /** The message about an invoice as it would be sent. Stores nothing. */
  previewInvoice(who: Principal, id: string, details: SendInvoiceDetails): Promise<PreviewedMessage> {
    return this.work.run(who, async (tx) => {
      const invoice = await new InvoicesRepository(tx).byId(id);
      if (invoice === undefined) throw notFound('invoice');
      return this.composer.preview(tx, invoiceObject(invoice), details);
    });
  }

  /**
   * Queues an invoice for its customer; a draft is issued in the same transaction, if that was said.
   *
   * Raises what issuing raises, `invalid_state_transition`, `validation_failed`, `recipient_suppressed` and
   * `document_not_valid`; then nothing was issued.
   */
  sendInvoice(who: Principal, target: Target, details: SendInvoiceDetails): Promise<MessageEntity> {
    return this.work.run(who, async (tx) => {
      const invoice = await this.issued(tx, await lockedInvoice(tx, target), details);
      const composed = await this.composer.compose(tx, invoiceObject(invoice), details);
      const message = await this.composer.linked(tx, composed);
      return queueMessage(tx, message, { toSuppressed: details.send_to_suppressed });
    });
  }

  previewCreditNote(who: Principal, id: string, details: SendDetails): Promise<PreviewedMessage> {
    return this.work.run(who, async (tx) => {
      const note = await new CreditNotesRepository(tx).byId(id);
      if (note === undefined) throw notFound('credit note');
      return this.composer.preview(tx, creditNoteObject(note), details);
    });
  }

  /** Queues a credit note for its customer. Raises what sending an invoice raises. */
  sendCreditNote(who: Principal, { id, seen }: Target, details: SendDetails): Promise<MessageEntity> {
    return this.work.run(who, async (tx) => {
      const note = await new CreditNotesRepository(tx).lockById(id);
      if (note === undefined) throw notFound('credit note');
      assertVersion(seen, note.version);
      if (!isPossibleForCreditNote('send', note)) throw invalidCreditNoteTransition('send', note);
      const composed = await this.composer.compose(tx, creditNoteObject(note), details);
      const message = await this.composer.linked(tx, composed);
      return queueMessage(tx, message, { toSuppressed: details.send_to_suppressed });
    });
  }

  /** Sends the same once more, as a message of its own. Raises `invalid_state_transition` the second time. */
  resend(who: Principal, target: Target, { to, send_to_suppressed }: ResendDetails): Promise<MessageEntity> {
    return this.work.run(who, async (tx) => {
      const before = await lockedFor(tx, target, 'resend');
      const recipients =
        to === undefined
          ? before.recipients
          : { ...before.recipients, to: to.map((address) => ({ address })) };
      const again = { ...before, recipients, resends_id: before.id, send_at: null };
      const queueing = { uniqueKey: `resend ${before.id}`, toSuppressed: send_to_suppressed };
      const now = await queueMessage(tx, again, queueing);
      await new MessagesRepository(tx).change(before, { resent_as_id: now.id });
      return now;
    });
  }

  /** Takes back a message that waits. */
  cancel(who: Principal, target: Target): Promise<MessageEntity> {
    return this.work.run(who, async (tx) => {
      const before = await lockedFor(tx, target, 'cancel');
      const now = await new MessagesRepository(tx).change(before, {
        status: 'cancelled',
        cancel_reason: 'by_hand',
      });
      tx.announce(messageChanged('message.cancelled', { before, now }));
      return now;
    });
  }

  /** Notes what became of a message after it was sent; addresses that refuse mail are kept. */
  report(who: Principal, target: Target, { outcome, detail = '' }: MessageReport): Promise<MessageEntity> {
    return this.work.run(who, async (tx) => {
      const before = await lockedFor(tx, target, 'report');
      const status = statusAfterReport[outcome];
      const messages = new MessagesRepository(tx);
      const last_answer = { outcome, smtp_code: null, enhanced_code: null, text: detail };
      const now = await messages.change(before, { status, last_answer });
      if (status !== 'sent') await messages.suppress(addressesOf(before.recipients), status, before.id);
      if (status === before.status) return now;
      // It was unconfirmed until now.
      if (status === 'sent') await markDocumentSent(tx, now, this.quotes);
      tx.announce(messageChanged(`message.${status}`, { before, now }));
      return now;
    });
  }

  private async issued(
    tx: Transaction,
    invoice: InvoiceWithItems,
    { finalize = false }: SendInvoiceDetails,
  ): Promise<InvoiceWithItems> {
    if (isAvailable('send', invoice)) return invoice;
    if (invoice.status !== 'draft' || !finalize) throw invalidTransition('send', invoice);
    const { checks, credit } = this;
    return finalizeDraft(tx, invoice, { checks, credit });
  }
}

async function lockedFor(
  tx: Transaction,
  { id, seen }: Target,
  action: 'resend' | 'cancel' | 'report',
): Promise<MessageEntity> {
  const message = await new MessagesRepository(tx).lock(id);
  assertVersion(seen, message.version);
  if (!messageActionsOf(message).includes(action)) throw invalidMessageAction(action, message);
  return message;
}
