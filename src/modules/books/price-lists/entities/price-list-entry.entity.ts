import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { ProductEntity } from '../../products/index.js';
import { PriceListEntity } from './price-list.entity.js';

/** What one unit of a product costs from a quantity on. */
@Entity('price_list_entries')
@Index('ix_price_list_entries_product', ['organization_id', 'product_id'])
@ForeignKey(() => PriceListEntity, ['organization_id', 'price_list_id'], ['organization_id', 'id'], {
  name: 'fk_price_list_entries_list',
  onDelete: 'CASCADE',
})
@ForeignKey(() => ProductEntity, ['organization_id', 'product_id'], ['organization_id', 'id'], {
  name: 'fk_price_list_entries_product',
})
@Check('ck_price_list_entries_price', 'price BETWEEN 0 AND 999999999.999999')
@Check('ck_price_list_entries_min_quantity', 'min_quantity BETWEEN 0 AND 999999999.999999')
export class PriceListEntryEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_price_list_entries' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_price_list_entries' })
  price_list_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_price_list_entries' })
  product_id!: string;

  /** 0 where it holds for any quantity. */
  @PrimaryColumn('numeric', {
    precision: 15,
    scale: 6,
    default: 0,
    primaryKeyConstraintName: 'pk_price_list_entries',
  })
  min_quantity!: Decimal;

  /** Its place in the list as it was given. */
  @Column('integer')
  position!: number;

  @Column('numeric', { precision: 15, scale: 6 })
  price!: Decimal;
}

/** A price list with its prices, in their order. */
export type PriceListWithEntries = PriceListEntity & { readonly entries: readonly PriceListEntryEntity[] };
