import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import { BankAccountEntity } from '../../../bank/bank-accounts/index.js';
import type { PaymentRunStatus } from '../domain/payment-run.js';
import type { LeftOutReason } from '../domain/transfer-of.js';
import type { PaymentRunItemEntity } from './payment-run-item.entity.js';

/** Approved bills that are paid together from one account on one day. */
@Entity('payment_runs')
@Index('ix_payment_runs_created_at', ['organization_id', 'created_at', 'id'])
@Index('ix_payment_runs_execute_on', ['organization_id', 'execute_on', 'id'])
@Index('ix_payment_runs_status', ['organization_id', 'status', 'created_at', 'id'])
@ForeignKey(() => BankAccountEntity, ['organization_id', 'bank_account_id'], ['organization_id', 'id'], {
  name: 'fk_payment_runs_bank_account',
})
@Check('ck_payment_runs_status', `status IN ('proposed', 'released', 'settled', 'cancelled')`)
@Check('ck_payment_runs_total', 'total > 0 AND transfers > 0')
@Check('ck_payment_runs_file', '(file IS NULL) = (file_sha256 IS NULL)')
export class PaymentRunEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_payment_runs' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_payment_runs' })
  id!: string;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('text')
  status!: PaymentRunStatus;

  @Column('uuid')
  bank_account_id!: string;

  @Column('date')
  execute_on!: string;

  @Column('text')
  currency!: 'EUR';

  @Column('bigint')
  total!: MinorUnits;

  @Column('integer')
  transfers!: number;

  /** Bills that were due and are not in it. */
  @Column('jsonb', { default: [] })
  left_out!: readonly { readonly bill_id: string; readonly reason: LeftOutReason }[];

  /** The file for the bank, once it is released. */
  @Column('text', { nullable: true })
  file!: string | null;

  @Column('text', { nullable: true })
  file_sha256!: string | null;

  @Column('timestamptz', { nullable: true })
  released_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz')
  updated_at!: Date;
}

/** A run with its transfers in their order. */
export type PaymentRunWithItems = PaymentRunEntity & { readonly items: readonly PaymentRunItemEntity[] };
