import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The due date of an issued invoice can be moved; each move is kept, because its document says another day. No row
 * is written anew; the table is locked for a moment.
 */
export class ExtendInvoices1797790000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoices ADD COLUMN extensions jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoices DROP COLUMN extensions');
  }
}
