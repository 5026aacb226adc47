import { notFound } from '../../../kernel/problems/problem.js';
import {
  VersionedTable,
  newId,
  type MailAttempt,
  type Stored,
  type Transaction,
} from '../../../platform/index.js';
import { subjectOf } from './domain/message.js';
import type { MessageAttemptEntity } from './entities/message-attempt.entity.js';
import type { MessageEntity } from './entities/message.entity.js';

/** A message that is not stored yet. */
export type NewMessage = Pick<
  MessageEntity,
  | 'kind'
  | 'object_id'
  | 'customer_id'
  | 'invoices'
  | 'language'
  | 'sender'
  | 'recipients'
  | 'subject'
  | 'text'
  | 'html'
  | 'attachments'
  | 'parts'
  | 'resends_id'
  | 'send_at'
>;

type Changes = Partial<
  Pick<
    MessageEntity,
    | 'status'
    | 'cancel_reason'
    | 'subject'
    | 'text'
    | 'html'
    | 'parts'
    | 'attachments'
    | 'attempts'
    | 'last_answer'
    | 'resent_as_id'
    | 'sent_at'
  >
>;

/** Messages of the organization of a transaction, and the addresses that refuse them. */
export class MessagesRepository {
  private readonly table: VersionedTable<MessageEntity>;

  constructor(private readonly tx: Transaction) {
    this.table = new VersionedTable(tx, 'messages');
  }

  /** Raises `not_found`. */
  async get(id: string): Promise<MessageEntity> {
    return existing(await this.table.byId(id));
  }

  /** The same, held against every other writer until the transaction ends. */
  async lock(id: string): Promise<MessageEntity> {
    return existing(await this.table.lockById(id));
  }

  /** What the servers said of a message, in order. */
  attempts(id: string): Promise<MessageAttemptEntity[]> {
    return this.tx.rows<MessageAttemptEntity>(
      'SELECT * FROM message_attempts WHERE organization_id = $1 AND message_id = $2 ORDER BY number',
      [this.tx.organizationId, id],
    );
  }

  /** Stores a message. The key is that of the decision to send; without one, this is a decision of its own. */
  insert(message: NewMessage, uniqueKey?: string): Promise<MessageEntity> {
    const id = newId(this.tx.now);
    return this.table.insert(id, { ...columnsOf(message), unique_key: uniqueKey ?? id });
  }

  /** Changes a locked message. */
  change(before: MessageEntity, changes: Changes): Promise<MessageEntity> {
    const columns = Object.entries(changes).map(([name, value]) => [name, storedForm(value)] as const);
    return this.table.update(before, Object.fromEntries(columns));
  }

  /** Adds what a server said. */
  async addAttempt({ id, attempts }: MessageEntity, attempt: MailAttempt): Promise<void> {
    const { outcome, smtp_code, enhanced_code, text, duration_ms } = attempt;
    await this.tx.touched(
      `INSERT INTO message_attempts (organization_id, message_id, number, at, outcome, smtp_code, enhanced_code, text,
                                     duration_ms) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        this.tx.organizationId,
        id,
        attempts,
        this.tx.now,
        outcome,
        smtp_code,
        enhanced_code,
        text,
        duration_ms,
      ],
    );
  }

  /** The first message about the same document that has left, or may have. Those about accounts do not follow any. */
  firstSentBefore({ id, kind, object_id, created_at }: MessageEntity): Promise<MessageEntity | undefined> {
    if (subjectOf[kind] === 'customer') return Promise.resolve(undefined);
    return this.tx.row<MessageEntity>(
      `SELECT * FROM messages
        WHERE organization_id = $1 AND object_id = $2 AND (created_at, id) < ($3, $4)
          AND status IN ('sent', 'unconfirmed', 'complained') ORDER BY created_at, id LIMIT 1`,
      [this.tx.organizationId, object_id, created_at, id],
    );
  }

  /** The last message about a document that has left, or was kept where there is no mail server. */
  lastSentAbout(objectId: string): Promise<MessageEntity | undefined> {
    return this.tx.row<MessageEntity>(
      `SELECT * FROM messages WHERE organization_id = $1 AND object_id = $2 AND status IN ('sent', 'logged')
        ORDER BY created_at DESC, id DESC LIMIT 1`,
      [this.tx.organizationId, objectId],
    );
  }

  /** Whether a message was made by the decision with this key. */
  async hasKey(uniqueKey: string): Promise<boolean> {
    const row = await this.tx.row(
      'SELECT 1 AS there FROM messages WHERE organization_id = $1 AND unique_key = $2',
      [this.tx.organizationId, uniqueKey],
    );
    return row !== undefined;
  }

  /** How many messages were made since an instant, up to a maximum. */
  async countSince(since: Date, max: number): Promise<number> {
    const row = await this.tx.row<{ made: number }>(
      `SELECT count(*)::integer AS made FROM (
         SELECT 1 FROM messages WHERE organization_id = $1 AND created_at > $2 LIMIT $3) AS recent`,
      [this.tx.organizationId, since, max],
    );
    return row?.made ?? 0;
  }

  /** Those of some addresses, in lower case, that refuse mail. */
  async suppressed(addresses: readonly string[]): Promise<string[]> {
    const rows = await this.tx.rows<{ address: string }>(
      'SELECT address FROM suppressed_addresses WHERE organization_id = $1 AND address = ANY ($2) ORDER BY 1',
      [this.tx.organizationId, addresses],
    );
    return rows.map(({ address }) => address);
  }

  async suppress(
    addresses: readonly string[],
    reason: 'bounced' | 'complained',
    messageId: string,
  ): Promise<void> {
    if (addresses.length === 0) return;
    await this.tx.touched(
      `INSERT INTO suppressed_addresses (organization_id, address, reason, message_id, created_at)
       SELECT m.organization_id, address, $3, m.id, $5 FROM messages m, unnest($2::text[]) AS address
        WHERE m.organization_id = $1 AND m.id = $4
       ON CONFLICT DO NOTHING`,
      [this.tx.organizationId, addresses.map((one) => one.toLowerCase()), reason, messageId, this.tx.now],
    );
  }

  /** Lets mail go to these addresses again. */
  async release(addresses: readonly string[]): Promise<void> {
    await this.tx.touched(
      'DELETE FROM suppressed_addresses WHERE organization_id = $1 AND address = ANY ($2)',
      [this.tx.organizationId, addresses],
    );
  }
}

function existing(message: MessageEntity | undefined): MessageEntity {
  if (message === undefined) throw notFound('message');
  return message;
}

function columnsOf(message: NewMessage): Readonly<Record<keyof NewMessage, Stored>> {
  return {
    kind: message.kind,
    object_id: message.object_id,
    customer_id: message.customer_id,
    invoices: JSON.stringify(message.invoices),
    language: message.language,
    sender: JSON.stringify(message.sender),
    recipients: JSON.stringify(message.recipients),
    subject: message.subject,
    text: message.text,
    html: message.html,
    attachments: JSON.stringify(message.attachments),
    parts: message.parts && JSON.stringify(message.parts),
    resends_id: message.resends_id,
    send_at: message.send_at,
  };
}

function storedForm(value: Changes[keyof Changes]): Stored {
  const isJson = typeof value === 'object' && value !== null && !(value instanceof Date);
  return isJson ? JSON.stringify(value) : (value as Stored);
}
