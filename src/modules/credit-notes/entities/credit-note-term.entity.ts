import { Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A word of the invoice's number, or an entry of the metadata: what lists are searched in.
 *
 * Kept by triggers, never written by the service itself (decision 0020).
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
