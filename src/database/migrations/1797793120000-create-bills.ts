import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/** What suppliers ask an organization to pay. Locks nothing. */
export class CreateBills1797793120000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bills');
  }
}

const TABLE = `
  CREATE TABLE bills (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    version integer NOT NULL DEFAULT 1,
    status text NOT NULL,
    kind text NOT NULL,
    supplier_id uuid,
    supplier_match jsonb,
    file_id uuid,
    supplier_number text,
    issue_date date,
    received_on date NOT NULL,
    due_date date,
    currency text,
    subtotal bigint,
    tax_total bigint,
    total bigint,
    amount_payable bigint,
    tax_breakdown jsonb NOT NULL DEFAULT '[]',
    lines jsonb NOT NULL DEFAULT '[]',
    seller jsonb,
    buyer jsonb,
    payment jsonb NOT NULL DEFAULT '{}',
    order_reference text,
    reading jsonb,
    differences jsonb NOT NULL DEFAULT '[]',
    findings jsonb NOT NULL DEFAULT '[]',
    accepted_findings jsonb NOT NULL DEFAULT '[]',
    reason text,
    note text,
    metadata jsonb NOT NULL DEFAULT '{}',
    opened_at timestamptz,
    approved_at timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_bills PRIMARY KEY (organization_id, id),
    CONSTRAINT fk_bills_supplier FOREIGN KEY (organization_id, supplier_id)
      REFERENCES suppliers (organization_id, id),
    CONSTRAINT fk_bills_file FOREIGN KEY (organization_id, file_id)
      REFERENCES received_files (organization_id, id),
    CONSTRAINT ck_bills_status
      CHECK (status IN ('inbox', 'draft', 'open', 'approved', 'disputed', 'rejected', 'void')),
    CONSTRAINT ck_bills_kind CHECK (kind IN ('invoice', 'credit_note')),
    CONSTRAINT ck_bills_total CHECK (total IS NULL OR currency IS NOT NULL)
  );
  CREATE UNIQUE INDEX uq_bills_supplier_number ON bills (organization_id, supplier_id, supplier_number)
    WHERE status <> ALL (ARRAY['rejected', 'void']);
  CREATE UNIQUE INDEX uq_bills_file ON bills (organization_id, file_id)
    WHERE status <> ALL (ARRAY['rejected', 'void']);
  CREATE INDEX ix_bills_file ON bills (organization_id, file_id);
  CREATE INDEX ix_bills_created_at ON bills (organization_id, created_at, id);
  CREATE INDEX ix_bills_issue_date ON bills (organization_id, issue_date, id);
  CREATE INDEX ix_bills_due_date ON bills (organization_id, due_date, id);
  CREATE INDEX ix_bills_status ON bills (organization_id, status, created_at, id);
  CREATE INDEX ix_bills_status_due_date ON bills (organization_id, status, due_date, id);
  CREATE INDEX ix_bills_supplier ON bills (organization_id, supplier_id, created_at, id);
  CREATE INDEX ix_bills_number ON bills (organization_id, supplier_number, created_at, id);
  ${tenantWall({ table: 'bills', rights: 'SELECT, INSERT, UPDATE, DELETE' })}`;
