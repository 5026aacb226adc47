import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { InvoiceEntity } from '../../../books/invoices/index.js';

/** The bytes of an attachment, or only that there is a link. What it is called stands on its invoice. */
@Entity('invoice_attachments')
@Index('ix_invoice_attachments_invoice', ['organization_id', 'invoice_id', 'id'])
@Index('ix_invoice_attachments_outside', ['organization_id', 'sha256'], {
  where: 'content IS NULL AND sha256 IS NOT NULL',
})
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

  /** Null of a link, and where the bytes are outside the database. */
  @Column('bytea', { nullable: true })
  content!: Buffer | null;

  /** Null of a link, and of files from before they had one here. */
  @Column('bytea', { nullable: true })
  sha256!: Buffer | null;

  @Column('timestamptz')
  created_at!: Date;
}
