import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * For how many years an organization keeps what a law asks for, by kind, where it has decided itself (decision 0175).
 *
 * Locks organizations for a moment.
 */
export class KeepForYears1795684017500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE organizations ADD COLUMN retention_years jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE organizations DROP COLUMN retention_years');
  }
}
