import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = ['issued_files', 'invoice_attachments', 'message_files', 'logos', 'received_file_contents'];

/**
 * Files outside the database are kept as long as a row names them: one of received files, or of parts of exports. Each
 * of the two had replaced the function without knowing the other.
 */
export class NameEveryFile1797796100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(namedFiles([...BEFORE, 'data_export_parts']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(namedFiles(BEFORE));
  }
}

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
