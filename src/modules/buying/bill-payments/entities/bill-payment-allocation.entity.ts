import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import { BillEntity } from '../../bills/index.js';

/** The part of a payment that settles one bill. Stays on record when it is taken back, or the payment reversed. */
@Entity('bill_payment_allocations')
@Index('ix_bill_payment_allocations_bill', ['organization_id', 'bill_id'])
@ForeignKey('BillPaymentEntity', ['organization_id', 'payment_id'], ['organization_id', 'id'], {
  name: 'fk_bill_payment_allocations_payment',
})
@ForeignKey(() => BillEntity, ['organization_id', 'bill_id'], ['organization_id', 'id'], {
  name: 'fk_bill_payment_allocations_bill',
})
@Check('ck_bill_payment_allocations_amounts', 'amount > 0 AND discount >= 0')
export class BillPaymentAllocationEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_bill_payment_allocations' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_bill_payment_allocations' })
  payment_id!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_bill_payment_allocations' })
  position!: number;

  @Column('uuid')
  bill_id!: string;

  @Column('bigint')
  amount!: MinorUnits;

  @Column('bigint', { default: 0 })
  discount!: MinorUnits;

  /** Whether it is the credit of a credit note, which adds to the money of the payment. */
  @Column('boolean', { default: false })
  is_credit!: boolean;

  /** When it was taken back, if it was. */
  @Column('timestamptz', { nullable: true })
  released_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;
}
