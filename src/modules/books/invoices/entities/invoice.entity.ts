import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { PaymentPlan } from '../../../../kernel/accounts/instalments.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import type { Buyer, Seller } from '../../../../kernel/parties/party.js';
import type { TaxCategory } from '../../../../kernel/tax/tax-category.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { PaymentTerms } from '../../../../kernel/time/payment-terms.js';
import { CustomerEntity } from '../../customers/index.js';
import type { InvoiceAttachment } from '../domain/attachment.js';
import type { StoredInvoiceDetails } from '../domain/e-invoice-details.js';
import type { DueDateExtension } from '../domain/extension.js';
import type { InvoiceStatus, SendingChannel, TaxRounding } from '../domain/invoice.js';
import type { InvoiceItemEntity, StoredAdjustment, StoredTaxGroup } from './invoice-item.entity.js';
import { WithheldEntity } from './withheld.entity.js';

const IMPORTED = `imported_from IS NULL AND external_id IS NULL OR imported_from IS NOT NULL AND status <> 'draft'`;
const KNOWN = { unique: true, where: 'external_id IS NOT NULL' };
const OPEN = { where: `status = 'open'` };
const PLANNED = { where: `status = 'open' AND payment_plan IS NOT NULL` };
const REVENUE = { where: `status IN ('open', 'paid', 'uncollectible')` };
const IN_PART = { where: `status <> 'paid' AND (amount_paid > 0 OR amount_credited > 0)` };
const present = (column: string): { where: string } => ({ where: `${column} IS NOT NULL` });
/** An invoice. Amounts are minor units of `currency`. */
@Entity('invoices')
@Index('ix_invoices_created_at', ['organization_id', 'created_at', 'id'])
@Index('ix_invoices_customer', ['organization_id', 'customer_id', 'created_at', 'id'])
@Index('ix_invoices_status', ['organization_id', 'status', 'created_at', 'id'])
@Index('ix_invoices_updated_at', ['organization_id', 'updated_at', 'id'])
@Index('ix_invoices_issue_date', ['organization_id', 'issue_date', 'id'])
@Index('ix_invoices_due_date', ['organization_id', 'due_date', 'id'])
@Index('ix_invoices_total', ['organization_id', 'currency', 'total', 'id'])
@Index('ix_invoices_number', ['organization_id', 'number', 'id'])
@Index('ix_invoices_number_end', ['organization_id', 'number_end'])
@Index(
  'ix_invoices_open_due',
  ['organization_id', 'due_date', 'id', 'currency', 'amount_due', 'overdue_at'],
  OPEN,
)
@Index('ix_invoices_open_customer', ['organization_id', 'customer_id', 'due_date', 'id'], OPEN)
@Index('ix_invoices_open_amount', ['organization_id', 'currency', 'amount_due', 'id'], OPEN)
// Of an expression: the number as payers write it, which no entity can say.
@Index('ix_invoices_open_number', { synchronize: false })
@Index('ix_invoices_open_plan', ['organization_id', 'id'], PLANNED)
@Index('ix_invoices_revenue', ['organization_id', 'issue_date', 'currency', 'tax_total', 'total'], REVENUE)
@Index('ix_invoices_reference', ['organization_id', 'reference'], present('reference'))
@Index('ix_invoices_payment_reference', ['organization_id', 'payment_reference'], {
  where: 'payment_reference IS NOT NULL',
})
@Index('ix_invoices_partially_paid', ['organization_id', 'created_at', 'id'], IN_PART)
@Index('ix_invoices_recurring', ['organization_id', 'recurring_invoice_id', 'created_at', 'id'], {
  where: 'recurring_invoice_id IS NOT NULL',
})
@Index('ix_invoices_quote', ['organization_id', 'quote_id', 'created_at', 'id'], present('quote_id'))
@Index('ix_invoices_corrects', ['organization_id', 'corrects_invoice_id'], present('corrects_invoice_id'))
@Index('uq_invoices_number', ['organization_id', 'number'], { ...KNOWN, where: 'number IS NOT NULL' })
@Index('uq_invoices_external_id', ['organization_id', 'external_id', 'imported_from'], KNOWN)
@ForeignKey('InvoiceEntity', ['organization_id', 'corrects_invoice_id'], ['organization_id', 'id'], {
  name: 'fk_invoices_corrects',
})
@ForeignKey(() => CustomerEntity, ['organization_id', 'customer_id'], ['organization_id', 'standing_id'], {
  name: 'fk_invoices_customer',
})
@Check('ck_invoices_status', `status IN ('draft', 'open', 'paid', 'void', 'uncollectible')`)
@Check('ck_invoices_number', `(status = 'draft') = (number IS NULL)`)
@Check('ck_invoices_imported', IMPORTED)
@Check('ck_invoices_tax_rounding', `tax_rounding IN ('document', 'line')`)
@Check('ck_invoices_tax_rate', 'tax_rate BETWEEN 0 AND 100')
@Check('ck_invoices_tax_category', `tax_category IN ('S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M')`)
@Check(
  'ck_invoices_finalized',
  `(status = 'draft') = (finalized_at IS NULL)
   AND (status = 'draft' OR (issue_date IS NOT NULL AND seller IS NOT NULL AND buyer IS NOT NULL))`,
)
@Check('ck_invoices_total', 'total = subtotal - discount_total + charge_total + tax_total AND total >= 0')
@Check(
  'ck_invoices_amount_due',
  `amount_due >= 0 AND amount_due = CASE WHEN status = 'void' THEN 0
     ELSE greatest(total - withholding_total + payable_rounding - prepaid_amount, 0) - amount_paid - amount_credited
       - amount_discounted - amount_waived END`,
)
@Check('ck_invoices_deducted', 'amount_discounted >= 0 AND amount_waived >= 0')
@Check(
  'ck_invoices_not_overpaid',
  `amount_paid >= 0 AND amount_credited >= 0 AND prepaid_amount >= 0
   AND credit_notes_total BETWEEN 0 AND total`,
)
export class InvoiceEntity extends WithheldEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_invoices' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_invoices' })
  id!: string;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('text', { default: 'draft' })
  status!: InvoiceStatus;

  @Column('text', { nullable: true })
  number!: string | null;

  /** The number from its end to its start, of which an index finds the end. The database sets it. */
  @Column('text', { nullable: true })
  readonly number_end?: string | null;

  /** What the payer is to give as reference, set when it is finalized; those from before have none. */
  @Column('text', { nullable: true })
  payment_reference!: string | null;

  @Column('uuid')
  customer_id!: string;

  @Column('text')
  customer_name!: string;

  @Column('text')
  currency!: string;

  @Column('numeric', { precision: 7, scale: 4 })
  tax_rate!: Decimal;

  @Column('text', { default: 'S' })
  tax_category!: TaxCategory;

  /** Printed for each tax group without tax whose category requires a reason. */
  @Column('text', { nullable: true })
  tax_exemption_reason!: string | null;

  @Column('text')
  tax_rounding!: TaxRounding;

  @Column('boolean', { default: false })
  prices_include_tax!: boolean;

  @Column('jsonb', { default: [] })
  discounts!: readonly StoredAdjustment[];

  @Column('jsonb', { default: [] })
  charges!: readonly StoredAdjustment[];

  @Column('date', { nullable: true })
  issue_date!: string | null;

  @Column('date')
  due_date!: string;

  @Column('jsonb', { nullable: true })
  extensions!: readonly DueDateExtension[] | null;

  @Column('jsonb', { nullable: true })
  payment_terms!: PaymentTerms | null;

  /** The instalments that it is paid in, with amounts and days. */
  @Column('jsonb', { nullable: true })
  payment_plan!: PaymentPlan;

  @Column('text', { nullable: true })
  reference!: string | null;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('text', { nullable: true })
  message!: string | null;

  @Column('date', { nullable: true })
  expected_payment_date!: string | null;

  /** Nobody is reminded of it before this day. */
  @Column('date', { nullable: true })
  reminders_paused_until!: string | null;

  @Column('jsonb', { default: {} })
  metadata!: Readonly<Record<string, string>>;

  @Column('bigint')
  subtotal!: MinorUnits;

  @Column('bigint', { default: 0 })
  discount_total!: MinorUnits;

  @Column('bigint', { default: 0 })
  charge_total!: MinorUnits;

  @Column('bigint')
  tax_total!: MinorUnits;

  @Column('bigint')
  total!: MinorUnits;

  /** The amount payable is rounded to a multiple of this, such as 5 cents; null when it is not rounded. */
  @Column('bigint', { nullable: true })
  round_payable_to!: MinorUnits | null;

  @Column('bigint', { default: 0 })
  payable_rounding!: MinorUnits;

  @Column('bigint', { default: 0 })
  prepaid_amount!: MinorUnits;

  @Column('bigint', { default: 0 })
  amount_paid!: MinorUnits;

  @Column('bigint', { default: 0 })
  amount_credited!: MinorUnits;

  /** The totals of all credit notes that stand, whatever became of them. */
  @Column('bigint', { default: 0 })
  credit_notes_total!: MinorUnits;

  /** What stands of discounts for paying early. */
  @Column('bigint', { default: 0 })
  amount_discounted!: MinorUnits;

  /** What stands of small rests that were let go. */
  @Column('bigint', { default: 0 })
  amount_waived!: MinorUnits;

  @Column('bigint')
  amount_due!: MinorUnits;

  @Column('jsonb')
  tax_breakdown!: StoredTaxGroup[];

  /** What an electronic invoice says beside its amounts (decision 0091). */
  @Column('jsonb', { nullable: true })
  e_invoice!: StoredInvoiceDetails | null;

  /** What goes with it; null where nothing does. */
  @Column('jsonb', { nullable: true })
  attachments!: readonly InvoiceAttachment[] | null;

  /** Who issued it and to whom, frozen when it was finalized. */
  @Column('jsonb', { nullable: true })
  seller!: Seller | null;

  @Column('jsonb', { nullable: true })
  buyer!: Buyer | null;

  /** The invoice that this one replaces. */
  @Column('uuid', { nullable: true })
  corrects_invoice_id!: string | null;

  /** The recurring invoice that made it; that one is never deleted. */
  @Column('uuid', { nullable: true })
  recurring_invoice_id!: string | null;

  /** The quote that it was made of; that one is never deleted. */
  @Column('uuid', { nullable: true })
  quote_id!: string | null;

  /** Where one of before was issued, and its identifier there; null for one that is issued here. */
  @Column('text', { nullable: true })
  imported_from!: string | null;

  @Column('text', { nullable: true })
  external_id!: string | null;

  @Column('timestamptz', { nullable: true })
  finalized_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  paid_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  voided_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  marked_uncollectible_at!: Date | null;

  /** When it was last sent to its customer, and how. */
  @Column('timestamptz', { nullable: true })
  sent_at!: Date | null;

  @Column('text', { nullable: true })
  sent_via!: SendingChannel | null;

  /** When a customer first looked at it by a link. */
  @Column('timestamptz', { nullable: true })
  viewed_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  overdue_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}

/** An invoice together with its lines, in their order, and the day that it is in the organization's time zone. */
export type InvoiceWithItems = InvoiceEntity & {
  readonly items: readonly InvoiceItemEntity[];
  readonly today: CalendarDate;
  readonly time_zone: string;
};
