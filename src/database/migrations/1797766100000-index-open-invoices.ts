import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Open invoices are found by customer, by amount, and by the number in the way of payers: without the letters before
 * it, signs and zeros.
 *
 * Locks invoices against writes while the indexes are built, which hold the open ones alone.
 */
export class IndexOpenInvoices1797766100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX ix_invoices_open_customer ON invoices (organization_id, customer_id, due_date, id)
        WHERE status = 'open';
      CREATE INDEX ix_invoices_open_amount ON invoices (organization_id, currency, amount_due, id)
        WHERE status = 'open';
      CREATE INDEX ix_invoices_open_number
        ON invoices (organization_id, regexp_replace(upper(number), '^[A-Z]+|[^A-Z0-9]|0', '', 'g'))
        WHERE status = 'open';`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_invoices_open_number;
      DROP INDEX ix_invoices_open_amount;
      DROP INDEX ix_invoices_open_customer;`);
  }
}
