import type { PaymentMethod } from '../../../../kernel/accounts/payment-method.js';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { MinorUnits } from '../../../../kernel/money/amount.js';

/** A part of a payment that was given back to the customer. Stays on record when it is cancelled. */
@Entity('payment_refunds')
@Unique('uq_payment_refunds_id', ['organization_id', 'id'])
@Index('ix_payment_refunds_refunded', ['organization_id', 'refunded_on', 'currency', 'amount'], {
  where: 'cancelled_at IS NULL',
})
@ForeignKey('PaymentEntity', ['organization_id', 'payment_id'], ['organization_id', 'id'], {
  name: 'fk_payment_refunds_payment',
})
@Check('ck_payment_refunds_amount', 'amount > 0')
@Check('ck_payment_refunds_method', `method IN ('bank_transfer', 'card', 'cash', 'check', 'other')`)
export class PaymentRefundEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_payment_refunds' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_payment_refunds' })
  payment_id!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_payment_refunds' })
  position!: number;

  @Column('uuid')
  id!: string;

  /** That of the payment; here too, so that reports read no other table. */
  @Column('text')
  currency!: string;

  @Column('bigint')
  amount!: MinorUnits;

  @Column('text')
  method!: PaymentMethod;

  @Column('date')
  refunded_on!: string;

  @Column('text', { nullable: true })
  reference!: string | null;

  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('timestamptz', { nullable: true })
  cancelled_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;
}
