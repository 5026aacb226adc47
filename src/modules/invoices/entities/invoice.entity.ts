import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { MinorUnits } from '../../../kernel/money/amount.js';
import type { Decimal } from '../../../kernel/money/decimal.js';
import type { PaymentTerms } from '../../../kernel/time/payment-terms.js';
import { CustomerEntity } from '../../customers/index.js';
import type { InvoiceStatus, TaxRounding } from '../domain/invoice.js';
import type { InvoiceItemEntity } from './invoice-item.entity.js';

/** One rate as it is kept in JSON: minor units as texts, because JSON numbers are floats. */
export interface StoredTaxGroup {
  readonly rate: string;
  readonly taxable: string;
  readonly tax: string;
}

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
@ForeignKey(() => CustomerEntity, ['organization_id', 'customer_id'], ['organization_id', 'id'], {
  name: 'fk_invoices_customer',
})
@Check('ck_invoices_status', `status IN ('draft', 'open', 'paid', 'void', 'uncollectible')`)
@Check('ck_invoices_number', `(status = 'draft') = (number IS NULL)`)
@Check('ck_invoices_tax_rounding', `tax_rounding IN ('document', 'line')`)
@Check('ck_invoices_tax_rate', 'tax_rate BETWEEN 0 AND 100')
@Check('ck_invoices_total', 'total = subtotal + tax_total AND total >= 0')
@Check('ck_invoices_amount_due', 'amount_due = total - amount_paid - amount_credited')
export class InvoiceEntity {
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

  @Column('uuid')
  customer_id!: string;

  @Column('text')
  customer_name!: string;

  @Column('text')
  currency!: string;

  @Column('numeric', { precision: 7, scale: 4 })
  tax_rate!: Decimal;

  @Column('text')
  tax_rounding!: TaxRounding;

  @Column('date', { nullable: true })
  issue_date!: string | null;

  @Column('date')
  due_date!: string;

  @Column('jsonb', { nullable: true })
  payment_terms!: PaymentTerms | null;

  @Column('text', { nullable: true })
  reference!: string | null;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('jsonb', { default: {} })
  metadata!: Readonly<Record<string, string>>;

  @Column('bigint')
  subtotal!: MinorUnits;

  @Column('bigint')
  tax_total!: MinorUnits;

  @Column('bigint')
  total!: MinorUnits;

  @Column('bigint', { default: 0 })
  amount_paid!: MinorUnits;

  @Column('bigint', { default: 0 })
  amount_credited!: MinorUnits;

  @Column('bigint')
  amount_due!: MinorUnits;

  @Column('jsonb')
  tax_breakdown!: StoredTaxGroup[];

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}

/** An invoice together with its lines, in their order. */
export type InvoiceWithItems = InvoiceEntity & { readonly items: readonly InvoiceItemEntity[] };
