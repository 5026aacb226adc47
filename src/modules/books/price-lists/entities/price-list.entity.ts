import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';

/** What products cost those customers who have this list. */
@Entity('price_lists')
@Index('ix_price_lists_created_at', ['organization_id', 'created_at', 'id'])
@Index('ix_price_lists_currency', ['organization_id', 'currency', 'created_at', 'id'])
@Index('ix_price_lists_name', ['organization_id', 'name_key', 'id'])
@Index('ix_price_lists_updated_at', ['organization_id', 'updated_at', 'id'])
@Index('ix_price_lists_base', ['organization_id', 'base_list_id'], { where: 'base_list_id IS NOT NULL' })
@ForeignKey('PriceListEntity', ['organization_id', 'base_list_id'], ['organization_id', 'id'], {
  name: 'fk_price_lists_base',
})
@Check('ck_price_lists_days', 'valid_until >= valid_from')
@Check('ck_price_lists_discount', 'discount_percent BETWEEN 0 AND 100')
export class PriceListEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_price_lists' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_price_lists' })
  id!: string;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('text')
  name!: string;

  /** The name in its search form, which gives the order; the repository keeps it. */
  @Column({ type: 'text', collation: 'C' })
  name_key!: string;

  @Column('text')
  currency!: string;

  @Column('boolean', { default: false })
  prices_include_tax!: boolean;

  @Column('date', { nullable: true })
  valid_from!: CalendarDate | null;

  @Column('date', { nullable: true })
  valid_until!: CalendarDate | null;

  /** The list that says what this one does not say. */
  @Column('uuid', { nullable: true })
  base_list_id!: string | null;

  /** What is taken off the price of what has no entry. */
  @Column('numeric', { precision: 7, scale: 4, nullable: true })
  discount_percent!: Decimal | null;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('jsonb', { default: {} })
  metadata!: Record<string, string>;

  @Column('timestamptz', { nullable: true })
  archived_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}

/** A word of the name, or an entry of the metadata: what `q` and `metadata` search. The repository keeps it. */
@Entity('price_list_terms')
@Index('ix_price_list_terms_term', ['organization_id', 'term', 'id'])
export class PriceListTermEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_price_list_terms' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_price_list_terms' })
  id!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_price_list_terms', collation: 'C' })
  term!: string;
}
