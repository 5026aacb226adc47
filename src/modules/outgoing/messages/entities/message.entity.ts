import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type {
  LastAnswer,
  MessageAttachment,
  MessageKind,
  MessageLanguage,
  MessageStatus,
  Recipients,
} from '../domain/message.js';
import type { Sender } from '../domain/mail-settings.js';
import type { CancelReason, MessageParts } from '../domain/message-parts.js';

/** One mail to the people at a customer about one document, as it is or was sent. */
@Entity('messages')
@Unique('uq_messages_unique_key', ['organization_id', 'unique_key'])
@Index('ix_messages_created_at', ['organization_id', 'created_at', 'id'])
@Index('ix_messages_object', ['organization_id', 'object_id', 'created_at', 'id'])
@Index('ix_messages_customer', ['organization_id', 'customer_id', 'created_at', 'id'])
@Index('ix_messages_status', ['organization_id', 'status', 'created_at', 'id'])
@Index('ix_messages_kind', ['organization_id', 'kind', 'created_at', 'id'])
@Check(
  'ck_messages_status',
  `status IN ('queued', 'sending', 'sent', 'logged', 'failed', 'unconfirmed',
      'cancelled', 'bounced', 'complained')`,
)
export class MessageEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_messages' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_messages' })
  id!: string;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('text')
  kind!: MessageKind;

  @Column('text', { default: 'queued' })
  status!: MessageStatus;

  /** The invoice, credit note, quote or payment, or the customer of a statement or a reminder of several invoices. */
  @Column('uuid')
  object_id!: string;

  /** The invoices that a reminder of several asks for. */
  @Column('jsonb', { default: [] })
  invoices!: readonly { readonly invoice_id: string }[];

  @Column('uuid')
  customer_id!: string;

  @Column('text')
  language!: MessageLanguage;

  @Column('jsonb')
  sender!: Sender;

  @Column('jsonb')
  recipients!: Recipients;

  @Column('text')
  subject!: string;

  @Column('text')
  text!: string;

  @Column('text')
  html!: string;

  @Column('jsonb', { default: [] })
  attachments!: readonly MessageAttachment[];

  /** What it was made of; null of those from before. */
  @Column('jsonb', { nullable: true })
  parts!: MessageParts | null;

  /** One for each decision to send. */
  @Column('text')
  unique_key!: string;

  /** Why it was cancelled, where it was and that is known. */
  @Column('text', { nullable: true })
  cancel_reason!: CancelReason | null;

  @Column('integer', { default: 0 })
  attempts!: number;

  @Column('jsonb', { nullable: true })
  last_answer!: LastAnswer | null;

  /** The message that this one repeats, and the one that repeats this one. */
  @Column('uuid', { nullable: true })
  resends_id!: string | null;

  @Column('uuid', { nullable: true })
  resent_as_id!: string | null;

  @Column('timestamptz', { nullable: true })
  send_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  sent_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}

/** A message as a list shows it: without its HTML form and what it was made of. */
export type MessageSummary = Omit<MessageEntity, 'html' | 'parts'>;
