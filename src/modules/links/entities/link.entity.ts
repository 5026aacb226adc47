import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { InvoiceEntity } from '../../invoices/index.js';
import type { LinkChannel } from '../domain/link.js';

/** A link to the customer's page of an invoice. Only the hash of its token is kept. */
@Entity('invoice_links')
@Unique('uq_invoice_links_token_hash', ['organization_id', 'token_hash'])
@Index('ix_invoice_links_invoice', ['organization_id', 'invoice_id', 'created_at', 'id'])
@Check('ck_invoice_links_channel', `channel IN ('email', 'other')`)
@ForeignKey(() => InvoiceEntity, ['organization_id', 'invoice_id'], ['organization_id', 'id'], {
  name: 'fk_invoice_links_invoice',
})
export class LinkEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_invoice_links' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_invoice_links' })
  id!: string;

  @Column('uuid')
  invoice_id!: string;

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
