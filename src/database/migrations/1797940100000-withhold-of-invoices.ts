import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a customer withholds of an invoice for the authority is never asked for (decision 0467).
 *
 * Locks these tables for a moment; that what is there keeps to the new checks is read without keeping writers out.
 */
export class WithholdOfInvoices1797940100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE customers ADD COLUMN withholdings jsonb;
      ALTER TABLE invoices
        ADD COLUMN withholdings jsonb,
        ADD COLUMN withholding_total bigint NOT NULL DEFAULT 0,
        ADD COLUMN withholding_credited bigint NOT NULL DEFAULT 0,
        ADD COLUMN certified_amount bigint NOT NULL DEFAULT 0,
        ADD COLUMN certificates jsonb,
        DROP CONSTRAINT ck_invoices_amount_due,
        ADD CONSTRAINT ck_invoices_amount_due CHECK (
          amount_due >= 0 AND amount_due = CASE WHEN status = 'void' THEN 0
            ELSE greatest(total - withholding_total + payable_rounding - prepaid_amount, 0) - amount_paid
              - amount_credited - amount_discounted - amount_waived END) NOT VALID,
        ADD CONSTRAINT ck_invoices_withheld CHECK (
          withholding_total BETWEEN 0 AND total AND withholding_credited BETWEEN 0 AND withholding_total
          AND certified_amount >= 0) NOT VALID;
      ALTER TABLE invoices VALIDATE CONSTRAINT ck_invoices_amount_due;
      ALTER TABLE invoices VALIDATE CONSTRAINT ck_invoices_withheld;

      ALTER TABLE credit_notes
        ADD COLUMN withholdings jsonb,
        ADD COLUMN withholding_total bigint NOT NULL DEFAULT 0,
        DROP CONSTRAINT ck_credit_notes_amounts,
        ADD CONSTRAINT ck_credit_notes_amounts CHECK (
          applied_amount >= 0 AND refunded_amount >= 0 AND unapplied_amount >= 0
          AND withholding_total BETWEEN 0 AND total
          AND (status = 'void' OR total - withholding_total + payable_rounding
            = applied_amount + refunded_amount + unapplied_amount)) NOT VALID;
      ALTER TABLE credit_notes VALIDATE CONSTRAINT ck_credit_notes_amounts;

      CREATE INDEX ix_invoices_withheld ON invoices (organization_id, created_at, id)
        WHERE withholding_total > 0;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_invoices_withheld;
      ALTER TABLE customers DROP COLUMN withholdings;
      ALTER TABLE credit_notes
        DROP CONSTRAINT ck_credit_notes_amounts,
        DROP COLUMN withholdings,
        DROP COLUMN withholding_total,
        ADD CONSTRAINT ck_credit_notes_amounts CHECK (
          applied_amount >= 0 AND refunded_amount >= 0 AND unapplied_amount >= 0
          AND (status = 'void' OR total + payable_rounding = applied_amount + refunded_amount + unapplied_amount))
          NOT VALID;
      ALTER TABLE invoices
        DROP CONSTRAINT ck_invoices_withheld,
        DROP CONSTRAINT ck_invoices_amount_due,
        DROP COLUMN withholdings,
        DROP COLUMN withholding_total,
        DROP COLUMN withholding_credited,
        DROP COLUMN certified_amount,
        DROP COLUMN certificates,
        ADD CONSTRAINT ck_invoices_amount_due CHECK (
          amount_due >= 0 AND amount_due = CASE WHEN status = 'void' THEN 0
            ELSE greatest(total + payable_rounding - prepaid_amount, 0) - amount_paid - amount_credited
              - amount_discounted - amount_waived END) NOT VALID;`);
  }
}
