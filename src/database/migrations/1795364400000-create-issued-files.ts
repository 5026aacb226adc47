import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/** The originals of issued documents, and how an organization wants documents to look. Locks nothing. */
export class CreateIssuedFiles1795364400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ISSUED_FILES);
    await runner.query(DOCUMENT_SETTINGS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE document_settings, issued_files;');
  }
}

/** What has left the house is never made again: the service can add and read files, and do nothing else. */
const ISSUED_FILES = `
  CREATE TABLE issued_files (
    organization_id uuid NOT NULL,
    document_id uuid NOT NULL,
    format text NOT NULL,
    media_type text NOT NULL,
    filename text NOT NULL,
    content bytea NOT NULL,
    size integer NOT NULL,
    sha256 bytea NOT NULL,
    writer text NOT NULL,
    rules text NOT NULL,
    created_at timestamptz NOT NULL,
    CONSTRAINT pk_issued_files PRIMARY KEY (organization_id, document_id, format),
    CONSTRAINT fk_issued_files_document FOREIGN KEY (organization_id, document_id)
      REFERENCES issued_documents (organization_id, document_id)
  );
  ${tenantWall({ table: 'issued_files', rights: 'SELECT, INSERT' })}`;

/** Every version stays, because a document looks as it was wanted on the day of its issue. */
const DOCUMENT_SETTINGS = `
  CREATE TABLE document_settings (
    organization_id uuid NOT NULL,
    version integer NOT NULL,
    settings jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    CONSTRAINT pk_document_settings PRIMARY KEY (organization_id, version),
    CONSTRAINT fk_document_settings_organization FOREIGN KEY (organization_id) REFERENCES organizations (id)
  );
  ${tenantWall({ table: 'document_settings', rights: 'SELECT, INSERT' })}`;
