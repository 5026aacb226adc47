import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { StoredContent } from '../../../books/invoices/index.js';

/** A content of invoices that is kept under a name. */
@Entity('invoice_templates')
@Index('ix_invoice_templates_created_at', ['organization_id', 'created_at', 'id'])
@Index('ix_invoice_templates_name', ['organization_id', 'name_key', 'id'])
@Index('ix_invoice_templates_updated_at', ['organization_id', 'updated_at', 'id'])
export class InvoiceTemplateEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_invoice_templates' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_invoice_templates' })
  id!: string;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('text')
  name!: string;

  /** The name in its search form, which gives the order; the repository keeps it. */
  @Column({ type: 'text', collation: 'C' })
  name_key!: string;

  /** What is said of invoices, with exact numbers as texts. */
  @Column('jsonb')
  content!: StoredContent;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}
