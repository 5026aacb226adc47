import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Recurring invoices tell what an invoice of theirs comes to, are listed by their next date, and can be deleted before
 * anything ran. Invoices are found by what made them.
 *
 * Locks invoices against writes while the index is built; of rows that no recurring invoice made, it has none.
 */
export class TellAmountsOfRecurringInvoices1797680620000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE recurring_invoices ADD COLUMN total bigint, ADD COLUMN currency text;
      CREATE INDEX ix_recurring_invoices_next ON recurring_invoices (organization_id, next_on, id)
        WHERE next_on IS NOT NULL;
      GRANT DELETE ON recurring_invoices, recurring_runs TO countinghouse_runtime;
      CREATE INDEX ix_invoices_recurring ON invoices (organization_id, recurring_invoice_id, created_at, id)
        WHERE recurring_invoice_id IS NOT NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_invoices_recurring;
      REVOKE DELETE ON recurring_invoices, recurring_runs FROM countinghouse_runtime;
      ALTER TABLE recurring_invoices DROP COLUMN total, DROP COLUMN currency;
      DROP INDEX ix_recurring_invoices_next;`);
  }
}
