import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { PaymentMethod } from '../../../../kernel/accounts/payment-method.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';

/** A part of a credit note that was paid out. Rows are only added. Amounts are minor units of `currency`. */
@Entity('credit_note_refunds')
@Index('ix_credit_note_refunds_refunded', ['organization_id', 'refunded_on', 'currency', 'amount'])
@ForeignKey('CreditNoteEntity', ['organization_id', 'credit_note_id'], ['organization_id', 'id'], {
  name: 'fk_credit_note_refunds_credit_note',
})
@Check('ck_credit_note_refunds_amount', 'amount > 0')
@Check('ck_credit_note_refunds_method', `method IN ('bank_transfer', 'card', 'cash', 'check', 'other')`)
export class CreditNoteRefundEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_credit_note_refunds' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_credit_note_refunds' })
  credit_note_id!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_credit_note_refunds' })
  position!: number;

  @Column('text')
  currency!: string;

  @Column('bigint')
  amount!: MinorUnits;

  /** Null where nobody said. */
  @Column('text', { nullable: true })
  method!: PaymentMethod | null;

  @Column('date')
  refunded_on!: string;

  /** Whether that is the day; a refund of before days were kept stands on the day of its credit note. */
  @Column('boolean', { default: true })
  day_known!: boolean;

  /** What the bank statement says of it. */
  @Column('text', { nullable: true })
  reference!: string | null;

  @Column('timestamptz')
  created_at!: Date;
}
