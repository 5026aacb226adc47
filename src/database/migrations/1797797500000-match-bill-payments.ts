import type { MigrationInterface, QueryRunner } from 'typeorm';

const OTHERS = `
  CASE kind
    WHEN 'recorded_refund' THEN (refund_id IS NULL) <> (refund_position IS NULL)
      AND (payment_id IS NULL) = (refund_id IS NULL) AND (credit_note_id IS NULL) = (refund_position IS NULL)
    WHEN 'refund' THEN payment_id IS NOT NULL AND refund_id IS NOT NULL AND refund_position IS NULL
      AND credit_note_id IS NULL`;

/**
 * Bank lines are payments to suppliers, too.
 *
 * Locks bank matches against writes while their constraints are checked.
 */
export class MatchBillPayments1797797500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bank_matches
        ADD COLUMN bill_payment_id uuid,
        ADD CONSTRAINT fk_bank_matches_bill_payment FOREIGN KEY (organization_id, bill_payment_id)
          REFERENCES bill_payments (organization_id, id),
        DROP CONSTRAINT ck_bank_matches_kind,
        ADD CONSTRAINT ck_bank_matches_kind CHECK (kind IN ('payment', 'recorded_payment', 'reversal', 'refund',
          'recorded_refund', 'bill_payment', 'recorded_bill_payment', 'fee', 'ignore')),
        ADD CONSTRAINT ck_bank_matches_bill_payment CHECK (
          (bill_payment_id IS NULL) = (kind <> ALL (ARRAY['bill_payment', 'recorded_bill_payment']))),
        DROP CONSTRAINT ck_bank_matches_outcome,
        ADD CONSTRAINT ck_bank_matches_outcome CHECK (${OTHERS}
          ELSE (payment_id IS NULL)
              = (kind = ANY (ARRAY['bill_payment', 'recorded_bill_payment', 'fee', 'ignore']))
            AND refund_id IS NULL AND refund_position IS NULL AND credit_note_id IS NULL
          END);
      CREATE INDEX ix_bank_matches_bill_payment ON bank_matches (organization_id, bill_payment_id)
        WHERE bill_payment_id IS NOT NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_bank_matches_bill_payment;
      ALTER TABLE bank_matches
        DROP CONSTRAINT ck_bank_matches_bill_payment,
        DROP CONSTRAINT ck_bank_matches_kind,
        DROP CONSTRAINT ck_bank_matches_outcome,
        ALTER COLUMN kind TYPE text
          USING CASE WHEN kind IN ('bill_payment', 'recorded_bill_payment') THEN 'ignore' ELSE kind END;
      ALTER TABLE bank_matches
        ADD CONSTRAINT ck_bank_matches_kind CHECK (
          kind IN ('payment', 'recorded_payment', 'reversal', 'refund', 'recorded_refund', 'fee', 'ignore')),
        ADD CONSTRAINT ck_bank_matches_outcome CHECK (${OTHERS}
          ELSE (payment_id IS NULL) = (kind IN ('fee', 'ignore')) AND refund_id IS NULL AND refund_position IS NULL
            AND credit_note_id IS NULL
          END),
        DROP COLUMN bill_payment_id;`);
  }
}
