import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/**
 * An invoice can be settled by a discount for paying early, and by a small rest that is let go (decision 0275).
 *
 * Locks invoices for a moment; that what is there keeps to the new check is read without keeping writers out.
 */
export class CreateInvoiceDeductions1796900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoices
        ADD COLUMN amount_discounted bigint NOT NULL DEFAULT 0,
        ADD COLUMN amount_waived bigint NOT NULL DEFAULT 0,
        DROP CONSTRAINT ck_invoices_amount_due,
        ADD CONSTRAINT ck_invoices_amount_due CHECK (
          amount_due >= 0 AND amount_due = CASE WHEN status = 'void' THEN 0
            ELSE greatest(total + payable_rounding - prepaid_amount, 0) - amount_paid - amount_credited
              - amount_discounted - amount_waived END) NOT VALID,
        ADD CONSTRAINT ck_invoices_deducted CHECK (amount_discounted >= 0 AND amount_waived >= 0) NOT VALID;
      ALTER TABLE invoices VALIDATE CONSTRAINT ck_invoices_amount_due;
      ALTER TABLE invoices VALIDATE CONSTRAINT ck_invoices_deducted;

      CREATE TABLE invoice_deductions (
        organization_id uuid NOT NULL,
        invoice_id uuid NOT NULL,
        position integer NOT NULL,
        begins_at integer NOT NULL,
        kind text NOT NULL,
        currency text NOT NULL,
        amount bigint NOT NULL,
        tax bigint NOT NULL,
        tax_breakdown jsonb NOT NULL,
        day date NOT NULL,
        payment_id uuid,
        credit_note_id uuid,
        created_at timestamptz NOT NULL,
        CONSTRAINT pk_invoice_deductions PRIMARY KEY (organization_id, invoice_id, position),
        CONSTRAINT fk_invoice_deductions_invoice FOREIGN KEY (organization_id, invoice_id)
          REFERENCES invoices (organization_id, id),
        CONSTRAINT ck_invoice_deductions_kind CHECK (kind IN ('early_payment', 'bank_fee', 'rounding', 'goodwill')),
        CONSTRAINT ck_invoice_deductions_begins CHECK (
          begins_at <= position AND (begins_at < position OR amount > 0))
      );
      CREATE INDEX ix_invoice_deductions_day
        ON invoice_deductions (organization_id, day, currency, kind, tax, amount);
      ${tenantWall({ table: 'invoice_deductions', rights: 'SELECT, INSERT' })}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE invoice_deductions;
      ALTER TABLE invoices
        DROP CONSTRAINT ck_invoices_deducted,
        DROP CONSTRAINT ck_invoices_amount_due,
        DROP COLUMN amount_discounted,
        DROP COLUMN amount_waived,
        ADD CONSTRAINT ck_invoices_amount_due CHECK (
          amount_due >= 0 AND amount_due = CASE WHEN status = 'void' THEN 0
            ELSE greatest(total + payable_rounding - prepaid_amount, 0) - amount_paid - amount_credited
            END) NOT VALID;`);
  }
}
