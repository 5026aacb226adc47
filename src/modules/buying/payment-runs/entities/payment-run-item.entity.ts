import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import { BillPaymentEntity } from '../../bill-payments/index.js';
import { BillEntity } from '../../bills/index.js';

/** A transfer of a run: what pays one bill. */
@Entity('payment_run_items')
@Index('uq_payment_run_items_bill', ['organization_id', 'bill_id'], {
  unique: true,
  where: 'ended_at IS NULL',
})
@Index('ix_payment_run_items_bill', ['organization_id', 'bill_id'])
@Index('ix_payment_run_items_payment', ['organization_id', 'payment_id'])
@ForeignKey('PaymentRunEntity', ['organization_id', 'run_id'], ['organization_id', 'id'], {
  name: 'fk_payment_run_items_run',
})
@ForeignKey(() => BillEntity, ['organization_id', 'bill_id'], ['organization_id', 'id'], {
  name: 'fk_payment_run_items_bill',
})
@ForeignKey(() => BillPaymentEntity, ['organization_id', 'payment_id'], ['organization_id', 'id'], {
  name: 'fk_payment_run_items_payment',
})
@Check('ck_payment_run_items_amount', 'amount > 0')
export class PaymentRunItemEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_payment_run_items' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_payment_run_items' })
  run_id!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_payment_run_items' })
  position!: number;

  @Column('uuid')
  bill_id!: string;

  @Column('uuid')
  supplier_id!: string;

  @Column('bigint')
  amount!: MinorUnits;

  @Column('text')
  creditor_name!: string;

  @Column('text')
  iban!: string;

  @Column('text')
  remittance!: string;

  /** What was recorded when the run was settled. */
  @Column('uuid', { nullable: true })
  payment_id!: string | null;

  /** Since when the bill is free of the run: it was settled or cancelled. */
  @Column('timestamptz', { nullable: true })
  ended_at!: Date | null;
}
