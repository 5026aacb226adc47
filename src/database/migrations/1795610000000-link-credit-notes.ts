import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Links show credit notes, too.
 *
 * Locks links while the check is made, which reads all of them.
 */
export class LinkCreditNotes1795610000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoice_links
        ADD COLUMN credit_note_id uuid,
        ALTER COLUMN invoice_id DROP NOT NULL,
        ADD CONSTRAINT ck_invoice_links_document CHECK (num_nonnulls(invoice_id, credit_note_id) = 1),
        ADD CONSTRAINT fk_invoice_links_credit_note FOREIGN KEY (organization_id, credit_note_id)
          REFERENCES credit_notes (organization_id, id);
      CREATE INDEX ix_invoice_links_credit_note ON invoice_links (organization_id, credit_note_id, created_at, id)
        WHERE credit_note_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM invoice_links WHERE credit_note_id IS NOT NULL;
      ALTER TABLE invoice_links
        DROP COLUMN credit_note_id,
        ALTER COLUMN invoice_id SET NOT NULL`);
  }
}
