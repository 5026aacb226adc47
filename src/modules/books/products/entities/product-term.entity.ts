import { Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A word of name and SKU, or an entry of the metadata: what lists are searched in.
 *
 * Written with every change of the row (decisions 0020 and 0192).
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
