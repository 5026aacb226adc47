import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/**
 * Imports of customers and products, what they are made of for a week, and what their rows became.
 *
 * Locks nothing.
 */
export class CreateImports1797796500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(IMPORTS);
    await runner.query(CONTENTS);
    await runner.query(ROWS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE import_rows, import_contents, imports');
  }
}

const IMPORTS = `
  CREATE TABLE imports (
    organization_id uuid NOT NULL,
    id uuid NOT NULL,
    version integer NOT NULL DEFAULT 1,
    kind text NOT NULL,
    state text NOT NULL,
    source text,
    format text NOT NULL,
    encoding text,
    delimiter text,
    decimal_sign text,
    existing text NOT NULL DEFAULT 'leave',
    alike text NOT NULL DEFAULT 'create',
    faulty text NOT NULL DEFAULT 'stop',
    rows_all integer NOT NULL,
    rows_done integer NOT NULL DEFAULT 0,
    to_create integer NOT NULL,
    to_change integer NOT NULL,
    to_leave integer NOT NULL,
    faulty_rows integer NOT NULL,
    findings_all integer NOT NULL,
    created integer NOT NULL DEFAULT 0,
    changed integer NOT NULL DEFAULT 0,
    left_out integer NOT NULL DEFAULT 0,
    taken_back integer NOT NULL DEFAULT 0,
    kept integer NOT NULL DEFAULT 0,
    tries integer NOT NULL DEFAULT 0,
    failure text,
    created_by uuid,
    committed_at timestamptz,
    ended_at timestamptz,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    CONSTRAINT pk_imports PRIMARY KEY (organization_id, id),
    CONSTRAINT ck_imports_kind CHECK (kind IN ('customers', 'products')),
    CONSTRAINT ck_imports_state
      CHECK (state IN ('ready', 'needs_attention', 'committing', 'done', 'undoing', 'undone', 'failed')),
    CONSTRAINT ck_imports_format CHECK (format IN ('csv', 'rows')),
    CONSTRAINT ck_imports_on_existing CHECK (existing IN ('leave', 'change')),
    CONSTRAINT ck_imports_on_alike CHECK (alike IN ('create', 'leave')),
    CONSTRAINT ck_imports_on_faulty CHECK (faulty IN ('stop', 'leave')),
    CONSTRAINT ck_imports_failure CHECK (failure IS NULL OR failure IN ('interrupted', 'erasure')),
    CONSTRAINT ck_imports_rows CHECK (rows_done BETWEEN 0 AND rows_all)
  );
  CREATE INDEX ix_imports_created_at ON imports (organization_id, created_at, id);
  ${tenantWall({ table: 'imports', rights: 'SELECT, INSERT, UPDATE, DELETE' })}`;

const CONTENTS = `
  CREATE TABLE import_contents (
    organization_id uuid NOT NULL,
    import_id uuid NOT NULL,
    content bytea,
    mapping jsonb NOT NULL,
    given jsonb NOT NULL,
    columns jsonb NOT NULL,
    findings jsonb NOT NULL,
    CONSTRAINT pk_import_contents PRIMARY KEY (organization_id, import_id),
    CONSTRAINT fk_import_contents_import FOREIGN KEY (organization_id, import_id)
      REFERENCES imports (organization_id, id) ON DELETE CASCADE
  );
  ${tenantWall({ table: 'import_contents', rights: 'SELECT, INSERT, UPDATE, DELETE' })}`;

const ROWS = `
  CREATE TABLE import_rows (
    organization_id uuid NOT NULL,
    import_id uuid NOT NULL,
    place integer NOT NULL,
    outcome text NOT NULL,
    object_id uuid NOT NULL,
    object_version integer NOT NULL,
    fingerprint bytea,
    CONSTRAINT pk_import_rows PRIMARY KEY (organization_id, import_id, place),
    CONSTRAINT fk_import_rows_import FOREIGN KEY (organization_id, import_id)
      REFERENCES imports (organization_id, id) ON DELETE CASCADE,
    CONSTRAINT ck_import_rows_outcome CHECK (outcome IN ('created', 'changed', 'taken_back', 'kept'))
  );
  CREATE INDEX ix_import_rows_fingerprint ON import_rows (organization_id, fingerprint)
    WHERE fingerprint IS NOT NULL;
  CREATE INDEX ix_import_rows_object ON import_rows (organization_id, object_id);
  ${tenantWall({ table: 'import_rows', rights: 'SELECT, INSERT, UPDATE, DELETE' })}`;
