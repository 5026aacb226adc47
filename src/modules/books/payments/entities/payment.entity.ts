import type { PaymentMethod } from '../../../../kernel/accounts/payment-method.js';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import { CustomerEntity } from '../../customers/index.js';

import type { Restoration } from '../domain/restoration.js';
import type { PaymentAllocationEntity } from './payment-allocation.entity.js';
import type { PaymentRefundEntity } from './payment-refund.entity.js';

/** Money that came in. What is neither allocated to invoices nor refunded is the customer's credit. */
@Entity('payments')
@Index('ix_payments_created_at', ['organization_id', 'created_at', 'id'])
@Index('ix_payments_received_on', ['organization_id', 'received_on', 'id'])
@Index('ix_payments_customer', ['organization_id', 'customer_id', 'created_at', 'id'])
@Index('ix_payments_unapplied', ['organization_id', 'customer_id', 'currency', 'unapplied_amount'], {
  where: 'unapplied_amount > 0 AND reversed_at IS NULL',
})
@Index('ix_payments_received', ['organization_id', 'received_on', 'currency', 'amount'], {
  where: 'reversed_at IS NULL',
})
@Index('ix_payments_reference', ['organization_id', 'reference'], { where: 'reference IS NOT NULL' })
@Index('ix_payments_amount', ['organization_id', 'currency', 'amount'])
@Index('ix_payments_reversed', ['organization_id', 'created_at', 'id'], { where: 'reversed_at IS NOT NULL' })
@Index('ix_payments_restored', ['organization_id', 'id'], { where: 'restorations IS NOT NULL' })
@ForeignKey(() => CustomerEntity, ['organization_id', 'customer_id'], ['organization_id', 'standing_id'], {
  name: 'fk_payments_customer',
})
@Check('ck_payments_amount', 'amount > 0')
@Check(
  'ck_payments_amounts',
  'unapplied_amount >= 0 AND refunded_amount >= 0 AND unapplied_amount + refunded_amount <= amount',
)
@Check('ck_payments_reversed', 'reversed_at IS NULL OR refunded_amount = 0')
@Check('ck_payments_method', `method IN ('bank_transfer', 'card', 'cash', 'check', 'other')`)
export class PaymentEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_payments' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_payments' })
  id!: string;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('uuid')
  customer_id!: string;

  /** As it was when the payment was recorded. */
  @Column('text')
  customer_name!: string;

  @Column('text')
  currency!: string;

  @Column('bigint')
  amount!: MinorUnits;

  /** The customer's credit out of it. */
  @Column('bigint')
  unapplied_amount!: MinorUnits;

  /** The sum of its refunds that are not cancelled. */
  @Column('bigint', { default: 0 })
  refunded_amount!: MinorUnits;

  @Column('text')
  method!: PaymentMethod;

  @Column('date')
  received_on!: string;

  @Column('text', { nullable: true })
  reference!: string | null;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('jsonb', { default: {} })
  metadata!: Readonly<Record<string, string>>;

  @Column('timestamptz', { nullable: true })
  reversed_at!: Date | null;

  @Column('text', { nullable: true })
  reversal_reason!: string | null;

  /** Each time that it was reversed and given again, in their order: what was known between stays known. */
  @Column('jsonb', { nullable: true })
  restorations!: readonly Restoration[] | null;

  /** When a receipt left by mail, the last time. It stays when the payment is reversed. */
  @Column('timestamptz', { nullable: true })
  receipt_sent_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}

/** A payment with its allocations and refunds, each in their order. */
export type PaymentWithAllocations = PaymentEntity & {
  readonly allocations: readonly PaymentAllocationEntity[];
  readonly refunds: readonly PaymentRefundEntity[];
};
