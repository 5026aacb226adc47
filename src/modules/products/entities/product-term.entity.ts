import { Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A word of name and SKU, or an entry of the metadata: what lists are searched in.
 *
 * Kept by triggers, never written by the service itself (decision 0020).
 */
@Entity('product_terms')
@Index('ix_product_terms_term', ['organization_id', 'term', 'id'])
export class ProductTermEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_product_terms' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_product_terms' })
  id!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_product_terms', collation: 'C' })
  term!: string;
}
