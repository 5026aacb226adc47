import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Quotes are found by their currency and by their last day.
 *
 * Locks quotes against writes while the indexes are built.
 */
export class IndexQuotes1797790000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX ix_quotes_currency ON quotes (organization_id, currency COLLATE "C", created_at, id);
      CREATE INDEX ix_quotes_valid_until ON quotes (organization_id, valid_until, id);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_quotes_valid_until;
      DROP INDEX ix_quotes_currency;`);
  }
}
