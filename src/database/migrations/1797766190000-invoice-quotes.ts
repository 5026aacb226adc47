import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Invoices name the quote that they were made of, and their lines its lines; what is left of a quote follows from them.
 *
 * Locks invoices against writes while the index is built; of rows that no quote became, it has none.
 */
export class InvoiceQuotes1797766190000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoices ADD COLUMN quote_id uuid;
      ALTER TABLE invoice_items ADD COLUMN quote_item_id uuid;
      CREATE INDEX ix_invoices_quote ON invoices (organization_id, quote_id, created_at, id)
        WHERE quote_id IS NOT NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_invoices_quote;
      ALTER TABLE invoice_items DROP COLUMN quote_item_id;
      ALTER TABLE invoices DROP COLUMN quote_id;`);
  }
}
