import { chance, idOf } from './seed-sql.js';

/** A role that may write to every organization. */
interface Books {
  query(sql: string, values: readonly unknown[]): Promise<unknown>;
}

/** $1 organization, $2 how many. Nearly all are PDFs. */
const RECEIVED_FILES = `
  INSERT INTO received_files (organization_id, id, filename, media_type, size, sha256, received_at, created_at)
  SELECT $1::uuid, ${idOf('0f', 'n')}, 'bill-' || n || '.pdf',
         CASE ${chance(5, 400)} WHEN 0 THEN 'image/png' WHEN 1 THEN 'application/xml' ELSE 'application/pdf' END,
         1000 + n, encode(sha256(convert_to(n::text, 'UTF8')), 'hex'), instant, instant
    FROM (SELECT n, timestamptz '2021-11-21Z' + n * interval '1 hour' AS instant
            FROM generate_series(1, $2::integer) n) AS drawn`;

/** $1 organization, $2 how many. */
const SUPPLIERS = `
  INSERT INTO suppliers (organization_id, id, name, name_key, external_id, metadata, archived_at, created_at,
                         updated_at)
  SELECT $1::uuid, ${idOf('0e', 'n')}, 'Supplier ' || n, 'supplier ' || n, 'CRM-' || n,
         CASE WHEN n % 2 = 0 THEN jsonb_build_object('bank', 'b' || ${chance(6, 400)}) ELSE '{}' END,
         CASE WHEN n % 40 = 0 THEN instant END, instant, instant + ${chance(7, 400)} * interval '1 day'
    FROM (SELECT n, timestamptz '2021-11-21Z' + n * interval '1 hour' AS instant
            FROM generate_series(1, $2::integer) n) AS drawn`;

/** $1 organization. Words of the names, addresses, numbers, accounts, and the metadata. */
const SUPPLIER_TERMS = `
  INSERT INTO supplier_terms (organization_id, id, term)
  SELECT organization_id, id, unnest(string_to_array(name_key, ' ') || ('@' || lower(external_id) || '@example.com')
           || ('#de' || substr(external_id, 5)) || ('$de' || substr(external_id, 5)))
    FROM suppliers WHERE organization_id = $1::uuid
  UNION ALL
  SELECT organization_id, id, '=4:bank' || (metadata ->> 'bank') FROM suppliers
   WHERE organization_id = $1::uuid AND metadata ? 'bank'`;

/** $1 organization, $2 how many, $3 how many suppliers. Nearly all are approved. */
const BILLS = `
  INSERT INTO bills (organization_id, id, status, kind, supplier_id, supplier_number, issue_date, received_on, due_date,
                     currency, total, amount_payable, created_at, updated_at)
  SELECT $1::uuid, ${idOf('0d', 'n')},
         (ARRAY['inbox', 'draft', 'open', 'disputed', 'rejected', 'void', 'approved'])[least(1 + ${chance(8, 300)}, 7)],
         'invoice', ${idOf('0e', '(1 + n % $3::integer)')}, 'B-' || n, issued, issued, issued + 14,
         'EUR', 100 + n, 100 + n, issued + interval '9 hours', issued + interval '9 hours'
    FROM (SELECT n, date '2021-11-21' + n / 12 AS issued FROM generate_series(1, $2::integer) n) AS drawn`;

/** $1 organization, $2 how many, $3 how many suppliers. Each settles a part of the bill of its number. */
const BILL_PAYMENTS = `
  WITH paid AS (
    INSERT INTO bill_payments (organization_id, id, supplier_id, currency, amount, unapplied_amount, method, paid_on,
                               reversed_at, created_at, updated_at)
    SELECT $1::uuid, ${idOf('0c', 'n')}, ${idOf('0e', '(1 + n % $3::integer)')}, 'EUR', 100,
           CASE WHEN n % 50 = 0 THEN 10 ELSE 0 END, 'bank_transfer', day, CASE WHEN n % 60 = 0 THEN day END,
           day + interval '9 hours', day + interval '9 hours'
      FROM (SELECT n, date '2021-12-01' + n / 12 AS day FROM generate_series(1, $2::integer) n) AS drawn)
  INSERT INTO bill_payment_allocations (organization_id, payment_id, position, bill_id, amount, created_at)
  SELECT $1::uuid, ${idOf('0c', 'n')}, 0, ${idOf('0d', 'n')}, 90, now() FROM generate_series(1, $2::integer) n`;

/** $1 organization, $2 how many. Each pays the bill of its number, and is settled but for the last ones. */
const PAYMENT_RUNS = `
  WITH runs AS (
    INSERT INTO payment_runs (organization_id, id, status, bank_account_id, execute_on, currency, total, transfers,
                              created_at, updated_at)
    SELECT $1::uuid, ${idOf('0b', 'n')}, (ARRAY['proposed', 'released', 'cancelled', 'settled'])[least(1 + n % 60, 4)],
           (SELECT id FROM bank_accounts WHERE organization_id = $1 LIMIT 1), day, 'EUR', 90, 1,
           day + interval '9 hours', day + interval '9 hours'
      FROM (SELECT n, date '2021-12-01' + n / 12 AS day FROM generate_series(1, $2::integer) n) AS drawn)
  INSERT INTO payment_run_items (organization_id, run_id, position, bill_id, supplier_id, amount, creditor_name, iban,
                                 remittance, ended_at)
  SELECT $1::uuid, ${idOf('0b', 'n')}, 0, ${idOf('0d', 'n')}, ${idOf('0e', '1')}, 90, 'Supplier', 'DE', '', now()
    FROM generate_series(1, $2::integer) n`;

/** Fills an organization with what it has received, and from whom it buys. */
export async function seedBuying(
  books: Books,
  organizationId: string,
  { invoices, products }: { readonly invoices: number; readonly products: number },
): Promise<void> {
  await books.query(RECEIVED_FILES, [organizationId, invoices]);
  await books.query(SUPPLIERS, [organizationId, products]);
  await books.query(SUPPLIER_TERMS, [organizationId]);
  await books.query(BILLS, [organizationId, invoices, products]);
  await books.query(BILL_PAYMENTS, [organizationId, invoices, products]);
  await books.query(PAYMENT_RUNS, [organizationId, invoices]);
}
