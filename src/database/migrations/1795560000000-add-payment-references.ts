import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An invoice says what its payer is to give as reference, and is found by it.
 *
 * Locks invoices for one reading of it. Invoices that are issued already keep what they say, and have none.
 */
export class AddPaymentReferences1795560000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoices ADD COLUMN payment_reference text;
      CREATE INDEX ix_invoices_payment_reference ON invoices (organization_id, payment_reference COLLATE "C")
        WHERE payment_reference IS NOT NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoices DROP COLUMN payment_reference;');
  }
}
