import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';
import { termsTable } from './support/terms-table.js';

/** Whom an organization buys from. Locks nothing. */
export class CreateSuppliers1797793060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
    await runner.query(termsTable('supplier'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE supplier_terms, suppliers');
  }
}

const TABLE = `
  CREATE TABLE suppliers (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    version integer NOT NULL DEFAULT 1,
    name text NOT NULL,
    name_key text COLLATE "C" NOT NULL,
    trading_name text,
    email text,
    phone text,
    external_id text,
    our_number text,
    tax_ids jsonb NOT NULL DEFAULT '[]',
    legal_registration jsonb,
    electronic_address jsonb,
    address jsonb,
    bank_accounts jsonb NOT NULL DEFAULT '[]',
    currency text,
    payment_terms jsonb,
    note text,
    metadata jsonb NOT NULL DEFAULT '{}',
    archived_at timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_suppliers PRIMARY KEY (organization_id, id),
    CONSTRAINT uq_suppliers_external_id UNIQUE (organization_id, external_id)
  );
  CREATE INDEX ix_suppliers_created_at ON suppliers (organization_id, created_at, id);
  CREATE INDEX ix_suppliers_updated_at ON suppliers (organization_id, updated_at, id);
  CREATE INDEX ix_suppliers_name ON suppliers (organization_id, name_key, id);
  ${tenantWall({ table: 'suppliers', rights: 'SELECT, INSERT, UPDATE, DELETE' })}`;
