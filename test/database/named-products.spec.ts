import { migrateDatabase } from '../../src/platform/books/migrate.js';
import { schema } from '../../src/schema.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const BEFORE = 'NameEveryFile1797796100000';
const OF = '0190a0b0-0000-7000-8000-00000000000';
const [organization, product, gone, customer, quote, empty] = [1, 2, 3, 4, 5, 6].map((n) => `${OF}${n}`);

/** Books of before that name a product twice, one that is gone, and content that was erased. */
const STORED = `
  INSERT INTO organizations SELECT (jsonb_populate_record(o, '{"id":"${organization}"}')).* FROM organizations o;
  INSERT INTO products (organization_id, id, name, name_key, created_at, updated_at)
  VALUES ('${organization}', '${product}', 'Hosting', 'hosting', now(), now());
  INSERT INTO customers (organization_id, id, name, name_key, created_at, updated_at)
  VALUES ('${organization}', '${customer}', 'Ada', 'ada', now(), now());
  INSERT INTO quotes (organization_id, id, status, revision, customer_id, customer_name, currency, items, tax_rate,
                      tax_category, tax_rounding, prices_include_tax, discounts, charges, subtotal, discount_total,
                      charge_total, tax_total, total, tax_breakdown, metadata, created_at, updated_at)
  VALUES ('${organization}', '${quote}', 'draft', 1, '${customer}', 'Ada', 'EUR',
          '[{"product_id":"${product}"},{"product_id":"${product}"},{"product_id":"${gone}"}]', 0, 'E', 'document',
          false, '[]', '[]', 0, 0, 0, 0, 0, '[]', '{}', now(), now());
  INSERT INTO recurring_invoices (organization_id, id, status, name, customer_id, content, rule, start_on, anchor_on,
                                  anchor_occurrence, next_occurrence, next_on, run_at, action, prices, period, catch_up,
                                  created_at, updated_at)
  SELECT '${organization}', id::uuid, 'ended', 'Hosting', '${customer}', content::jsonb, '{"every":1,"unit":"month"}',
         '2026-01-31', '2026-01-31', 1, 1, NULL, '06:00', 'draft', 'fixed', 'in_advance', 'all', now(), now()
    FROM (VALUES ('${quote}', '{"items":[{"product_id":"${product}"}]}'), ('${empty}', NULL)) AS of (id, content);`;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('books from before products were named', () => {
  it('name those of their quotes and recurring invoices that are still there', async () => {
    const { admin, connections } = database;
    await admin.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public AUTHORIZATION countinghouse_owner');
    await admin.query('DROP SCHEMA IF EXISTS graphile_worker CASCADE');
    const last = schema.migrations.findIndex(({ name }) => name === BEFORE) + 1;
    await migrateDatabase(connections.migration, { ...schema, migrations: schema.migrations.slice(0, last) });
    await admin.query(STORED);
    expect(await migrateDatabase(connections.migration, schema)).toContain('NameProducts1797796200000');
    const named = { product_id: product };
    expect((await admin.query('SELECT quote_id, product_id FROM quote_products')).rows).toEqual([
      { quote_id: quote, ...named },
    ]);
    expect(
      (await admin.query('SELECT recurring_invoice_id, product_id FROM recurring_invoice_products')).rows,
    ).toEqual([{ recurring_invoice_id: quote, ...named }]);
    const { rows } = await admin.query<{ relname: string }>(
      `SELECT relname FROM pg_class
        WHERE relname IN ('quotes', 'recurring_invoices', 'products', 'quote_products', 'recurring_invoice_products')
          AND NOT (relrowsecurity AND relforcerowsecurity)`,
    );
    expect(rows).toEqual([]);
  });
});
