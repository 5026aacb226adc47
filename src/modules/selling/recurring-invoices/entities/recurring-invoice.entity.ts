import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Recurrence } from '../../../../kernel/time/recurrence.js';
import { CustomerEntity } from '../../../books/customers/index.js';
import type {
  CatchUp,
  RecurringAction,
  RecurringPeriod,
  RecurringPrices,
  RecurringStatus,
} from '../domain/recurring-invoice.js';

/** What a run makes an invoice of, with exact numbers as texts. */
type StoredContent = Readonly<Record<string, unknown>>;

/** An invoice that is made again and again, and where its schedule stands. */
@Entity('recurring_invoices')
@Index('ix_recurring_invoices_created_at', ['organization_id', 'created_at', 'id'])
@Index('ix_recurring_invoices_customer', ['organization_id', 'customer_id', 'created_at', 'id'])
@Index('ix_recurring_invoices_next', ['organization_id', 'next_on', 'id'], { where: 'next_on IS NOT NULL' })
@Index('ix_recurring_invoices_status', ['organization_id', 'status', 'created_at', 'id'])
@ForeignKey(() => CustomerEntity, ['organization_id', 'customer_id'], ['organization_id', 'standing_id'], {
  name: 'fk_recurring_invoices_customer',
})
@Check('ck_recurring_invoices_status', `status IN ('active', 'paused', 'attention', 'ended')`)
@Check('ck_recurring_invoices_action', `action IN ('draft', 'finalize', 'finalize_and_send')`)
@Check('ck_recurring_invoices_prices', `prices IN ('fixed', 'product')`)
@Check('ck_recurring_invoices_period', `period IN ('in_advance', 'in_arrears')`)
@Check('ck_recurring_invoices_catch_up', `catch_up IN ('all', 'latest', 'none')`)
@Check('ck_recurring_invoices_next', `(status = 'ended') = (next_on IS NULL)`)
export class RecurringInvoiceEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_recurring_invoices' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_recurring_invoices' })
  id!: string;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('text')
  status!: RecurringStatus;

  @Column('text')
  name!: string;

  @Column('uuid')
  customer_id!: string;

  /** Null once the data of its customer were erased. */
  @Column('jsonb', { nullable: true })
  content!: StoredContent | null;

  /** What an invoice of it came to when it was last checked or made; null when nobody has looked yet. */
  @Column('bigint', { nullable: true })
  total!: bigint | null;

  @Column('text', { nullable: true })
  currency!: CurrencyCode | null;

  @Column('jsonb')
  rule!: Recurrence;

  @Column('date')
  start_on!: string;

  /** Dates are computed from this day; it moves when the rule changes. */
  @Column('date')
  anchor_on!: string;

  @Column('integer')
  anchor_occurrence!: number;

  @Column('integer')
  next_occurrence!: number;

  @Column('date', { nullable: true })
  next_on!: string | null;

  @Column('date', { nullable: true })
  last_planned_on!: string | null;

  @Column('integer', { nullable: true })
  end_after!: number | null;

  @Column('date', { nullable: true })
  end_on!: string | null;

  @Column('text')
  run_at!: string;

  @Column('text')
  action!: RecurringAction;

  @Column('text')
  prices!: RecurringPrices;

  @Column('text')
  period!: RecurringPeriod;

  @Column('text')
  catch_up!: CatchUp;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}
