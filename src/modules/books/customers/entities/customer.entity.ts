import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { CreditApplication } from '../../../../kernel/accounts/credit-application.js';
import type { AgreedWithholding } from '../../../../kernel/tax/withholding.js';
import type { PaymentTerms } from '../../../../kernel/time/payment-terms.js';
import type { Address, ElectronicAddress, Identifier, TaxId } from '../../../../kernel/parties/party.js';
import type { Contact, CustomerReminders, DocumentFormat, TaxExemption } from '../domain/customer.js';

/** Whom an organization sells to. */
@Entity('customers')
@Unique('uq_customers_external_id', ['organization_id', 'external_id'])
@Unique('uq_customers_standing', ['organization_id', 'standing_id'])
@Index('ix_customers_created_at', ['organization_id', 'created_at', 'id'])
@Index('ix_customers_currency', ['organization_id', 'currency', 'created_at', 'id'])
@Index('ix_customers_name', ['organization_id', 'name_key', 'id'])
@Index('ix_customers_updated_at', ['organization_id', 'updated_at', 'id'])
@Index('ix_customers_price_list', ['organization_id', 'price_list_id'], {
  where: 'price_list_id IS NOT NULL',
})
@Index('ix_customers_merged_into', ['organization_id', 'merged_into', 'created_at', 'id'], {
  where: 'merged_into IS NOT NULL',
})
@ForeignKey('CustomerEntity', ['organization_id', 'merged_into'], ['organization_id', 'standing_id'], {
  name: 'fk_customers_merged_into',
})
@ForeignKey('PriceListEntity', ['organization_id', 'price_list_id'], ['organization_id', 'id'], {
  name: 'fk_customers_price_list',
})
@Check(
  'ck_customers_document_format',
  `document_format IN ('peppol', 'xrechnung_ubl', 'xrechnung_cii', 'factur_x')`,
)
@Check('ck_customers_apply_credit', `apply_credit IN ('off', 'oldest_first')`)
@Check('ck_customers_reminders', `reminders IN ('default', 'off')`)
@Check('ck_customers_tax_exemption', `tax_exemption IN ('none', 'exempt', 'reverse_charge')`)
export class CustomerEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_customers' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_customers' })
  id!: string;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('text')
  name!: string;

  /** The name in its search form, which gives the order; the database keeps it. */
  @Column({ type: 'text', collation: 'C' })
  name_key!: string;

  @Column('text', { nullable: true })
  email!: string | null;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('text', { nullable: true })
  external_id!: string | null;

  @Column('jsonb', { default: [] })
  tax_ids!: TaxId[];

  @Column('jsonb', { nullable: true })
  billing_address!: Address | null;

  @Column('jsonb', { nullable: true })
  shipping_address!: Address | null;

  @Column('jsonb', { default: [] })
  contacts!: Contact[];

  @Column('text', { nullable: true })
  currency!: string | null;

  @Column('text', { nullable: true })
  locale!: string | null;

  @Column('jsonb', { nullable: true })
  payment_terms!: PaymentTerms | null;

  /** What products cost this customer. */
  @Column('uuid', { nullable: true })
  price_list_id!: string | null;

  /** Whether credit settles new invoices on issue; else as the organization says. */
  @Column('text', { nullable: true })
  apply_credit!: CreditApplication | null;

  /** What it withholds of invoices that say nothing of it. */
  @Column('jsonb', { nullable: true })
  withholdings!: readonly AgreedWithholding[] | null;

  @Column('text', { default: 'none' })
  tax_exemption!: TaxExemption;

  @Column('text', { nullable: true })
  trading_name!: string | null;

  @Column('jsonb', { nullable: true })
  identifiers!: Identifier[] | null;

  @Column('jsonb', { nullable: true })
  legal_registration!: Identifier | null;

  @Column('jsonb', { nullable: true })
  electronic_address!: ElectronicAddress | null;

  /** What invoices say unless they have one of their own. */
  @Column('text', { nullable: true })
  buyer_reference!: string | null;

  @Column('text', { nullable: true })
  buyer_accounting_reference!: string | null;

  /** What invoices are written and checked as. */
  @Column('text', { nullable: true })
  document_format!: DocumentFormat | null;

  @Column('text', { default: 'default' })
  reminders!: CustomerReminders;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('jsonb', { default: {} })
  metadata!: Record<string, string>;

  @Column('timestamptz', { nullable: true })
  archived_at!: Date | null;

  /** The customer that has everything of this one; that one stands. */
  @Column('uuid', { nullable: true })
  merged_into!: string | null;

  /** Its id as long as something may name it, else null; foreign keys refer to it. */
  @Column('uuid', { nullable: true })
  standing_id!: string | null;

  /** Since when nothing of the person is left here. What a law asks to be kept is in the originals of documents. */
  @Column('timestamptz', { nullable: true })
  erased_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}
