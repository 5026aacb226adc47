import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { InvoiceEntity } from '../../invoices/index.js';

/** The bytes of an attachment, or only that there is a link. What it is called stands on its invoice. */
@Entity('invoice_attachments')
@Index('ix_invoice_attachments_invoice', ['organization_id', 'invoice_id', 'id'])
@ForeignKey(() => InvoiceEntity, ['organization_id', 'invoice_id'], ['organization_id', 'id'], {
  name: 'fk_invoice_attachments_invoice',
  onDelete: 'CASCADE',
})
export class AttachmentEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_invoice_attachments' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_invoice_attachments' })
  id!: string;

  @Column('uuid')
  invoice_id!: string;

  /** Null of a link. */
  @Column('bytea', { nullable: true })
  content!: Buffer | null;

  @Column('timestamptz')
  created_at!: Date;
}
