import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { PaymentMethod } from '../../../../kernel/accounts/payment-method.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import { SupplierEntity } from '../../suppliers/index.js';
import type { BillPaymentAllocationEntity } from './bill-payment-allocation.entity.js';

/** Money that went to a supplier. What settles no bill is money of ours there. */
@Entity('bill_payments')
@Index('ix_bill_payments_created_at', ['organization_id', 'created_at', 'id'])
@Index('ix_bill_payments_paid_on', ['organization_id', 'paid_on', 'id'])
@Index('ix_bill_payments_supplier', ['organization_id', 'supplier_id', 'created_at', 'id'])
@Index('ix_bill_payments_reversed', ['organization_id', 'created_at', 'id'], {
  where: 'reversed_at IS NOT NULL',
})
@Index('ix_bill_payments_unapplied', ['organization_id', 'supplier_id', 'currency', 'unapplied_amount'], {
  where: 'unapplied_amount > 0 AND reversed_at IS NULL',
})
@ForeignKey(() => SupplierEntity, ['organization_id', 'supplier_id'], ['organization_id', 'id'], {
  name: 'fk_bill_payments_supplier',
})
@Check('ck_bill_payments_amounts', 'amount >= 0 AND unapplied_amount >= 0')
@Check('ck_bill_payments_method', `method IN ('bank_transfer', 'card', 'cash', 'check', 'other')`)
export class BillPaymentEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_bill_payments' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_bill_payments' })
  id!: string;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('uuid')
  supplier_id!: string;

  @Column('text')
  currency!: CurrencyCode;

  @Column('bigint')
  amount!: MinorUnits;

  @Column('bigint')
  unapplied_amount!: MinorUnits;

  @Column('text')
  method!: PaymentMethod;

  @Column('date')
  paid_on!: string;

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

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}

/** A payment with its allocations in their order. */
export type BillPaymentWithAllocations = BillPaymentEntity & {
  readonly allocations: readonly BillPaymentAllocationEntity[];
};
