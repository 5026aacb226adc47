import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { toTypeId } from '../../../../kernel/ids/type-id.js';
import {
  Mailer,
  Secrets,
  UnitOfWork,
  type MailAttempt,
  type MailServer,
  type Principal,
  type SentBefore,
  type Transaction,
} from '../../../../platform/index.js';
import { Receipts } from '../../receipts/index.js';
import { orderSending, orderWithoutPaid, queueForRest } from '../compose/queue-message.js';
import { MailedQuotes } from '../compose/mailed-quotes.js';
import { transportOf } from '../domain/mail-settings.js';
import { afterAttempt, isUnknownAddress } from '../domain/message-lifecycle.js';
import { ATTACHMENT_BYTES_MAX } from '../domain/message.js';
import { addressesOf } from '../domain/recipients.js';
import type { MessageEntity } from '../entities/message.entity.js';
import { messageChanged } from '../messages.events.js';
import { messages } from '../messages.resource.js';
import { MessagesRepository } from '../messages.repository.js';
import { MailSettingsRepository } from '../settings/mail-settings.repository.js';
import { ownServer } from '../settings/own-server.js';
import { AttachmentFiles, type AttachedFile } from './attachment-files.js';
import { remadeOf } from './remade-message.js';
import { heldStanding, markDocumentSent, type Standing } from './sent-document.js';

/** A message that this run hands to a server: `server` is the organization's own, if it has one. */
interface Delivery {
  /** As it was queued. */
  readonly queued: MessageEntity;
  /** What is written anew because its figures have moved. */
  readonly changes: ReturnType<typeof remadeOf>;
  readonly standing: Standing;
  readonly server: MailServer | undefined;
  /** What its reader has of the same document already, so that a mailbox shows both together. */
  readonly follows: MessageEntity | undefined;
}

/** Sends queued messages: at most once each, whatever dies in the middle. */
@Injectable()
export class DeliverMessageService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: AttachmentFiles,
    private readonly mailer: Mailer,
    private readonly secrets: Secrets,
    private readonly quotes: MailedQuotes,
    private readonly receipts: Receipts,
  ) {}

  /**
   * Sends a message that is queued. That it is being sent is committed when the server waits for the content, before
   * the first byte of it leaves, so that another run never sends it again: it finds a message in that state, and nobody
   * knows whether it has arrived. Whatever dies before that leaves it queued.
   */
  async deliver(who: Principal, id: string): Promise<void> {
    const { waiting, printed } = await this.work.run(who, async (tx) => {
      const message = await new MessagesRepository(tx).get(id);
      return {
        waiting: message,
        printed: message.status === 'queued' ? await this.standingOf(tx, message) : undefined,
      };
    });
    const files = printed === undefined ? [] : await this.files.of(who, waiting);
    const delivery = await this.work.run(who, (tx) => this.begin(tx, id, { files, printed }));
    if (delivery === undefined) return;
    let hasLeft = false;
    const beforeContent = async (): Promise<void> => {
      hasLeft = await this.work.run(who, (tx) => this.leave(tx, delivery, files));
      if (!hasLeft) throw new Withheld();
    };
    try {
      const attempt = await this.attempt(delivery, files, beforeContent);
      await this.work.run(who, (tx) => this.record(tx, { ...delivery, hasLeft }, attempt));
    } catch (error) {
      if (!(error instanceof Withheld)) throw error;
    }
  }

  private async begin(
    tx: Transaction,
    id: string,
    { files, printed }: { readonly files: readonly AttachedFile[]; readonly printed: Standing | undefined },
  ): Promise<Delivery | undefined> {
    const messages = new MessagesRepository(tx);
    const before = await messages.lock(id);
    if (before.status === 'sending') return interrupted(tx, before);
    if (before.status !== 'queued') return undefined;
    if (before.send_at !== null && before.send_at > tx.now) {
      orderSending(tx, before, before.send_at);
      return undefined;
    }
    const standing = await this.standingOf(tx, before);
    if (standing.is === 'ended') return stopped(tx, before, standing);
    // A file that was made for it a moment ago must not say something else than its text.
    if (files.some(({ made }) => made !== undefined) && !isDeepStrictEqual(standing, printed)) {
      orderSending(tx, before, tx.now);
      return undefined;
    }
    const changes = standing.is === 'moved' ? remadeOf(before, standing.figures) : {};
    const settings = await new MailSettingsRepository(tx).read();
    if (transportOf(settings, { hasServer: this.mailer.hasServer, mode: tx.mode }) === 'log') {
      const attachments = await this.files.keep(tx, files);
      return logged(tx, await messages.change(before, { ...changes, attachments }));
    }
    const turn = this.mailer.turnOf(settings.smtp === null ? '' : tx.organizationId, tx.now);
    if (turn !== undefined) {
      orderSending(tx, before, turn);
      return undefined;
    }
    const [server, follows] = await Promise.all([
      ownServer(tx, settings, this.secrets),
      messages.firstSentBefore(before),
    ]);
    return { queued: before, changes, standing, server, follows };
  }

  private standingOf(tx: Transaction, message: MessageEntity): Promise<Standing> {
    const { quotes, receipts } = this;
    return heldStanding(tx, message, { quotes, receipts });
  }

  /** Whether it leaves now: nobody else has it, and it says what is true at this moment, else it begins anew. */
  private async leave(
    tx: Transaction,
    { queued, changes, standing }: Delivery,
    files: readonly AttachedFile[],
  ): Promise<boolean> {
    const messages = new MessagesRepository(tx);
    const now = await messages.lock(queued.id);
    if (now.status !== 'queued') return false;
    const isSame =
      now.version === queued.version && isDeepStrictEqual(await this.standingOf(tx, now), standing);
    if (!isSame) {
      orderSending(tx, now, tx.now);
      return false;
    }
    const attachments = await this.files.keep(tx, files);
    await messages.change(now, { ...changes, status: 'sending', attempts: now.attempts + 1, attachments });
    return true;
  }

  private async attempt(
    { queued, changes, server, follows }: Delivery,
    files: readonly AttachedFile[],
    beforeContent: () => Promise<void>,
  ): Promise<MailAttempt> {
    const message = { ...queued, ...changes };
    const { sender, recipients } = message;
    if (sender.address === null) return refusedHere('There is no address to send from.');
    const size = files.reduce((sum, { content }) => sum + content.length, 0);
    if (size > ATTACHMENT_BYTES_MAX) return refusedHere('The attachments have more than 10 MB.');
    const mail = {
      ...sentAs(message, sender.address),
      inReplyTo: follows?.sender.address ? sentAs(follows, follows.sender.address) : undefined,
      replyTo: sender.reply_to === null ? undefined : { name: sender.name, address: sender.reply_to },
      ...recipients,
      subject: message.subject,
      text: message.text,
      html: message.html,
      attachments: files.map(({ attachment, content }) => ({ ...attachment, content })),
    };
    return this.mailer.send(mail, message.updated_at, { server, beforeContent });
  }

  private async record(
    tx: Transaction,
    { queued, changes, hasLeft }: Delivery & { readonly hasLeft: boolean },
    attempt: MailAttempt,
  ): Promise<void> {
    const messages = new MessagesRepository(tx);
    const before = await messages.lock(queued.id);
    // Another run may have found this one interrupted; what a server has said since then counts more.
    const isOwn = hasLeft && (before.status === 'sending' || before.status === 'unconfirmed');
    // It has failed before the server waited for the content.
    const isHere = !hasLeft && before.status === 'queued' && before.version === queued.version;
    if (!isOwn && !isHere) {
      // Who has changed it meanwhile, such as a merge of customers, has ordered nothing.
      if (before.status === 'queued') orderSending(tx, before, tx.now);
      return;
    }
    const attempts = before.attempts + (isHere ? 1 : 0);
    await messages.addAttempt({ ...before, attempts }, attempt);
    const { status, retryAfterMs } = afterAttempt({ outcome: attempt.outcome, attempts });
    const { outcome, smtp_code, enhanced_code, text } = attempt;
    const last_answer = { outcome, smtp_code, enhanced_code, text };
    const sent_at = status === 'sent' ? { sent_at: tx.now } : {};
    const said = isHere ? changes : {};
    const now = await messages.change(before, { status, attempts, last_answer, ...sent_at, ...said });
    await messages.suppress(refusedForEver(now, attempt), 'bounced', now.id);
    if (status === 'queued') {
      orderSending(tx, now, new Date(tx.now.getTime() + (retryAfterMs ?? 0) / this.mailer.speed));
      return;
    }
    if (status === 'sent') {
      await markDocumentSent(tx, now, this.quotes);
      await this.sendLater(tx, now, refusedForNow(attempt));
    }
    if (status !== before.status) tx.announce(messageChanged(`message.${status as 'sent'}`, { before, now }));
  }

  /** Those whom the server did not take for the time being get the mail by a message of their own. */
  private async sendLater(tx: Transaction, sent: MessageEntity, addresses: readonly string[]): Promise<void> {
    if (addresses.length === 0) return;
    const { retryAfterMs = 0 } = afterAttempt({ outcome: 'temporary', attempts: 1 });
    const due = new Date(tx.now.getTime() + retryAfterMs / this.mailer.speed);
    await queueForRest(tx, sent, { addresses, due });
  }
}

/** The server waits, and does not get it: another run has it, or it would not be true any more. */
class Withheld extends Error {}

/** A run before this one has died, or lost the database, while it was sending. */
async function interrupted(tx: Transaction, before: MessageEntity): Promise<undefined> {
  const text =
    'The service was interrupted while it was sending, so that it is not known whether it arrived.';
  const last_answer = { outcome: 'unknown', smtp_code: null, enhanced_code: null, text };
  const now = await new MessagesRepository(tx).change(before, { status: 'unconfirmed', last_answer });
  tx.announce(messageChanged('message.unconfirmed', { before, now }));
  return undefined;
}

async function logged(tx: Transaction, before: MessageEntity): Promise<undefined> {
  const now = await new MessagesRepository(tx).change(before, { status: 'logged' });
  tx.announce(messageChanged('message.logged', { before, now }));
  return undefined;
}

/** What it says is not true any more. */
async function stopped(
  tx: Transaction,
  before: MessageEntity,
  { reason, asksAnew = false }: Extract<Standing, { is: 'ended' }>,
): Promise<undefined> {
  if (asksAnew) orderWithoutPaid(tx, before);
  const changes = { status: 'cancelled', cancel_reason: reason } as const;
  const now = await new MessagesRepository(tx).change(before, changes);
  tx.announce(messageChanged('message.cancelled', { before, now }));
  return undefined;
}

/** The addresses that do not exist: those of which the server said so, or the only one there is. */
function refusedForEver({ recipients }: MessageEntity, attempt: MailAttempt): readonly string[] {
  const unknown = attempt.refused.filter(({ enhanced_code }) => isUnknownAddress(enhanced_code));
  if (unknown.length > 0) return unknown.map(({ address }) => address);
  const all = addressesOf(recipients);
  const isOnlyOne = attempt.outcome === 'permanent' && all.length === 1;
  return isOnlyOne && isUnknownAddress(attempt.enhanced_code) ? all : [];
}

/** The recipients to whom the mail may be sent in a while. */
function refusedForNow({ refused }: MailAttempt): readonly string[] {
  return refused
    .filter(({ smtp_code }) => smtp_code !== null && smtp_code < 500)
    .map(({ address }) => address);
}

/** How the head of a mail names a message. */
function sentAs({ id, sender }: MessageEntity, address: string): SentBefore {
  return { messageId: toTypeId(messages.idPrefix, id), from: { name: sender.name, address } };
}

/** What is not even tried. */
function refusedHere(text: string): MailAttempt {
  return { outcome: 'permanent', smtp_code: null, enhanced_code: null, text, refused: [], duration_ms: 0 };
}
