import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/** Files that others have sent to an organization. Locks nothing. */
export class CreateReceivedFiles1797793000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FILES);
    await runner.query(CONTENTS);
    await runner.query(namedFiles([...OTHERS, 'received_file_contents']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(namedFiles(OTHERS));
    await runner.query('DROP TABLE received_file_contents, received_files');
  }
}

const FILES = `
  CREATE TABLE received_files (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    filename text,
    media_type text NOT NULL,
    size integer NOT NULL,
    sha256 text NOT NULL,
    received_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    CONSTRAINT pk_received_files PRIMARY KEY (organization_id, id),
    CONSTRAINT uq_received_files_sha256 UNIQUE (organization_id, sha256),
    CONSTRAINT ck_received_files_size CHECK (size > 0)
  );
  CREATE INDEX ix_received_files_created_at ON received_files (organization_id, created_at, id);
  CREATE INDEX ix_received_files_media_type ON received_files (organization_id, media_type, created_at, id);
  ${tenantWall({ table: 'received_files', rights: 'SELECT, INSERT, UPDATE, DELETE' })}`;

const CONTENTS = `
  CREATE TABLE received_file_contents (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    content bytea,
    sha256 bytea NOT NULL,
    CONSTRAINT pk_received_file_contents PRIMARY KEY (organization_id, id),
    CONSTRAINT fk_received_file_contents_file FOREIGN KEY (organization_id, id)
      REFERENCES received_files (organization_id, id) ON DELETE CASCADE
  );
  CREATE INDEX ix_received_file_contents_outside ON received_file_contents (organization_id, sha256)
    WHERE content IS NULL;
  ${tenantWall({ table: 'received_file_contents', rights: 'SELECT, INSERT' })}`;

const OTHERS = ['issued_files', 'invoice_attachments', 'message_files', 'logos'];

/** Those of the given digests that rows of the organization name whose bytes are outside the database. */
function namedFiles(tables: readonly string[]): string {
  const ofTables = tables.map((table) => {
    const hasDigest = table === 'invoice_attachments' ? ' AND sha256 IS NOT NULL' : '';
    return `
    SELECT sha256 FROM ${table}
     WHERE organization_id = nullif(current_setting('app.organization', true), '')::uuid
       AND content IS NULL${hasDigest} AND sha256 = ANY (digests)`;
  });
  return `
  CREATE OR REPLACE FUNCTION named_files(digests bytea[]) RETURNS SETOF bytea
    LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp
  AS $$${ofTables.join('\n    UNION ALL')}
  $$`;
}
