import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { PaymentFacts } from '../../../../kernel/bank/read-statement.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import { BankAccountEntity } from '../../bank-accounts/index.js';
import type { LineState } from '../domain/line-state.js';
import { BankStatementEntity } from './bank-statement.entity.js';

/** One of the payments of a batch; its amount in the smallest unit of the currency, as a text. */
export interface StoredDetail extends PaymentFacts {
  readonly amount: string | null;
}

/** A booked entry of an account, once, however many statements have it. */
@Entity('bank_lines')
@Index('ix_bank_lines_created_at', ['organization_id', 'created_at', 'id'])
@Index('ix_bank_lines_booked_on', ['organization_id', 'booked_on', 'id'])
@Index('ix_bank_lines_account', ['organization_id', 'bank_account_id', 'booked_on', 'id'])
@Index('ix_bank_lines_left', ['organization_id', 'bank_account_id', 'booked_on', 'id'], {
  where: `state = 'new'`,
})
@Index('ix_bank_lines_account_created_at', ['organization_id', 'bank_account_id', 'created_at', 'id'])
@Index('ix_bank_lines_statement', ['organization_id', 'bank_statement_id', 'booked_on', 'id'])
@Index('ix_bank_lines_state', ['organization_id', 'state', 'created_at', 'id'])
@Index('ix_bank_lines_state_booked_on', ['organization_id', 'state', 'booked_on', 'id'])
@Index('ix_bank_lines_amount', ['organization_id', 'currency', 'amount'])
@Index('ix_bank_lines_counterparty', ['organization_id', 'counterparty_iban'], {
  where: 'counterparty_iban IS NOT NULL AND matched_amount <> 0',
})
@ForeignKey(() => BankAccountEntity, ['organization_id', 'bank_account_id'], ['organization_id', 'id'], {
  name: 'fk_bank_lines_account',
})
@ForeignKey(() => BankStatementEntity, ['organization_id', 'bank_statement_id'], ['organization_id', 'id'], {
  name: 'fk_bank_lines_statement',
})
@Check('ck_bank_lines_state', `state IN ('new', 'held', 'ignored', 'matched')`)
@Check('ck_bank_lines_matched_amount', 'matched_amount BETWEEN least(amount, 0) AND greatest(amount, 0)')
@Check('ck_bank_lines_matched', `(state = 'matched') = (amount <> 0 AND matched_amount = amount)`)
@Check('ck_bank_lines_held', `state = 'held' OR hold_until IS NULL`)
export class BankLineEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_bank_lines' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_bank_lines' })
  id!: string;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('uuid')
  bank_account_id!: string;

  /** The statement that brought it; others that have it, too, are in `also_in`. */
  @Column('uuid')
  bank_statement_id!: string;

  @Column('uuid', { array: true, default: {} })
  also_in!: string[];

  /** The line of the file that it begins in, from 1. */
  @Column('integer')
  position!: number;

  @Column('date')
  booked_on!: string;

  @Column('date', { nullable: true })
  valued_on!: string | null;

  @Column('bigint')
  amount!: MinorUnits;

  @Column('text')
  currency!: CurrencyCode;

  @Column('text', { nullable: true })
  counterparty_name!: string | null;

  @Column('text', { nullable: true })
  counterparty_iban!: string | null;

  @Column('text', { nullable: true })
  counterparty_bic!: string | null;

  @Column('text', { nullable: true })
  text!: string | null;

  @Column('text', { nullable: true })
  end_to_end_id!: string | null;

  @Column('text', { nullable: true })
  mandate_id!: string | null;

  @Column('text', { nullable: true })
  creditor_id!: string | null;

  @Column('text', { nullable: true })
  structured_reference!: string | null;

  @Column('text', { nullable: true })
  return_reason!: string | null;

  @Column('text', { nullable: true })
  original_amount!: string | null;

  @Column('text', { nullable: true })
  original_currency!: string | null;

  @Column('text', { nullable: true })
  bank_reference!: string | null;

  @Column('text', { nullable: true })
  batch_reference!: string | null;

  @Column('text', { nullable: true })
  bank_code!: string | null;

  @Column('text', { nullable: true })
  transaction_code!: string | null;

  @Column('bigint', { nullable: true })
  charges!: MinorUnits | null;

  @Column('jsonb', { default: [] })
  details!: readonly StoredDetail[];

  /** How much of it is said what it is. */
  @Column('bigint', { default: 0 })
  matched_amount!: MinorUnits;

  @Column('text')
  state!: LineState;

  @Column('date', { nullable: true })
  hold_until!: string | null;

  /** Why it is held or ignored. */
  @Column('text', { nullable: true })
  note!: string | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}
