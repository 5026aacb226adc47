import { enqueue, jobKind, type Transaction } from '../../../../platform/index.js';
import { MESSAGES_PER_HOUR_MAX, RECIPIENTS_MAX } from '../domain/message.js';
import { addressesOf } from '../domain/recipients.js';
import type { MessageEntity } from '../entities/message.entity.js';
import { messageChanged } from '../messages.events.js';
import {
  recipientMissing,
  recipientSuppressed,
  tooManyMessages,
  tooManyRecipients,
} from '../messages.problems.js';
import { MessagesRepository, type NewMessage } from '../messages.repository.js';

/** Sends one message. */
export const sendMessage = jobKind<MessageOrder>('messages.send', { runner: 'outbound' });

/** Asks once more, without what was paid, for what a cancelled reminder of several invoices asked for. */
export const remindWithoutPaid = jobKind<MessageOrder>('reminders.remind_without_paid');

export interface MessageOrder {
  readonly message_id: string;
}

/** How a message is queued. */
interface Queueing {
  /** That of the decision to send, where it is not the caller's own. */
  readonly uniqueKey?: string;
  readonly toSuppressed?: boolean | undefined;
}

const HOUR_MS = 3_600_000;

/**
 * Stores a message and orders the job that sends it, within the transaction of the decision.
 *
 * Raises `validation_failed` without a recipient, `recipient_suppressed` and `too_many_requests`.
 */
export async function queueMessage(
  tx: Transaction,
  message: NewMessage,
  { uniqueKey, toSuppressed = false }: Queueing = {},
): Promise<MessageEntity> {
  const messages = new MessagesRepository(tx);
  const addresses = addressesOf(message.recipients);
  if (message.recipients.to.length === 0) throw recipientMissing();
  if (addresses.length > RECIPIENTS_MAX) throw tooManyRecipients();
  if (toSuppressed) await messages.release(addresses);
  const suppressed = await messages.suppressed(addresses);
  if (suppressed.length > 0) throw recipientSuppressed(suppressed);
  const since = new Date(tx.now.getTime() - HOUR_MS);
  if ((await messages.countSince(since, MESSAGES_PER_HOUR_MAX)) >= MESSAGES_PER_HOUR_MAX)
    throw tooManyMessages();
  return inserted(tx, message, uniqueKey);
}

async function inserted(tx: Transaction, message: NewMessage, uniqueKey?: string): Promise<MessageEntity> {
  const queued = await new MessagesRepository(tx).insert(message, uniqueKey);
  orderSending(tx, queued, queued.send_at ?? tx.now);
  tx.announce(messageChanged('message.queued', { now: queued }));
  return queued;
}

/** Orders the job that sends a message, not before an instant. */
export function orderSending(tx: Transaction, { id }: MessageEntity, due: Date): void {
  enqueue(tx, sendMessage, { key: id, payload: { message_id: id }, due });
}

/** Orders another reminder in place of one that asks for what was paid. */
export function orderWithoutPaid(tx: Transaction, { id }: MessageEntity): void {
  enqueue(tx, remindWithoutPaid, { key: id, payload: { message_id: id } });
}

/** Queues a message in place of one that was cancelled; both name each other. Raises what queueing raises. */
export async function queueInPlaceOf(
  tx: Transaction,
  cancelled: MessageEntity,
  message: NewMessage,
): Promise<MessageEntity> {
  const again = { ...message, resends_id: cancelled.id };
  const queued = await queueMessage(tx, again, { uniqueKey: `in place of ${cancelled.id}` });
  await new MessagesRepository(tx).change(cancelled, { resent_as_id: queued.id });
  return queued;
}

/** Whom a message that was sent to others is still owed. */
interface Rest {
  readonly addresses: readonly string[];
  readonly due: Date;
}

/**
 * Queues a sent message once more, for those of its recipients whom their server did not take yet; both name each
 * other. No limit of messages applies: the decision to send to them was made before.
 */
export async function queueForRest(
  tx: Transaction,
  sent: MessageEntity,
  { addresses, due }: Rest,
): Promise<void> {
  const recipients = { to: addresses.map((address) => ({ address })), cc: [], bcc: [] };
  const again = { ...sent, recipients, resends_id: sent.id, send_at: due };
  const { id } = await inserted(tx, again, `rest of ${sent.id}`);
  await new MessagesRepository(tx).change(sent, { resent_as_id: id });
}
