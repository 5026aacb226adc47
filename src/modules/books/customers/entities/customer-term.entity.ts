import { Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A word of name, e-mail address and external id, or an entry of the metadata: what lists are searched in.
 *
 * Written with every change of the row (decisions 0020 and 0192).
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
