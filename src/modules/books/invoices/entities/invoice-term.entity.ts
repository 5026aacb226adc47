import { Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A word of reference, or an entry of the metadata: what lists are searched in.
 *
 * Written with every change of the row (decisions 0020 and 0192).
 */
@Entity('invoice_terms')
@Index('ix_invoice_terms_term', ['organization_id', 'term', 'id'])
export class InvoiceTermEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_invoice_terms' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_invoice_terms' })
  id!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_invoice_terms', collation: 'C' })
  term!: string;
}
