import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/**
 * Links that show an invoice to its customer, and when a customer first looked.
 *
 * Locks invoices for the moment in which a column without a default is added.
 */
export class CreateLinks1795530000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LINKS);
    await runner.query('ALTER TABLE invoices ADD COLUMN viewed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoices DROP COLUMN viewed_at; DROP TABLE invoice_links');
  }
}

/** Only the hash of a token is kept. A draft that is deleted has no links. */
const LINKS = `
  CREATE TABLE invoice_links (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    invoice_id uuid NOT NULL,
    token_hash bytea NOT NULL,
    channel text NOT NULL,
    created_at timestamptz NOT NULL,
    expires_at timestamptz,
    ended_at timestamptz,
    views integer NOT NULL DEFAULT 0,
    first_viewed_at timestamptz,
    last_viewed_at timestamptz,
    CONSTRAINT pk_invoice_links PRIMARY KEY (organization_id, id),
    CONSTRAINT uq_invoice_links_token_hash UNIQUE (organization_id, token_hash),
    CONSTRAINT ck_invoice_links_channel CHECK (channel IN ('email', 'other')),
    CONSTRAINT fk_invoice_links_invoice FOREIGN KEY (organization_id, invoice_id)
      REFERENCES invoices (organization_id, id)
  );
  CREATE INDEX ix_invoice_links_invoice ON invoice_links (organization_id, invoice_id, created_at, id);
  ${tenantWall({ table: 'invoice_links', rights: 'SELECT, INSERT, UPDATE' })}`;
