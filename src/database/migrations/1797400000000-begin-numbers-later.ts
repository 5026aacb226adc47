import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets a series begin with another number than 1, for companies that have issued others elsewhere before. Locks the
 * table for the moment that adding a column with a constant takes.
 */
export class BeginNumbersLater1797400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE number_series
        ADD COLUMN first_number integer NOT NULL DEFAULT 1,
        ADD CONSTRAINT ck_number_series_first_number CHECK (first_number BETWEEN 1 AND 999999999)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE number_series DROP COLUMN first_number');
  }
}
