import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/**
 * Exports of whole books, and the parts of their files, which may be outside the database like other files.
 *
 * Locks nothing.
 */
export class CreateDataExports1797792000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(EXPORTS);
    await runner.query(PARTS);
    await runner.query(
      named(`
    UNION ALL
    SELECT sha256 FROM data_export_parts
     WHERE organization_id = nullif(current_setting('app.organization', true), '')::uuid
       AND content IS NULL AND sha256 = ANY (digests)`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(named(''));
    await runner.query('DROP TABLE data_export_parts, data_exports');
  }
}

const EXPORTS = `
  CREATE TABLE data_exports (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    version integer NOT NULL DEFAULT 1,
    state text NOT NULL,
    format text NOT NULL,
    delimiter text NOT NULL DEFAULT ',',
    decimal_sign text NOT NULL DEFAULT '.',
    kinds text[] NOT NULL,
    with_files boolean NOT NULL DEFAULT false,
    rows_done bigint NOT NULL DEFAULT 0,
    rows_all bigint,
    tries integer NOT NULL DEFAULT 0,
    size bigint,
    sha256 bytea,
    failure text,
    created_by uuid,
    snapshot_at timestamptz,
    ready_at timestamptz,
    expires_at timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_data_exports PRIMARY KEY (organization_id, id),
    CONSTRAINT ck_data_exports_state CHECK (state IN ('queued', 'running', 'ready', 'failed', 'expired')),
    CONSTRAINT ck_data_exports_format CHECK (format IN ('ndjson', 'csv')),
    CONSTRAINT ck_data_exports_failure
      CHECK (failure IS NULL OR failure IN ('interrupted', 'error', 'retention', 'erasure')),
    CONSTRAINT ck_data_exports_ready
      CHECK (state <> 'ready' OR (size IS NOT NULL AND sha256 IS NOT NULL AND expires_at IS NOT NULL))
  );
  CREATE INDEX ix_data_exports_created_at ON data_exports (organization_id, created_at, id);
  ${tenantWall({ table: 'data_exports', rights: 'SELECT, INSERT, UPDATE, DELETE' })}`;

const PARTS = `
  CREATE TABLE data_export_parts (
    organization_id uuid NOT NULL,
    data_export_id uuid NOT NULL,
    position integer NOT NULL,
    begins_at bigint NOT NULL,
    size integer NOT NULL,
    sha256 bytea NOT NULL,
    content bytea,
    CONSTRAINT pk_data_export_parts PRIMARY KEY (organization_id, data_export_id, position),
    CONSTRAINT fk_data_export_parts_data_export FOREIGN KEY (organization_id, data_export_id)
      REFERENCES data_exports (organization_id, id) ON DELETE CASCADE
  );
  CREATE INDEX ix_data_export_parts_outside ON data_export_parts (organization_id, sha256) WHERE content IS NULL;
  ALTER TABLE data_export_parts ALTER COLUMN content SET STORAGE EXTERNAL;
  ${tenantWall({ table: 'data_export_parts', rights: 'SELECT, INSERT, DELETE' })}`;

/** Those of the given digests that rows of the organization name whose bytes are outside the database. */
function named(more: string): string {
  return `
  CREATE OR REPLACE FUNCTION named_files(digests bytea[]) RETURNS SETOF bytea
    LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp
  AS $$
    SELECT sha256 FROM issued_files
     WHERE organization_id = nullif(current_setting('app.organization', true), '')::uuid
       AND content IS NULL AND sha256 = ANY (digests)
    UNION ALL
    SELECT sha256 FROM invoice_attachments
     WHERE organization_id = nullif(current_setting('app.organization', true), '')::uuid
       AND content IS NULL AND sha256 IS NOT NULL AND sha256 = ANY (digests)
    UNION ALL
    SELECT sha256 FROM message_files
     WHERE organization_id = nullif(current_setting('app.organization', true), '')::uuid
       AND content IS NULL AND sha256 = ANY (digests)
    UNION ALL
    SELECT sha256 FROM logos
     WHERE organization_id = nullif(current_setting('app.organization', true), '')::uuid
       AND content IS NULL AND sha256 = ANY (digests)${more}
  $$;`;
}
