import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/** Contents of invoices that are kept under a name. */
export class CreateInvoiceTemplates1797796600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE invoice_templates (
        organization_id uuid NOT NULL,
        id uuid NOT NULL,
        version integer NOT NULL DEFAULT 1,
        name text NOT NULL,
        name_key text COLLATE "C" NOT NULL,
        content jsonb NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT pk_invoice_templates PRIMARY KEY (organization_id, id)
      );
      CREATE INDEX ix_invoice_templates_created_at ON invoice_templates (organization_id, created_at, id);
      CREATE INDEX ix_invoice_templates_updated_at ON invoice_templates (organization_id, updated_at, id);
      CREATE INDEX ix_invoice_templates_name ON invoice_templates (organization_id, name_key, id);
      ${tenantWall({ table: 'invoice_templates', rights: 'SELECT, INSERT, UPDATE, DELETE' })}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE invoice_templates');
  }
}
