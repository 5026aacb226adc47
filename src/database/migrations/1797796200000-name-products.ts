import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantWall } from './support/tenant-wall.js';

/**
 * Which products quotes and recurring invoices name, so that these are archived in place of being deleted.
 *
 * Locks quotes, recurring invoices and products while those that are stored are read.
 */
export class NameProducts1797796200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(namedBy('quote', 'r.items'));
    await runner.query(namedBy('recurring_invoice', "r.content -> 'items'"));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE quote_products, recurring_invoice_products');
  }
}

/**
 * The owner of the tables is bound by row-level security too, so that it is not forced for the length of the statement.
 * A product that is gone already is named by nothing.
 */
function namedBy(noun: string, lines: string): string {
  const table = `${noun}_products`;
  const tables = [`${noun}s`, 'products', table];
  return `
  CREATE TABLE ${table} (
    organization_id uuid NOT NULL,
    ${noun}_id uuid NOT NULL,
    product_id uuid NOT NULL,
    CONSTRAINT pk_${table} PRIMARY KEY (organization_id, ${noun}_id, product_id),
    CONSTRAINT fk_${table}_${noun} FOREIGN KEY (organization_id, ${noun}_id)
      REFERENCES ${noun}s (organization_id, id) ON DELETE CASCADE,
    CONSTRAINT fk_${table}_product FOREIGN KEY (organization_id, product_id)
      REFERENCES products (organization_id, id)
  );
  CREATE INDEX ix_${table}_product ON ${table} (organization_id, product_id);
  ${tenantWall({ table, rights: 'SELECT, INSERT, DELETE' })}
  ${tables.map((one) => `ALTER TABLE ${one} NO FORCE ROW LEVEL SECURITY;`).join('\n  ')}
  INSERT INTO ${table} (organization_id, ${noun}_id, product_id)
  SELECT DISTINCT r.organization_id, r.id, p.id
    FROM ${noun}s r
   CROSS JOIN LATERAL jsonb_array_elements(coalesce(${lines}, '[]')) AS line
    JOIN products p ON p.organization_id = r.organization_id AND p.id = (line ->> 'product_id')::uuid;
  ${tables.map((one) => `ALTER TABLE ${one} FORCE ROW LEVEL SECURITY;`).join('\n  ')}`;
}
