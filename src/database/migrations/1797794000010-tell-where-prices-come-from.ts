import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lines of invoices say where their price comes from, if no request named it. Locks them for a moment. */
export class TellWherePricesComeFrom1797794000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice_items ADD COLUMN price_source jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice_items DROP COLUMN price_source');
  }
}
