import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import type { TaxCategory } from '../../../../kernel/tax/tax-category.js';
import type { RepeatedLine } from '../domain/repeated-line.js';

/** What a credit note takes back of one line, or of a tax group when it names no line. */
@Entity('credit_note_items')
@Unique('uq_credit_note_items_id', ['organization_id', 'id'])
@ForeignKey('CreditNoteEntity', ['organization_id', 'credit_note_id'], ['organization_id', 'id'], {
  name: 'fk_credit_note_items_credit_note',
})
@Check('ck_credit_note_items_tax_category', `tax_category IN ('S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M')`)
export class CreditNoteItemEntity implements RepeatedLine {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_credit_note_items' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_credit_note_items' })
  credit_note_id!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_credit_note_items' })
  position!: number;

  @Column('uuid')
  id!: string;

  @Column('uuid', { nullable: true })
  invoice_item_id!: string | null;

  @Column('text')
  description!: string;

  /** What it repeats of the invoice's line, since decision 0448; null on those from before. */
  @Column('text', { nullable: true })
  product_name!: string | null;

  @Column('text', { nullable: true })
  item_description!: string | null;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('jsonb', { nullable: true })
  unit!: RepeatedLine['unit'];

  /** Where it makes the amount. */
  @Column('numeric', { precision: 15, scale: 6, nullable: true })
  price!: Decimal | null;

  @Column('numeric', { precision: 15, scale: 6, nullable: true })
  price_base_quantity!: Decimal | null;

  @Column('jsonb', { nullable: true })
  service_period!: RepeatedLine['service_period'];

  @Column('numeric', { precision: 15, scale: 6, nullable: true })
  quantity!: Decimal | null;

  /** Taxable amount that is taken back. */
  @Column('bigint')
  net!: MinorUnits;

  @Column('numeric', { precision: 7, scale: 4 })
  tax_rate!: Decimal;

  @Column('text')
  tax_category!: TaxCategory;
}
