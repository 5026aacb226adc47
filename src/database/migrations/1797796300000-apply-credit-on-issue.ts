import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Credit of a customer settles new invoices where the organization or the customer wants it. No row is written anew;
 * both tables are locked for a moment.
 */
export class ApplyCreditOnIssue1797796300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE organizations
        ADD COLUMN apply_credit text NOT NULL DEFAULT 'off',
        ADD CONSTRAINT ck_organizations_apply_credit CHECK (apply_credit IN ('off', 'oldest_first'))
    `);
    await runner.query(`
      ALTER TABLE customers
        ADD COLUMN apply_credit text,
        ADD CONSTRAINT ck_customers_apply_credit CHECK (apply_credit IN ('off', 'oldest_first'))
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE customers DROP COLUMN apply_credit');
    await runner.query('ALTER TABLE organizations DROP COLUMN apply_credit');
  }
}
