import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Bank accounts say whether an import books what is certain, and matches say how they came to be.
 *
 * Locks bank lines against writes while the index of those that are new is built.
 */
export class BookCertainLines1797790000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bank_accounts ADD COLUMN auto_certain boolean NOT NULL DEFAULT false;
      ALTER TABLE bank_matches
        ADD COLUMN matched_by text NOT NULL DEFAULT 'request',
        ADD CONSTRAINT ck_bank_matches_by CHECK (matched_by IN ('request', 'accept_certain', 'auto_certain'));
      CREATE INDEX ix_bank_lines_left ON bank_lines (organization_id, bank_account_id, booked_on, id)
        WHERE state = 'new';`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_bank_lines_left;
      ALTER TABLE bank_matches DROP COLUMN matched_by;
      ALTER TABLE bank_accounts DROP COLUMN auto_certain;`);
  }
}
