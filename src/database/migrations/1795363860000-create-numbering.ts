import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/** Numbers without gaps and the chain of what was issued under them (decision 0022). Locks nothing. */
export class CreateNumbering1795363860000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(NUMBER_SERIES);
    await runner.query(ISSUED_DOCUMENTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE issued_documents, number_series;');
  }
}

/** Half of each page stays free, so that the next number is written beside the last one. */
const NUMBER_SERIES = `
  CREATE TABLE number_series (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    version integer NOT NULL DEFAULT 1,
    document_type text NOT NULL,
    format text NOT NULL,
    reset text NOT NULL,
    period text NOT NULL,
    last_sequence integer NOT NULL DEFAULT 0,
    documents bigint NOT NULL DEFAULT 0,
    last_issue_date date,
    last_hash bytea,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_number_series PRIMARY KEY (organization_id, id),
    CONSTRAINT uq_number_series_document_type UNIQUE (organization_id, document_type),
    CONSTRAINT fk_number_series_organization FOREIGN KEY (organization_id) REFERENCES organizations (id),
    CONSTRAINT ck_number_series_document_type CHECK (document_type IN ('invoice', 'credit_note')),
    CONSTRAINT ck_number_series_reset CHECK (reset IN ('never', 'yearly', 'monthly'))
  ) WITH (fillfactor = 50);
  ${tenantWall({ table: 'number_series', rights: 'SELECT, INSERT, UPDATE' })}`;

/** What was issued can be neither changed nor deleted by the service. */
const ISSUED_DOCUMENTS = `
  CREATE TABLE issued_documents (
    organization_id uuid NOT NULL,
    series_id uuid NOT NULL,
    position bigint NOT NULL,
    document_id uuid NOT NULL,
    document_type text NOT NULL,
    number text NOT NULL,
    period text NOT NULL,
    sequence integer NOT NULL,
    issue_date date NOT NULL,
    document text NOT NULL,
    previous_hash bytea,
    hash bytea NOT NULL,
    created_at timestamptz NOT NULL,
    CONSTRAINT pk_issued_documents PRIMARY KEY (organization_id, series_id, position),
    CONSTRAINT uq_issued_documents_number UNIQUE (organization_id, document_type, number),
    CONSTRAINT uq_issued_documents_document UNIQUE (organization_id, document_id),
    CONSTRAINT fk_issued_documents_series FOREIGN KEY (organization_id, series_id)
      REFERENCES number_series (organization_id, id)
  );
  ${tenantWall({ table: 'issued_documents', rights: 'SELECT, INSERT' })}`;
