import { Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A word of reference, or an entry of the metadata: what lists are searched in.
 *
 * Written with every change of the row (decisions 0020 and 0192).
 */
@Entity('payment_search_terms')
@Index('ix_payment_search_terms_term', ['organization_id', 'term', 'id'])
export class PaymentSearchTermEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_payment_search_terms' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_payment_search_terms' })
  id!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_payment_search_terms', collation: 'C' })
  term!: string;
}
