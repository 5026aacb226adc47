import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invoices can be found by their reference and by how far they are settled. Locks invoices for two readings of it. */
export class FindInvoicesByReference1795364700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX ix_invoices_reference ON invoices (organization_id, reference) WHERE reference IS NOT NULL;
      CREATE INDEX ix_invoices_partially_paid ON invoices (organization_id, created_at, id)
        WHERE status <> 'paid' AND (amount_paid > 0 OR amount_credited > 0);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_invoices_reference, ix_invoices_partially_paid;');
  }
}
