import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A mail may ask for several invoices, and a reminder for a fee. Neither column has to be written into the rows that
 * are there, so that each table is locked for a moment only.
 */
export class GroupReminders1795694400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE messages ADD COLUMN invoices jsonb NOT NULL DEFAULT '[]'`);
    await runner.query('ALTER TABLE reminders ADD COLUMN fee bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reminders DROP COLUMN fee');
    await runner.query('ALTER TABLE messages DROP COLUMN invoices');
  }
}
