import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { DeductionKind } from '../../../../kernel/accounts/closing.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { StoredTaxGroup } from './invoice-item.entity.js';

/**
 * What was taken off an invoice beside money and credit notes: a discount for paying early, or a small rest that was
 * let go. Rows are only added; one below zero takes back. Amounts are minor units of `currency`.
 */
@Entity('invoice_deductions')
@Index('ix_invoice_deductions_day', ['organization_id', 'day', 'currency', 'kind', 'tax', 'amount'])
@ForeignKey('InvoiceEntity', ['organization_id', 'invoice_id'], ['organization_id', 'id'], {
  name: 'fk_invoice_deductions_invoice',
})
@Check('ck_invoice_deductions_kind', `kind IN ('early_payment', 'bank_fee', 'rounding', 'goodwill')`)
@Check('ck_invoice_deductions_begins', 'begins_at <= position AND (begins_at < position OR amount > 0)')
export class InvoiceDeductionEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_invoice_deductions' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_invoice_deductions' })
  invoice_id!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_invoice_deductions' })
  position!: number;

  /** The position of the row that it began with. */
  @Column('integer')
  begins_at!: number;

  @Column('text')
  kind!: DeductionKind;

  @Column('text')
  currency!: string;

  @Column('bigint')
  amount!: MinorUnits;

  /** What of it is tax that is owed no longer. */
  @Column('bigint')
  tax!: MinorUnits;

  /** The same in the tax groups of the invoice. */
  @Column('jsonb')
  tax_breakdown!: StoredTaxGroup[];

  /** The day that it counts from. */
  @Column('date')
  day!: string;

  /** The payment that it came with. */
  @Column('uuid', { nullable: true })
  payment_id!: string | null;

  /** The credit note that it came with, or that took a part of it back or gave it again. */
  @Column('uuid', { nullable: true })
  credit_note_id!: string | null;

  @Column('timestamptz')
  created_at!: Date;
}
