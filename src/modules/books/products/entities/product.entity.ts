import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import type { TaxCategory } from '../../../../kernel/tax/tax-category.js';
import type { Unit } from '../../../../kernel/units/unit.js';

/** What an organization sells. Price and tax rate are proposals for new lines. */
@Entity('products')
@Unique('uq_products_sku', ['organization_id', 'sku'])
@Index('ix_products_created_at', ['organization_id', 'created_at', 'id'])
@Index('ix_products_currency', ['organization_id', 'currency', 'created_at', 'id'])
@Index('ix_products_name', ['organization_id', 'name_key', 'id'])
@Index('ix_products_sku', ['organization_id', 'sku', 'id'])
@Index('ix_products_updated_at', ['organization_id', 'updated_at', 'id'])
@Check('ck_products_price', 'price BETWEEN 0 AND 999999999.999999')
@Check('ck_products_tax_rate', 'tax_rate BETWEEN 0 AND 100')
@Check('ck_products_tax_category', `tax_category IN ('S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M')`)
export class ProductEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_products' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_products' })
  id!: string;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('text')
  name!: string;

  /** The name in its search form, which gives the order; the database keeps it. */
  @Column({ type: 'text', collation: 'C' })
  name_key!: string;

  @Column('text', { nullable: true })
  sku!: string | null;

  /** Global Trade Item Number. */
  @Column('text', { nullable: true })
  gtin!: string | null;

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('numeric', { precision: 15, scale: 6, nullable: true })
  price!: Decimal | null;

  @Column('text', { nullable: true })
  currency!: string | null;

  @Column('numeric', { precision: 7, scale: 4, nullable: true })
  tax_rate!: Decimal | null;

  @Column('text', { nullable: true })
  tax_category!: TaxCategory | null;

  @Column('jsonb', { nullable: true })
  unit!: Unit | null;

  @Column('boolean', { default: true })
  active!: boolean;

  @Column('jsonb', { default: {} })
  metadata!: Record<string, string>;

  @Column('timestamptz', { nullable: true })
  archived_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}
