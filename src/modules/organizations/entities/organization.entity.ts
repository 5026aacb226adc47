import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { Address, BankDetails, TaxId } from '../../../kernel/parties/party.js';
import type { PaymentTerms } from '../../../kernel/time/payment-terms.js';
import type { TaxRounding } from '../domain/organization.js';

/** A tenant: one set of books, with the defaults of its documents. */
@Entity('organizations')
@Check('ck_organizations_tax_rounding', `tax_rounding IN ('document', 'line')`)
export class OrganizationEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_organizations' })
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  currency!: string;

  @Column('text')
  time_zone!: string;

  @Column('jsonb')
  payment_terms!: PaymentTerms;

  @Column('text', { default: 'document' })
  tax_rounding!: TaxRounding;

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

  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}
