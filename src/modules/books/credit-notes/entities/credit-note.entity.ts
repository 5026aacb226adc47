import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { Buyer, Seller } from '../../../../kernel/parties/party.js';
import { CustomerEntity } from '../../customers/index.js';
import type { Withholdings } from '../../../../kernel/tax/withholding.js';
import { InvoiceEntity, type StoredTaxGroup } from '../../invoices/index.js';
import type { CreditNoteStatus, CreditReason } from '../domain/credit-note.js';
import type { CreditNoteAllocationEntity } from './credit-note-allocation.entity.js';
import type { CreditNoteItemEntity } from './credit-note-item.entity.js';
import type { CreditNoteRefundEntity } from './credit-note-refund.entity.js';

/** A document that takes back a part of an invoice, or all of it. Amounts are minor units, above zero. */
@Entity('credit_notes')
@Unique('uq_credit_notes_number', ['organization_id', 'number'])
@Index('ix_credit_notes_created_at', ['organization_id', 'created_at', 'id'])
@Index('ix_credit_notes_issue_date', ['organization_id', 'issue_date', 'id'])
@Index('ix_credit_notes_invoice', ['organization_id', 'invoice_id', 'created_at', 'id'])
@Index('ix_credit_notes_customer', ['organization_id', 'customer_id', 'created_at', 'id'])
@Index('ix_credit_notes_unapplied', ['organization_id', 'customer_id', 'currency', 'unapplied_amount'], {
  where: `unapplied_amount > 0 AND status = 'issued'`,
})
@Index('ix_credit_notes_revenue', ['organization_id', 'issue_date', 'currency', 'tax_total', 'total'], {
  where: `status = 'issued'`,
})
@Index('ix_credit_notes_number', ['organization_id', 'number'])
@Index('ix_credit_notes_number_end', ['organization_id', 'number_end'])
@Index('ix_credit_notes_total', ['organization_id', 'currency', 'total'])
@Index('ix_credit_notes_void', ['organization_id', 'created_at', 'id'], { where: `status = 'void'` })
@ForeignKey(() => InvoiceEntity, ['organization_id', 'invoice_id'], ['organization_id', 'id'], {
  name: 'fk_credit_notes_invoice',
})
@ForeignKey(() => CustomerEntity, ['organization_id', 'customer_id'], ['organization_id', 'standing_id'], {
  name: 'fk_credit_notes_customer',
})
@Check('ck_credit_notes_status', `status IN ('issued', 'void')`)
@Check(
  'ck_credit_notes_reason',
  `reason IN ('duplicate', 'order_change', 'product_unsatisfactory', 'order_cancellation', 'other')`,
)
@Check('ck_credit_notes_total', 'total = subtotal + tax_total AND total > 0')
@Check(
  'ck_credit_notes_amounts',
  `applied_amount >= 0 AND refunded_amount >= 0 AND unapplied_amount >= 0
   AND withholding_total BETWEEN 0 AND total
   AND (status = 'void' OR total - withholding_total + payable_rounding
     = applied_amount + refunded_amount + unapplied_amount)`,
)
export class CreditNoteEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_credit_notes' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_credit_notes' })
  id!: string;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('text', { default: 'issued' })
  status!: CreditNoteStatus;

  @Column('text')
  number!: string;

  /** The number from its end to its start, of which an index finds the end. The database sets it. */
  @Column('text', { nullable: true })
  readonly number_end?: string | null;

  @Column('uuid')
  invoice_id!: string;

  @Column('text')
  invoice_number!: string;

  @Column('uuid')
  customer_id!: string;

  @Column('text')
  customer_name!: string;

  @Column('text')
  currency!: string;

  @Column('date')
  issue_date!: string;

  @Column('text')
  reason!: CreditReason;

  @Column('text', { nullable: true })
  message!: string | null;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('jsonb', { default: {} })
  metadata!: Readonly<Record<string, string>>;

  @Column('jsonb')
  seller!: Seller;

  @Column('jsonb')
  buyer!: Buyer;

  @Column('jsonb')
  tax_breakdown!: readonly StoredTaxGroup[];

  @Column('bigint')
  subtotal!: MinorUnits;

  @Column('bigint')
  tax_total!: MinorUnits;

  @Column('bigint')
  total!: MinorUnits;

  /** What it takes back of what the customer withholds of its invoice; null where nothing is withheld. */
  @Column('jsonb', { nullable: true })
  withholdings!: Withholdings;

  @Column('bigint', { default: 0 })
  withholding_total!: MinorUnits;

  /** The rounding of the invoice's amount payable, when nothing is left of the invoice after it. */
  @Column('bigint', { default: 0 })
  payable_rounding!: MinorUnits;

  /** The allocations that lowered the amount due of invoices, its own invoice first. */
  @Column('bigint', { default: 0 })
  applied_amount!: MinorUnits;

  @Column('bigint', { default: 0 })
  refunded_amount!: MinorUnits;

  /** The customer's credit out of it. */
  @Column('bigint')
  unapplied_amount!: MinorUnits;

  @Column('timestamptz', { nullable: true })
  voided_at!: Date | null;

  /** When it was last sent to its customer. */
  @Column('timestamptz', { nullable: true })
  sent_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}

/** A row of a list, with the invoices that it settles and the number of the one that counts instead of its own. */
export type ListedCreditNote = CreditNoteEntity & {
  readonly allocations: readonly Pick<
    CreditNoteAllocationEntity,
    'invoice_id' | 'amount' | 'unallocated_amount'
  >[];
  readonly reissued_as: string | null;
};

/** A credit note with its lines, allocations and refunds, all in their order, and the state of its invoice. */
export type CreditNoteWithItems = CreditNoteEntity & {
  readonly items: readonly CreditNoteItemEntity[];
  readonly allocations: readonly CreditNoteAllocationEntity[];
  readonly refunds: readonly CreditNoteRefundEntity[];
  /** The number of the invoice that counts instead of the one that it takes back, if there is one. */
  readonly reissued_as: string | null;
};
