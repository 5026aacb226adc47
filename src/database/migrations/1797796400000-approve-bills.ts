import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who opened and who approved a bill, and above which amount these are two people. Locks both tables for a moment. */
export class ApproveBills1797796400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bills ADD COLUMN opened_by text, ADD COLUMN approved_by text');
    await runner.query(`
      ALTER TABLE organizations
        ADD COLUMN approval_above bigint,
        ADD COLUMN approval_currency text,
        ADD CONSTRAINT ck_organizations_approval CHECK ((approval_above IS NULL) = (approval_currency IS NULL))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE organizations
        DROP CONSTRAINT ck_organizations_approval, DROP COLUMN approval_above, DROP COLUMN approval_currency`);
    await runner.query('ALTER TABLE bills DROP COLUMN opened_by, DROP COLUMN approved_by');
  }
}
