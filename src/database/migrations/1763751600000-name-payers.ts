import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A payment keeps the name of its customer, as invoices and credit notes do; earlier ones get the present name.
 *
 * Nobody can read or write payments and customers meanwhile: each payment is written anew, some seconds for a million.
 */
export class NamePayers1763751600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payments ADD COLUMN customer_name text, NO FORCE ROW LEVEL SECURITY;
      ALTER TABLE customers NO FORCE ROW LEVEL SECURITY;
      UPDATE payments p SET customer_name = c.name FROM customers c
       WHERE c.organization_id = p.organization_id AND c.id = p.customer_id;
      ALTER TABLE customers FORCE ROW LEVEL SECURITY;
      ALTER TABLE payments ALTER COLUMN customer_name SET NOT NULL, FORCE ROW LEVEL SECURITY;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments DROP COLUMN customer_name');
  }
}
