import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An organization says whether discounts for paying early are taken by themselves, and how much of a rest is let go. No
 * row is written anew; the table is locked for a moment.
 */
export class SettleRests1797960000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const standard = '{"discounts":"auto"}';
    await runner.query(`ALTER TABLE organizations ADD COLUMN settling jsonb NOT NULL DEFAULT '${standard}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE organizations DROP COLUMN settling');
  }
}
