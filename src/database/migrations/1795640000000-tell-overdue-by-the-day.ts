import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One job of an organization each day announces what is overdue (decision 0140): it reads the index of open due
 * invoices alone, and the first invoice of a day orders it. Jobs of single invoices that wait already stay and are run.
 *
 * Locks invoices for one reading of the open ones.
 */
export class TellOverdueByTheDay1795640000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE number_series ADD COLUMN last_issued_at timestamptz;
      DROP INDEX ix_invoices_open_due;
      CREATE INDEX ix_invoices_open_due
        ON invoices (organization_id, due_date, id, currency, amount_due, overdue_at) WHERE status = 'open';`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_invoices_open_due;
      CREATE INDEX ix_invoices_open_due
        ON invoices (organization_id, due_date, id, currency, amount_due) WHERE status = 'open';
      ALTER TABLE number_series DROP COLUMN last_issued_at;`);
  }
}
