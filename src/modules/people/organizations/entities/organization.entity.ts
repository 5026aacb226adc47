import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type {
  Address,
  BankDetails,
  ContactPerson,
  ElectronicAddress,
  Identifier,
  TaxId,
  TaxRepresentative,
} from '../../../../kernel/parties/party.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { CreditApplication } from '../../../../kernel/accounts/credit-application.js';
import type { Settling } from '../../../../kernel/accounts/settling.js';
import type { ReceiptSending } from '../../../../kernel/accounts/receipt-sending.js';
import type { PaymentTerms } from '../../../../kernel/time/payment-terms.js';
import type { Mode } from '../../../../platform/index.js';
import type { TaxRounding } from '../domain/organization.js';

/** A tenant: one set of books, with the defaults of its documents. */
@Entity('organizations')
@ForeignKey(() => OrganizationEntity, ['sandbox_of'], ['id'], {
  name: 'fk_organizations_sandbox_of',
  onDelete: 'SET NULL',
})
@Check('ck_organizations_mode', `mode IN ('live', 'test')`)
@Check('ck_organizations_test', `mode = 'test' OR (clock_ahead_ms = 0 AND sandbox_of IS NULL)`)
@Check('ck_organizations_tax_rounding', `tax_rounding IN ('document', 'line')`)
@Check('ck_organizations_approval', `(approval_above IS NULL) = (approval_currency IS NULL)`)
@Check('ck_organizations_apply_credit', `apply_credit IN ('off', 'oldest_first')`)
@Check('ck_organizations_send_receipts', `send_receipts IN ('off', 'on_receipt')`)
@Check(
  'ck_organizations_require_second_factor',
  `require_second_factor IN ('nobody', 'managers', 'everybody')`,
)
export class OrganizationEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_organizations' })
  id!: string;

  @Column('text')
  name!: string;

  /** Whether the books count, or are for trying. It never changes. */
  @Column('text', { default: 'live' })
  mode!: Mode;

  /** The organization whose sandbox it is, if it was made of one. */
  @Column('uuid', { nullable: true })
  sandbox_of!: string | null;

  /** How far the clock of test books is ahead of the service's. */
  @Column('bigint', { default: 0 })
  clock_ahead_ms!: bigint;

  @Column('text')
  currency!: string;

  @Column('text')
  time_zone!: string;

  @Column('jsonb')
  payment_terms!: PaymentTerms;

  @Column('text', { default: 'document' })
  tax_rounding!: TaxRounding;

  /** What holds for customers that say nothing of it. */
  @Column('text', { default: 'off' })
  apply_credit!: CreditApplication;

  /** Of payments that a person or a program records. */
  @Column('text', { default: 'off' })
  send_receipts!: ReceiptSending;

  /** Of invoices that money leaves a rest of. */
  @Column('jsonb', { default: { discounts: 'auto' } })
  settling!: Settling;

  /** As it is printed on documents; else `name` is. */
  @Column('text', { nullable: true })
  legal_name!: string | null;

  @Column('jsonb', { nullable: true })
  address!: Address | null;

  @Column('jsonb', { default: [] })
  tax_ids!: readonly TaxId[];

  @Column('jsonb', { nullable: true })
  bank_details!: BankDetails | null;

  @Column('text', { nullable: true })
  email!: string | null;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('jsonb', { nullable: true })
  identifiers!: readonly Identifier[] | null;

  @Column('jsonb', { nullable: true })
  legal_registration!: Identifier | null;

  /** Printed at the foot of documents: managing directors, share capital, register court. */
  @Column('text', { nullable: true })
  legal_info!: string | null;

  @Column('jsonb', { nullable: true })
  electronic_address!: ElectronicAddress | null;

  @Column('jsonb', { nullable: true })
  contact!: ContactPerson | null;

  @Column('jsonb', { nullable: true })
  tax_representative!: TaxRepresentative | null;

  /** Of whom a second factor is required. */
  @Column('text', { default: 'nobody' })
  require_second_factor!: 'nobody' | 'managers' | 'everybody';

  /** For how many years what a law asks for is kept, by kind, where that is not left to the country. */
  @Column('jsonb', { default: {} })
  retention_years!: Readonly<Record<string, number>>;

  /** Bills of more than this, in the smallest unit, are opened and approved by two people. */
  @Column('bigint', { nullable: true })
  approval_above!: MinorUnits | null;

  @Column('text', { nullable: true })
  approval_currency!: CurrencyCode | null;

  /** Since when its books are closed: they can be read, and nothing else. */
  @Column('timestamptz', { nullable: true })
  closed_at!: Date | null;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}
