import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Address, ElectronicAddress, Identifier, TaxId } from '../../../../kernel/parties/party.js';
import type { PaymentTerms } from '../../../../kernel/time/payment-terms.js';
import type { SupplierAccount } from '../domain/supplier.js';

/** Whom an organization buys from. */
@Entity('suppliers')
@Unique('uq_suppliers_external_id', ['organization_id', 'external_id'])
@Index('ix_suppliers_created_at', ['organization_id', 'created_at', 'id'])
@Index('ix_suppliers_name', ['organization_id', 'name_key', 'id'])
@Index('ix_suppliers_updated_at', ['organization_id', 'updated_at', 'id'])
export class SupplierEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_suppliers' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_suppliers' })
  id!: string;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('text')
  name!: string;

  /** The name in its search form, which gives the order; the repository keeps it. */
  @Column({ type: 'text', collation: 'C' })
  name_key!: string;

  @Column('text', { nullable: true })
  trading_name!: string | null;

  @Column('text', { nullable: true })
  email!: string | null;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('text', { nullable: true })
  external_id!: string | null;

  /** What they know us by. */
  @Column('text', { nullable: true })
  our_number!: string | null;

  @Column('jsonb', { default: [] })
  tax_ids!: TaxId[];

  @Column('jsonb', { nullable: true })
  legal_registration!: Identifier | null;

  @Column('jsonb', { nullable: true })
  electronic_address!: ElectronicAddress | null;

  @Column('jsonb', { nullable: true })
  address!: Address | null;

  @Column('jsonb', { default: [] })
  bank_accounts!: SupplierAccount[];

  @Column('text', { nullable: true })
  currency!: string | null;

  @Column('jsonb', { nullable: true })
  payment_terms!: PaymentTerms | null;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('jsonb', { default: {} })
  metadata!: Record<string, string>;

  @Column('timestamptz', { nullable: true })
  archived_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}

/** What `q`, `email`, `vat_id`, `iban` and `metadata` search. The repository keeps it. */
@Entity('supplier_terms')
@Index('ix_supplier_terms_term', ['organization_id', 'term', 'id'])
export class SupplierTermEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_supplier_terms' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_supplier_terms' })
  id!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_supplier_terms', collation: 'C' })
  term!: string;
}
