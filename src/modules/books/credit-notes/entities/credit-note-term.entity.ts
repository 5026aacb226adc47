import { Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A word of the invoice's number, or an entry of the metadata: what lists are searched in.
 *
 * Written with every change of the row (decisions 0020 and 0192).
 */
@Entity('credit_note_terms')
@Index('ix_credit_note_terms_term', ['organization_id', 'term', 'id'])
export class CreditNoteTermEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_credit_note_terms' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_credit_note_terms' })
  id!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_credit_note_terms', collation: 'C' })
  term!: string;
}
