import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/**
 * What goes with invoices: the bytes in a table of their own, and what is said of them on the invoice.
 *
 * Locks invoices for an instant: a column without a default rewrites nothing.
 */
export class CreateInvoiceAttachments1795420060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoices ADD COLUMN attachments jsonb;');
    await runner.query(INVOICE_ATTACHMENTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE invoice_attachments;');
    await runner.query('ALTER TABLE invoices DROP COLUMN attachments;');
  }
}

/** They go with a draft that is deleted; an issued invoice is not. */
const INVOICE_ATTACHMENTS = `
  CREATE TABLE invoice_attachments (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    invoice_id uuid NOT NULL,
    content bytea,
    created_at timestamptz NOT NULL,
    CONSTRAINT pk_invoice_attachments PRIMARY KEY (organization_id, id),
    CONSTRAINT fk_invoice_attachments_invoice FOREIGN KEY (organization_id, invoice_id)
      REFERENCES invoices (organization_id, id) ON DELETE CASCADE
  );
  CREATE INDEX ix_invoice_attachments_invoice ON invoice_attachments (organization_id, invoice_id, id);
  ${tenantWall({ table: 'invoice_attachments', rights: 'SELECT, INSERT, DELETE' })}`;
