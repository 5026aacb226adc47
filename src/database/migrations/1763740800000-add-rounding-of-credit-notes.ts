import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A credit note names its invoice by number, and takes back the rounding of its amount payable.
 *
 * Locks credit_notes while it is changed; no release before this one has written any.
 */
export class AddRoundingOfCreditNotes1763740800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE credit_notes
        DROP CONSTRAINT ck_credit_notes_amounts,
        ADD COLUMN invoice_number text NOT NULL,
        ADD COLUMN payable_rounding bigint NOT NULL DEFAULT 0,
        ADD CONSTRAINT ck_credit_notes_amounts CHECK (
          applied_amount >= 0 AND refunded_amount >= 0 AND unapplied_amount >= 0
          AND (status = 'void' OR total + payable_rounding = applied_amount + refunded_amount + unapplied_amount))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE credit_notes
        DROP CONSTRAINT ck_credit_notes_amounts,
        DROP COLUMN invoice_number,
        DROP COLUMN payable_rounding,
        ADD CONSTRAINT ck_credit_notes_amounts CHECK (
          applied_amount >= 0 AND refunded_amount >= 0 AND unapplied_amount >= 0
          AND (status = 'void' OR total = applied_amount + refunded_amount + unapplied_amount))`);
  }
}
