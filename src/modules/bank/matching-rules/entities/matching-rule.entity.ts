import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { CustomerEntity } from '../../../books/customers/index.js';
import { BankAccountEntity } from '../../bank-accounts/index.js';
import type { RuleDirection, RuleOutcome } from '../domain/rule.js';

const KEY: [string, string] = ['organization_id', 'id'];

/** What lines with something in common are. */
@Entity('matching_rules')
@Index('ix_matching_rules_created_at', ['organization_id', 'created_at', 'id'])
@Index('ix_matching_rules_position', ['organization_id', 'position', 'id'])
@Index('ix_matching_rules_updated_at', ['organization_id', 'updated_at', 'id'])
@Index('ix_matching_rules_customer', ['organization_id', 'customer_id', 'created_at', 'id'], {
  where: 'customer_id IS NOT NULL',
})
@Index('ix_matching_rules_bank_account', ['organization_id', 'bank_account_id'], {
  where: 'bank_account_id IS NOT NULL',
})
@ForeignKey(() => BankAccountEntity, ['organization_id', 'bank_account_id'], KEY, {
  name: 'fk_matching_rules_bank_account',
  onDelete: 'CASCADE',
})
@ForeignKey(() => CustomerEntity, ['organization_id', 'customer_id'], ['organization_id', 'standing_id'], {
  name: 'fk_matching_rules_customer',
  onDelete: 'CASCADE',
})
@Check('ck_matching_rules_direction', `direction IN ('in', 'out')`)
@Check('ck_matching_rules_outcome', `outcome IN ('customer', 'fee', 'ignore')`)
@Check('ck_matching_rules_customer', `(outcome = 'customer') = (customer_id IS NOT NULL)`)
export class MatchingRuleEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_matching_rules' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_matching_rules' })
  id!: string;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('text')
  name!: string;

  /** Of rules that say the same of a line, the one with the smaller position is named. */
  @Column('integer')
  position!: number;

  @Column('boolean', { default: true })
  is_active!: boolean;

  @Column('uuid', { nullable: true })
  bank_account_id!: string | null;

  @Column('text', { nullable: true })
  direction!: RuleDirection | null;

  @Column('text', { nullable: true })
  counterparty_iban!: string | null;

  @Column('text', { nullable: true })
  name_contains!: string | null;

  @Column('text', { nullable: true })
  text_contains!: string | null;

  @Column('numeric', { precision: 19, scale: 6, nullable: true })
  amount_from!: Decimal | null;

  @Column('numeric', { precision: 19, scale: 6, nullable: true })
  amount_to!: Decimal | null;

  @Column('text')
  outcome!: RuleOutcome;

  @Column('uuid', { nullable: true })
  customer_id!: string | null;

  /** Why a line has nothing to do with the books, or what a fee is for. */
  @Column('text', { nullable: true })
  reason!: string | null;

  /** Whether what it says of a line is booked without a person, where the bank account lets that be. */
  @Column('boolean', { default: false })
  is_certain!: boolean;

  /** How many lines were matched as it says. */
  @Column('integer', { default: 0 })
  uses!: number;

  @Column('timestamptz', { nullable: true })
  last_used_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}
