import { Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A word of name, e-mail address and external id, or an entry of the metadata: what lists are searched in.
 *
 * Kept by triggers, never written by the service itself (decision 0020).
 */
@Entity('customer_terms')
@Index('ix_customer_terms_term', ['organization_id', 'term', 'id'])
export class CustomerTermEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_customer_terms' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_customer_terms' })
  id!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_customer_terms', collation: 'C' })
  term!: string;
}
