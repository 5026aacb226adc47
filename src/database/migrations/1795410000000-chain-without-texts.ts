import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets the chain of documents be verified without their texts, because a text may have to be erased after its
 * retention.
 *
 * Locks issued_documents while it is read once. Existing rows keep version 1, and so does a row that an older process
 * adds during a rolling update.
 */
export class ChainWithoutTexts1795410000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE issued_documents
        ADD COLUMN hash_version integer NOT NULL DEFAULT 1,
        ADD COLUMN document_hash bytea,
        ALTER COLUMN document DROP NOT NULL,
        ADD CONSTRAINT ck_issued_documents_hash_version
          CHECK (hash_version IN (1, 2) AND (hash_version = 1 OR document_hash IS NOT NULL));`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE issued_documents
        DROP CONSTRAINT ck_issued_documents_hash_version,
        ALTER COLUMN document SET NOT NULL,
        DROP COLUMN document_hash,
        DROP COLUMN hash_version;`);
  }
}
