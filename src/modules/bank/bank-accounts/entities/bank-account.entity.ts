import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { CsvMapping } from '../../../../kernel/bank/csv-mapping.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';

/** One of the bank accounts of an organization. */
@Entity('bank_accounts')
@Index('ix_bank_accounts_created_at', ['organization_id', 'created_at', 'id'])
@Index('ix_bank_accounts_name', ['organization_id', 'name_key', 'id'])
@Index('ix_bank_accounts_updated_at', ['organization_id', 'updated_at', 'id'])
export class BankAccountEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_bank_accounts' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_bank_accounts' })
  id!: string;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('text')
  name!: string;

  /** The name in its search form, which gives the order; the repository keeps it. */
  @Column({ type: 'text', collation: 'C' })
  name_key!: string;

  @Column('text')
  currency!: CurrencyCode;

  @Column('text', { nullable: true })
  iban!: string | null;

  /** What the bank knows an account by that has no IBAN. */
  @Column('text', { nullable: true })
  account_number!: string | null;

  @Column('text', { nullable: true })
  bic!: string | null;

  @Column('jsonb', { nullable: true })
  csv_mapping!: CsvMapping | null;

  /** Whether what is certain is booked when a statement is imported. */
  @Column('boolean', { default: false })
  auto_certain!: boolean;

  @Column('text', { nullable: true })
  note!: string | null;

  @Column('jsonb', { default: {} })
  metadata!: Record<string, string>;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}

/** A word of the name, or an entry of the metadata: what `q` and `metadata` search. The repository keeps it. */
@Entity('bank_account_terms')
@Index('ix_bank_account_terms_term', ['organization_id', 'term', 'id'])
export class BankAccountTermEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_bank_account_terms' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_bank_account_terms' })
  id!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_bank_account_terms', collation: 'C' })
  term!: string;
}
