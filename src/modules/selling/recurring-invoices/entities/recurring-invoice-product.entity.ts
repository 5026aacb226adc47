import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ProductEntity } from '../../../books/products/index.js';
import { RecurringInvoiceEntity } from './recurring-invoice.entity.js';

/** A product that the content of a recurring invoice names. It cannot be deleted while that is there. */
@Entity('recurring_invoice_products')
@Index('ix_recurring_invoice_products_product', ['organization_id', 'product_id'])
@ForeignKey(
  () => RecurringInvoiceEntity,
  ['organization_id', 'recurring_invoice_id'],
  ['organization_id', 'id'],
  { name: 'fk_recurring_invoice_products_recurring_invoice', onDelete: 'CASCADE' },
)
@ForeignKey(() => ProductEntity, ['organization_id', 'product_id'], ['organization_id', 'id'], {
  name: 'fk_recurring_invoice_products_product',
})
export class RecurringInvoiceProductEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_recurring_invoice_products' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_recurring_invoice_products' })
  recurring_invoice_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_recurring_invoice_products' })
  product_id!: string;
}
