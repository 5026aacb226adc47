import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import { InvoiceEntity } from '../../invoices/index.js';

/**
 * The part of a credit note that settles one invoice: its own first, others of the customer later. Stays on record when
 * it goes back to its own.
 */
@Entity('credit_note_allocations')
@Index('ix_credit_note_allocations_invoice', ['organization_id', 'invoice_id'])
@ForeignKey('CreditNoteEntity', ['organization_id', 'credit_note_id'], ['organization_id', 'id'], {
  name: 'fk_credit_note_allocations_credit_note',
})
@ForeignKey(() => InvoiceEntity, ['organization_id', 'invoice_id'], ['organization_id', 'id'], {
  name: 'fk_credit_note_allocations_invoice',
})
@Check('ck_credit_note_allocations_amount', 'amount > 0')
@Check('ck_credit_note_allocations_unallocated', 'unallocated_amount BETWEEN 0 AND amount')
export class CreditNoteAllocationEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_credit_note_allocations' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_credit_note_allocations' })
  credit_note_id!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_credit_note_allocations' })
  position!: number;

  @Column('uuid')
  invoice_id!: string;

  @Column('bigint')
  amount!: MinorUnits;

  /** How much of it went back to the invoice of the credit note; the rest settles this one. */
  @Column('bigint', { default: 0 })
  unallocated_amount!: MinorUnits;

  @Column('timestamptz')
  created_at!: Date;
}
