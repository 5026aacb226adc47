import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Reminders of an invoice can be paused until a day, and those of a customer turned off. Both columns have a constant
 * default, so that no table is written anew; each is locked for a moment, customers while their rows are read once.
 */
export class PauseReminders1795670000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoices ADD COLUMN reminders_paused_until date');
    await runner.query(`
      ALTER TABLE customers ADD COLUMN reminders text NOT NULL DEFAULT 'default',
        ADD CONSTRAINT ck_customers_reminders CHECK (reminders IN ('default', 'off'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE customers DROP COLUMN reminders');
    await runner.query('ALTER TABLE invoices DROP COLUMN reminders_paused_until');
  }
}
