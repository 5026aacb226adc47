import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets the bytes of files be outside the database: then a row has their digest only (decision 0153).
 *
 * Locks the tables of files for an instant. The indexes are empty until files are outside.
 */
export class KeepFilesOutside1795680000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
    await runner.query(NAMED);
  }

  /** Fails while files are outside: `npm run files:move` brings them back. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION named_files');
    await runner.query(`
      DROP INDEX ix_issued_files_outside;
      DROP INDEX ix_invoice_attachments_outside;
      ALTER TABLE invoice_attachments DROP COLUMN sha256;
      ALTER TABLE issued_files ALTER COLUMN content SET NOT NULL;
      ALTER TABLE message_files ALTER COLUMN content SET NOT NULL;
      ALTER TABLE logos ALTER COLUMN content SET NOT NULL;`);
  }
}

const COLUMNS = `
  ALTER TABLE issued_files ALTER COLUMN content DROP NOT NULL;
  ALTER TABLE message_files ALTER COLUMN content DROP NOT NULL;
  ALTER TABLE logos ALTER COLUMN content DROP NOT NULL;
  ALTER TABLE invoice_attachments ADD COLUMN sha256 bytea;
  CREATE INDEX ix_issued_files_outside ON issued_files (organization_id, sha256) WHERE content IS NULL;
  CREATE INDEX ix_invoice_attachments_outside ON invoice_attachments (organization_id, sha256)
    WHERE content IS NULL AND sha256 IS NOT NULL;`;

/** Those of the given digests that rows of the organization name whose bytes are outside the database. */
const NAMED = `
  CREATE FUNCTION named_files(digests bytea[]) RETURNS SETOF bytea
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
       AND content IS NULL AND sha256 = ANY (digests)
  $$;
  REVOKE ALL ON FUNCTION named_files FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION named_files TO countinghouse_runtime;`;
