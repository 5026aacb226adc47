import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Quotes are sent by mail, and links show them.
 *
 * Locks links while the check is made, which reads all of them; of quotes, the columns alone.
 */
export class SendQuotes1797791000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE quotes ADD COLUMN sent_at timestamptz, ADD COLUMN viewed_at timestamptz;
      ALTER TABLE invoice_links
        ADD COLUMN quote_id uuid,
        DROP CONSTRAINT ck_invoice_links_document,
        ADD CONSTRAINT ck_invoice_links_document CHECK (num_nonnulls(invoice_id, credit_note_id, quote_id) = 1);
      CREATE INDEX ix_invoice_links_quote ON invoice_links (organization_id, quote_id, created_at, id)
        WHERE quote_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM invoice_links WHERE quote_id IS NOT NULL;
      ALTER TABLE invoice_links
        DROP COLUMN quote_id,
        ADD CONSTRAINT ck_invoice_links_document CHECK (num_nonnulls(invoice_id, credit_note_id) = 1);
      ALTER TABLE quotes DROP COLUMN viewed_at, DROP COLUMN sent_at`);
  }
}
