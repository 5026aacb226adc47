import { chance, idOf } from './seed-sql.js';

/** A role that may write to every organization. */
interface Books {
  query(sql: string, values: readonly unknown[]): Promise<unknown>;
}

/** $1 organization, $2 how many. */
const PRICE_LISTS = `
  INSERT INTO price_lists (organization_id, id, name, name_key, currency, metadata, archived_at, created_at, updated_at)
  SELECT $1::uuid, ${idOf('0f', 'n')}, 'Resellers ' || n, 'resellers ' || n,
         CASE ${chance(21, 20)} WHEN 0 THEN 'JPY' WHEN 1 THEN 'USD' ELSE 'EUR' END,
         CASE WHEN n % 20 = 0 THEN jsonb_build_object('region', 'r' || ${chance(22, 50)}) ELSE '{}' END,
         CASE WHEN n % 100 = 0 THEN timestamptz '2026-01-01Z' END,
         timestamptz '2021-11-21Z' + n * interval '1 hour',
         timestamptz '2021-11-21Z' + n * interval '1 hour' + ${chance(23, 400)} * interval '1 day'
    FROM generate_series(1, $2::integer) n`;

/** $1 organization. Words of the names, and the metadata. */
const PRICE_LIST_TERMS = `
  INSERT INTO price_list_terms (organization_id, id, term)
  SELECT organization_id, id, unnest(string_to_array(name_key, ' ')) FROM price_lists WHERE organization_id = $1::uuid
  UNION ALL
  SELECT organization_id, id, '=6:region' || (metadata ->> 'region') FROM price_lists
   WHERE organization_id = $1::uuid AND metadata ? 'region'`;

/** $1 organization, $2 how many products. Each product in the first list, from any quantity and from ten on. */
const PRICE_LIST_ENTRIES = `
  INSERT INTO price_list_entries (organization_id, price_list_id, product_id, min_quantity, position, price)
  SELECT $1::uuid, ${idOf('0f', '1')}, ${idOf('02', 'n')}, step * 10, n * 2 + step, n % 1000
    FROM generate_series(1, $2::integer) n, generate_series(0, 1) step`;

/** $1 organization. One customer in ten has the first list. */
const CUSTOMERS_WITH_LIST = `
  UPDATE customers SET price_list_id = ${idOf('0f', '1')}
   WHERE organization_id = $1::uuid AND right(id::text, 1) = '0'`;

/** $1 organization, $2 how many. */
const TEMPLATES = `
  INSERT INTO invoice_templates (organization_id, id, name, name_key, content, created_at, updated_at)
  SELECT $1::uuid, ${idOf('1f', 'n')}, 'Template ' || n, 'template ' || n, '{}',
         timestamptz '2021-11-21Z' + n * interval '1 hour',
         timestamptz '2021-11-21Z' + n * interval '1 hour' + ${chance(24, 400)} * interval '1 day'
    FROM generate_series(1, $2::integer) n`;

/** Price lists, prices of one, customers who have it, and templates of invoices. Products and customers are there. */
export async function seedPriceLists(
  books: Books,
  organizationId: string,
  { products }: { readonly products: number },
): Promise<void> {
  await books.query(PRICE_LISTS, [organizationId, products]);
  await books.query(PRICE_LIST_TERMS, [organizationId]);
  await books.query(PRICE_LIST_ENTRIES, [organizationId, products]);
  await books.query(CUSTOMERS_WITH_LIST, [organizationId]);
  await books.query(TEMPLATES, [organizationId, products]);
}
