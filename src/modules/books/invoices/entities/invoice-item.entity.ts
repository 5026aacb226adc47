import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import type { PriceSource } from '../../../../kernel/prices/offered-price.js';
import type { TaxCategory } from '../../../../kernel/tax/tax-category.js';
import type { Unit } from '../../../../kernel/units/unit.js';
import { ProductEntity } from '../../products/index.js';
import type { StoredItemDetails } from '../domain/e-invoice-details.js';

/** A discount or charge as it is kept in JSON: exact numbers as texts, because JSON numbers are floats. */
export interface StoredAdjustment {
  readonly reason?: string;
  /** Of the gross (of the subtotal, for the document’s own), when the caller gave a percentage. */
  readonly percent?: string;
  /** The amount, in minor units. */
  readonly amount: string;
  /** What the percentage is of, where the caller says something else, in minor units. */
  readonly base_amount?: string;
  /** UNTDID 5189 of a discount, UNTDID 7161 of a charge. */
  readonly reason_code?: string;
  /** The tax group that the caller named; only on the document’s own. */
  readonly tax_rate?: string;
  readonly tax_category?: TaxCategory;
  /** What falls into each tax group, without tax; only on the document’s own, and not on those from before. */
  readonly tax_shares?: readonly StoredTaxShare[];
}

/** The part of a discount or charge of the document that a tax group bears, in minor units. */
export interface StoredTaxShare {
  readonly category: TaxCategory;
  readonly rate: string;
  readonly amount: string;
  readonly base_amount: string;
}

/** One rate as it is kept in JSON: minor units as texts, because JSON numbers are floats. */
export interface StoredTaxGroup {
  readonly category: TaxCategory;
  readonly rate: string;
  readonly taxable: string;
  readonly tax: string;
  /** What the tax differs by from what the rate makes of it, so that several documents add up to a whole. */
  readonly difference?: string;
  /** Why no tax is charged, where EN 16931 asks for a reason. */
  readonly exemption_reason?: string;
  /** The same as a code of the VATEX list, where the caller gave one. */
  readonly exemption_code?: string;
}

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
@Check('ck_invoice_items_price_base_quantity', 'price_base_quantity > 0')
@Check('ck_invoice_items_tax_category', `tax_category IN ('S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M')`)
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

  /** Where the price comes from; null where the request named it. */
  @Column('jsonb', { nullable: true })
  price_source!: PriceSource | null;

  /** How many units the price is for. */
  @Column('numeric', { precision: 15, scale: 6, default: 1 })
  price_base_quantity!: Decimal;

  @Column('jsonb', { nullable: true })
  unit!: Unit | null;

  @Column('numeric', { precision: 7, scale: 4 })
  tax_rate!: Decimal;

  @Column('text', { default: 'S' })
  tax_category!: TaxCategory;

  @Column('jsonb', { default: [] })
  discounts!: readonly StoredAdjustment[];

  @Column('jsonb', { default: [] })
  charges!: readonly StoredAdjustment[];

  @Column('bigint')
  gross!: MinorUnits;

  @Column('bigint')
  net!: MinorUnits;

  /** The line of a quote that it was made of. */
  @Column('uuid', { nullable: true })
  quote_item_id!: string | null;

  /** What an electronic invoice says of the line beside its amounts (decision 0091). */
  @Column('jsonb', { nullable: true })
  e_invoice!: StoredItemDetails | null;

  /** The net with the line's share of the document's discounts and charges: what may be credited at most. */
  @Column('bigint')
  taxable!: MinorUnits;
}
