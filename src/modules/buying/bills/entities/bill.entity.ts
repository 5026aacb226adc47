import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import { ReceivedFileEntity } from '../../received-files/index.js';
import { SupplierEntity } from '../../suppliers/index.js';
import type {
  BillKind,
  BillLine,
  BillParty,
  BillPayment,
  BillStatus,
  BillSums,
  TaxGroup,
} from '../domain/bill.js';
import type { Difference } from '../domain/differences.js';
import type { BillFinding, BrokenRule } from '../domain/findings.js';
import type { AcceptedFinding, SupplierMatch } from '../domain/surroundings.js';

const COUNTS = `status <> ALL (ARRAY['rejected', 'void'])`;
const SETTLED = `
  amount_paid + amount_discounted
    BETWEEN least(coalesce(amount_payable, 0), 0) AND greatest(coalesce(amount_payable, 0), 0)
  AND (status = 'paid') = (amount_payable <> 0 AND amount_paid + amount_discounted = amount_payable)`;

/** What a supplier asks an organization to pay, as the supplier says it. */
@Entity('bills')
@Index('uq_bills_supplier_number', ['organization_id', 'supplier_id', 'supplier_number'], {
  unique: true,
  where: COUNTS,
})
@Index('uq_bills_file', ['organization_id', 'file_id'], { unique: true, where: COUNTS })
@Index('ix_bills_file', ['organization_id', 'file_id'])
@Index('ix_bills_created_at', ['organization_id', 'created_at', 'id'])
@Index('ix_bills_issue_date', ['organization_id', 'issue_date', 'id'])
@Index('ix_bills_due_date', ['organization_id', 'due_date', 'id'])
@Index('ix_bills_status', ['organization_id', 'status', 'created_at', 'id'])
@Index('ix_bills_status_due_date', ['organization_id', 'status', 'due_date', 'id'])
@Index('ix_bills_supplier', ['organization_id', 'supplier_id', 'created_at', 'id'])
@Index('ix_bills_number', ['organization_id', 'supplier_number', 'created_at', 'id'])
@Check(
  'ck_bills_status',
  `status IN ('inbox', 'draft', 'open', 'approved', 'paid', 'disputed', 'rejected', 'void')`,
)
@Index('ix_bills_payment_run', ['organization_id', 'payment_run_id'], {
  where: 'payment_run_id IS NOT NULL',
})
@Check('ck_bills_kind', `kind IN ('invoice', 'credit_note')`)
@Check('ck_bills_total', `total IS NULL OR currency IS NOT NULL`)
@Check('ck_bills_settled', SETTLED)
@ForeignKey(() => SupplierEntity, ['organization_id', 'supplier_id'], ['organization_id', 'id'], {
  name: 'fk_bills_supplier',
})
@ForeignKey('PaymentRunEntity', ['organization_id', 'payment_run_id'], ['organization_id', 'id'], {
  name: 'fk_bills_payment_run',
})
@ForeignKey(() => ReceivedFileEntity, ['organization_id', 'file_id'], ['organization_id', 'id'], {
  name: 'fk_bills_file',
})
export class BillEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_bills' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_bills' })
  id!: string;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('text')
  status!: BillStatus;

  @Column('text')
  kind!: BillKind;

  @Column('uuid', { nullable: true })
  supplier_id!: string | null;

  /** How the supplier was found, or who it may be. */
  @Column('jsonb', { nullable: true })
  supplier_match!: SupplierMatch | null;

  @Column('uuid', { nullable: true })
  file_id!: string | null;

  @Column('text', { nullable: true })
  supplier_number!: string | null;

  @Column('date', { nullable: true })
  issue_date!: string | null;

  @Column('date')
  received_on!: string;

  @Column('date', { nullable: true })
  due_date!: string | null;

  @Column('text', { nullable: true })
  currency!: CurrencyCode | null;

  @Column('bigint', { nullable: true })
  subtotal!: MinorUnits | null;

  @Column('bigint', { nullable: true })
  tax_total!: MinorUnits | null;

  @Column('bigint', { nullable: true })
  total!: MinorUnits | null;

  @Column('bigint', { nullable: true })
  amount_payable!: MinorUnits | null;

  /** What payments and credit notes have settled of it; its sign is that of what it asks for. */
  @Column('bigint', { default: 0 })
  amount_paid!: MinorUnits;

  /** What the supplier has let go for paying early. */
  @Column('bigint', { default: 0 })
  amount_discounted!: MinorUnits;

  /** The run that it is to be paid by, while that is open. */
  @Column('uuid', { nullable: true })
  payment_run_id!: string | null;

  @Column('jsonb', { default: [] })
  tax_breakdown!: TaxGroup[];

  @Column('jsonb', { default: [] })
  lines!: BillLine[];

  @Column('jsonb', { nullable: true })
  seller!: BillParty | null;

  @Column('jsonb', { nullable: true })
  buyer!: BillParty | null;

  @Column('jsonb', { default: {} })
  payment!: BillPayment;

  @Column('text', { nullable: true })
  order_reference!: string | null;

  /** What only the document has: its other sums, and the rules that it breaks. */
  @Column('jsonb', { nullable: true })
  reading!: { readonly sums: BillSums; readonly broken: readonly BrokenRule[] } | null;

  @Column('jsonb', { default: [] })
  differences!: Difference[];

  @Column('jsonb', { default: [] })
  findings!: BillFinding[];

  @Column('jsonb', { default: [] })
  accepted_findings!: AcceptedFinding[];

  /** Why it was rejected, disputed or made void. */
  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('jsonb', { default: {} })
  metadata!: Record<string, string>;

  @Column('timestamptz', { nullable: true })
  opened_at!: Date | null;

  /** The user or the API key that opened it last, as answers name them. */
  @Column('text', { nullable: true })
  opened_by!: string | null;

  @Column('timestamptz', { nullable: true })
  approved_at!: Date | null;

  @Column('text', { nullable: true })
  approved_by!: string | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}
