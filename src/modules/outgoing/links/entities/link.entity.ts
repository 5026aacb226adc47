import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { CreditNoteEntity } from '../../../books/credit-notes/index.js';
import { InvoiceEntity } from '../../../books/invoices/index.js';
import type { LinkChannel } from '../domain/link.js';

/** A link to the customer's page of an invoice, a credit note or a quote. Only the hash of its token is kept. */
@Entity('invoice_links')
@Unique('uq_invoice_links_token_hash', ['organization_id', 'token_hash'])
@Index('ix_invoice_links_invoice', ['organization_id', 'invoice_id', 'created_at', 'id'])
@Index('ix_invoice_links_credit_note', ['organization_id', 'credit_note_id', 'created_at', 'id'], {
  where: 'credit_note_id IS NOT NULL',
})
@Index('ix_invoice_links_quote', ['organization_id', 'quote_id', 'created_at', 'id'], {
  where: 'quote_id IS NOT NULL',
})
@Check('ck_invoice_links_document', 'num_nonnulls(invoice_id, credit_note_id, quote_id) = 1')
@Check('ck_invoice_links_channel', `channel IN ('email', 'other')`)
@ForeignKey(() => InvoiceEntity, ['organization_id', 'invoice_id'], ['organization_id', 'id'], {
  name: 'fk_invoice_links_invoice',
})
@ForeignKey(() => CreditNoteEntity, ['organization_id', 'credit_note_id'], ['organization_id', 'id'], {
  name: 'fk_invoice_links_credit_note',
})
export class LinkEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_invoice_links' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_invoice_links' })
  id!: string;

  /** What it shows is one of the three. */
  @Column('uuid', { nullable: true })
  invoice_id!: string | null;

  @Column('uuid', { nullable: true })
  credit_note_id!: string | null;

  @Column('uuid', { nullable: true })
  quote_id!: string | null;

  @Column('bytea')
  token_hash!: Buffer;

  /** How it reaches the customer: in a mail of the service, or by whoever asked for it. */
  @Column('text')
  channel!: LinkChannel;

  @Column('timestamptz')
  created_at!: Date;

  /** Without it, it works until some time after the invoice was settled. */
  @Column('timestamptz', { nullable: true })
  expires_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  ended_at!: Date | null;

  @Column('integer', { default: 0 })
  views!: number;

  @Column('timestamptz', { nullable: true })
  first_viewed_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  last_viewed_at!: Date | null;
}

/** A link as people see it: without the hash of its token. */
export type LinkRow = Omit<LinkEntity, 'token_hash' | 'organization_id'>;
