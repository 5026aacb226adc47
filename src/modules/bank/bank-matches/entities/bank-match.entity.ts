import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import { CreditNoteEntity } from '../../../books/credit-notes/index.js';
import { PaymentEntity } from '../../../books/payments/index.js';
import { BankLineEntity, type MatchedBy } from '../../bank-statements/index.js';
import type { MatchKind } from '../domain/candidates.js';
import type { MatchFact, Verdict } from '../domain/verdicts.js';

const KEY: [string, string] = ['organization_id', 'id'];

/** What a bank line, or a part of it, is. Stays on record when it is undone. */
@Entity('bank_matches')
@Index('ix_bank_matches_line', ['organization_id', 'bank_line_id', 'created_at', 'id'])
@Index('ix_bank_matches_payment', ['organization_id', 'payment_id'], { where: 'payment_id IS NOT NULL' })
@Index('ix_bank_matches_credit_note', ['organization_id', 'credit_note_id'], {
  where: 'credit_note_id IS NOT NULL',
})
@Index('ix_bank_matches_bill_payment', ['organization_id', 'bill_payment_id'], {
  where: 'bill_payment_id IS NOT NULL',
})
@Index('uq_bank_matches_payment', ['organization_id', 'bank_line_id', 'payment_id'], {
  unique: true,
  where: `undone_at IS NULL AND kind IN ('payment', 'recorded_payment')`,
})
@Index('uq_bank_matches_reversal', ['organization_id', 'payment_id'], {
  unique: true,
  where: `undone_at IS NULL AND kind = 'reversal'`,
})
@Index('uq_bank_matches_refund', ['organization_id', 'refund_id'], {
  unique: true,
  where: 'undone_at IS NULL AND refund_id IS NOT NULL',
})
@Index('uq_bank_matches_credit_note_refund', ['organization_id', 'credit_note_id', 'refund_position'], {
  unique: true,
  where: 'undone_at IS NULL AND refund_position IS NOT NULL',
})
@ForeignKey(() => BankLineEntity, ['organization_id', 'bank_line_id'], KEY, {
  name: 'fk_bank_matches_line',
  onDelete: 'CASCADE',
})
@ForeignKey(() => PaymentEntity, ['organization_id', 'payment_id'], KEY, { name: 'fk_bank_matches_payment' })
@ForeignKey(() => CreditNoteEntity, ['organization_id', 'credit_note_id'], KEY, {
  name: 'fk_bank_matches_credit_note',
})
@ForeignKey('BillPaymentEntity', ['organization_id', 'bill_payment_id'], KEY, {
  name: 'fk_bank_matches_bill_payment',
})
@Check(
  'ck_bank_matches_kind',
  `kind IN ('payment', 'recorded_payment', 'reversal', 'refund', 'recorded_refund', 'bill_payment',
            'recorded_bill_payment', 'fee', 'ignore')`,
)
@Check(
  'ck_bank_matches_bill_payment',
  `(bill_payment_id IS NULL) = (kind <> ALL (ARRAY['bill_payment', 'recorded_bill_payment']))`,
)
@Check('ck_bank_matches_amount', 'amount <> 0')
@Check('ck_bank_matches_by', `matched_by IN ('request', 'accept_certain', 'auto_certain')`)
@Check('ck_bank_matches_verdict', `verdict IN ('certain', 'likely', 'possible')`)
@Check(
  'ck_bank_matches_outcome',
  `CASE kind
     WHEN 'recorded_refund' THEN (refund_id IS NULL) <> (refund_position IS NULL)
       AND (payment_id IS NULL) = (refund_id IS NULL) AND (credit_note_id IS NULL) = (refund_position IS NULL)
     WHEN 'refund' THEN payment_id IS NOT NULL AND refund_id IS NOT NULL AND refund_position IS NULL
       AND credit_note_id IS NULL
     ELSE (payment_id IS NULL) = (kind = ANY (ARRAY['bill_payment', 'recorded_bill_payment', 'fee', 'ignore']))
       AND refund_id IS NULL AND refund_position IS NULL
       AND credit_note_id IS NULL
     END`,
)
export class BankMatchEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_bank_matches' })
  organization_id!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'pk_bank_matches' })
  id!: string;

  @Column('uuid')
  bank_line_id!: string;

  @Column('text')
  kind!: MatchKind;

  /** With the sign of the line that it is a part of: what it is of a payment is above zero. */
  @Column('bigint')
  amount!: MinorUnits;

  @Column('uuid', { nullable: true })
  payment_id!: string | null;

  /** The refund of the payment that the line is. */
  @Column('uuid', { nullable: true })
  refund_id!: string | null;

  @Column('uuid', { nullable: true })
  credit_note_id!: string | null;

  /** The refund of the credit note that the line is. */
  @Column('integer', { nullable: true })
  refund_position!: number | null;

  /** The payment to a supplier that the line is. */
  @Column('uuid', { nullable: true })
  bill_payment_id!: string | null;

  /** Whether it made its outcome, so that undoing it takes that back. */
  @Column('boolean')
  is_made!: boolean;

  /** Why a part has nothing to do with the books. */
  @Column('text', { nullable: true })
  reason!: string | null;

  /** What was proposed, if it was. */
  @Column('text', { nullable: true })
  verdict!: Verdict | null;

  @Column('text', { array: true, default: {} })
  facts!: readonly MatchFact[];

  /** Who said so, as far as it is not one line that somebody looked at. */
  @Column('text', { default: 'request' })
  matched_by!: MatchedBy;

  /** The rule that it follows, which may be deleted by now. */
  @Column('uuid', { nullable: true })
  matching_rule_id!: string | null;

  @Column('timestamptz', { nullable: true })
  undone_at!: Date | null;

  @Column('timestamptz')
  created_at!: Date;
}
