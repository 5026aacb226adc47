import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invoices that are paid in instalments, each of which is reminded of by itself. Locks both tables for a moment. */
export class PlanPayments1797796800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoices ADD COLUMN payment_plan jsonb;
      CREATE INDEX ix_invoices_open_plan ON invoices (organization_id, id)
        WHERE status = 'open' AND payment_plan IS NOT NULL;
      ALTER TABLE reminders ADD COLUMN instalment integer NOT NULL DEFAULT 1;
      ALTER TABLE reminders DROP CONSTRAINT pk_reminders;
      ALTER TABLE reminders ADD CONSTRAINT pk_reminders PRIMARY KEY (organization_id, invoice_id, instalment, level);
      ALTER TABLE reminders ADD CONSTRAINT ck_reminders_instalment CHECK (instalment > 0)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM reminders WHERE instalment > 1;
      ALTER TABLE reminders DROP CONSTRAINT ck_reminders_instalment;
      ALTER TABLE reminders DROP CONSTRAINT pk_reminders;
      ALTER TABLE reminders ADD CONSTRAINT pk_reminders PRIMARY KEY (organization_id, invoice_id, level);
      ALTER TABLE reminders DROP COLUMN instalment;
      DROP INDEX ix_invoices_open_plan;
      ALTER TABLE invoices DROP COLUMN payment_plan`);
  }
}
