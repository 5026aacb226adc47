import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ProductEntity } from '../../../books/products/index.js';
import { QuoteEntity } from './quote.entity.js';

/** A product that a line of a quote names. It cannot be deleted while the quote is there. */
@Entity('quote_products')
@Index('ix_quote_products_product', ['organization_id', 'product_id'])
@ForeignKey(() => QuoteEntity, ['organization_id', 'quote_id'], ['organization_id', 'id'], {
  name: 'fk_quote_products_quote',
  onDelete: 'CASCADE',
})
@ForeignKey(() => ProductEntity, ['organization_id', 'product_id'], ['organization_id', 'id'], {
  name: 'fk_quote_products_product',
})
export class QuoteProductEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_quote_products' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_quote_products' })
  quote_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_quote_products' })
  product_id!: string;
}
