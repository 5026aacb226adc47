import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { MinorUnits } from '../../../kernel/money/amount.js';
import type { Decimal } from '../../../kernel/money/decimal.js';
import { ProductEntity } from '../../products/index.js';

/** A line of an invoice. Its name and price are its own: a changed product never changes them. */
@Entity('invoice_items')
@Unique('uq_invoice_items_id', ['organization_id', 'id'])
@Index('ix_invoice_items_product', ['organization_id', 'product_id'])
@ForeignKey('InvoiceEntity', ['organization_id', 'invoice_id'], ['organization_id', 'id'], {
  name: 'fk_invoice_items_invoice',
  onDelete: 'CASCADE',
})
@ForeignKey(() => ProductEntity, ['organization_id', 'product_id'], ['organization_id', 'id'], {
  name: 'fk_invoice_items_product',
})
@Check('ck_invoice_items_quantity', 'quantity BETWEEN -999999999.999999 AND 999999999.999999')
@Check('ck_invoice_items_price', 'price BETWEEN 0 AND 999999999.999999')
@Check('ck_invoice_items_tax_rate', 'tax_rate BETWEEN 0 AND 100')
export class InvoiceItemEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_invoice_items' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_invoice_items' })
  invoice_id!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_invoice_items' })
  position!: number;

  @Column('uuid')
  id!: string;

  @Column('uuid')
  product_id!: string;

  @Column('text')
  product_name!: string;

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('numeric', { precision: 15, scale: 6 })
  quantity!: Decimal;

  @Column('numeric', { precision: 15, scale: 6 })
  price!: Decimal;

  @Column('numeric', { precision: 7, scale: 4 })
  tax_rate!: Decimal;

  @Column('bigint')
  gross!: MinorUnits;

  @Column('bigint')
  net!: MinorUnits;
}
