import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { StatementKind } from '../../../../kernel/bank/read-statement.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import { BankAccountEntity } from '../../bank-accounts/index.js';

/** A statement that was imported. Its balances are in the currency of the account. */
@Entity('bank_statements')
@Unique('uq_bank_statements_file', ['organization_id', 'bank_account_id', 'file_sha256', 'position'])
@Index('ix_bank_statements_created_at', ['organization_id', 'created_at', 'id'])
@Index('ix_bank_statements_account', ['organization_id', 'bank_account_id', 'created_at', 'id'])
@ForeignKey(() => BankAccountEntity, ['organization_id', 'bank_account_id'], ['organization_id', 'id'], {
  name: 'fk_bank_statements_account',
})
@Check('ck_bank_statements_kind', `kind IN ('camt052', 'camt053', 'camt054', 'mt940', 'csv')`)
@Check('ck_bank_statements_opening', '(opening_on IS NULL) = (opening_balance IS NULL)')
@Check('ck_bank_statements_closing', '(closing_on IS NULL) = (closing_balance IS NULL)')
export class BankStatementEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_bank_statements' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_bank_statements' })
  id!: string;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('uuid')
  bank_account_id!: string;

  @Column('text')
  kind!: StatementKind;

  /** Of the bytes of the file, in hexadecimal. */
  @Column('text')
  file_sha256!: string;

  /** Its place among the statements of the file, from 1. */
  @Column('integer')
  position!: number;

  @Column('text', { nullable: true })
  statement_id!: string | null;

  @Column('text', { nullable: true })
  sequence!: string | null;

  /** The days of its first and its last line. */
  @Column('date', { nullable: true })
  from_on!: string | null;

  @Column('date', { nullable: true })
  to_on!: string | null;

  @Column('date', { nullable: true })
  opening_on!: string | null;

  @Column('bigint', { nullable: true })
  opening_balance!: MinorUnits | null;

  @Column('date', { nullable: true })
  closing_on!: string | null;

  @Column('bigint', { nullable: true })
  closing_balance!: MinorUnits | null;

  /** False where lines of the closing day may follow. */
  @Column('boolean')
  is_closing_final!: boolean;

  /** Whether opening, lines and closing were compared; they always agree then. */
  @Column('boolean')
  is_balanced!: boolean;

  /** Whether entries that take back another one had the other sign than the format says. */
  @Column('boolean')
  is_reversal_turned!: boolean;

  @Column('integer')
  new_lines!: number;

  @Column('integer')
  known_lines!: number;

  @Column('integer')
  filled_lines!: number;

  @Column('integer')
  left_out!: number;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}
