import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import { InvoiceEntity } from '../../invoices/index.js';

/** The part of a payment that settles one invoice. Stays on record when it is taken back, or the payment reversed. */
@Entity('payment_allocations')
@Index('ix_payment_allocations_invoice', ['organization_id', 'invoice_id'])
@ForeignKey('PaymentEntity', ['organization_id', 'payment_id'], ['organization_id', 'id'], {
  name: 'fk_payment_allocations_payment',
})
@ForeignKey(() => InvoiceEntity, ['organization_id', 'invoice_id'], ['organization_id', 'id'], {
  name: 'fk_payment_allocations_invoice',
})
@Check('ck_payment_allocations_amount', 'amount > 0')
@Check('ck_payment_allocations_unallocated', 'unallocated_amount BETWEEN 0 AND amount')
export class PaymentAllocationEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_payment_allocations' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_payment_allocations' })
  payment_id!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_payment_allocations' })
  position!: number;

  @Column('uuid')
  invoice_id!: string;

  @Column('bigint')
  amount!: MinorUnits;

  /** How much of it was taken back; the rest settles the invoice. */
  @Column('bigint', { default: 0 })
  unallocated_amount!: MinorUnits;

  @Column('timestamptz')
  created_at!: Date;
}
