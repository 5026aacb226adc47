import { seedPriceLists } from './seed-price-lists.js';
import { seedBank } from './seed-bank.js';
import { seedBuying } from './seed-buying.js';
import { LINES } from './seed-lines.js';
import { NAMED_PRODUCTS } from './seed-named-products.js';
import { chance, idOf } from './seed-sql.js';

/** A pool or client whose role may write to every organization. */
interface Books {
  query(sql: string, values: readonly unknown[]): Promise<unknown>;
}

export interface BooksSize {
  readonly customers: number;
  readonly products: number;
  readonly invoices: number;
}

/** An organization of its own: currency EUR, UTC, 30 days. $1 organization. */
const ORGANIZATION = `
  INSERT INTO organizations (id, name, currency, time_zone, payment_terms, created_at, updated_at)
  VALUES ($1::uuid, 'Books ' || $1::uuid::text, 'EUR', 'UTC', '{"net_days":30}', '2021-01-01Z', '2021-01-01Z')
  ON CONFLICT DO NOTHING`;

/** $1 organization, $2 how many. Every hundredth is archived. */
const CUSTOMERS = `
  INSERT INTO customers (organization_id, id, name, email, external_id, currency, metadata, archived_at,
                         created_at, updated_at)
  SELECT $1::uuid, ${idOf('01', 'n')},
         (ARRAY['Acme', 'Łódź', 'Müller', 'Difference', 'Orange', 'Žižkov', 'Norden'])[1 + ${chance(1, 7)}]
           || ' ' || initcap(substr(md5(n::text), 1, 6))
           || ' ' || (ARRAY['GmbH', 'Ltd', 'S.A.', 'AG', 'BV'])[1 + ${chance(2, 5)}],
         CASE WHEN n % 10 > 0 THEN 'accounts@' || substr(md5(n::text), 1, 6) || '.example' END,
         CASE WHEN n % 2 = 0 THEN 'CRM-' || n END,
         CASE ${chance(3, 50)} WHEN 0 THEN 'JPY' WHEN 1 THEN 'USD' WHEN 2 THEN 'EUR' END,
         CASE WHEN n % 20 = 0 THEN jsonb_build_object('segment', 's' || ${chance(4, 20)}, 'crm', n::text) ELSE '{}' END,
         CASE WHEN n % 100 = 0 THEN timestamptz '2026-01-01Z' END,
         timestamptz '2021-01-01Z' + n * interval '1 hour',
         timestamptz '2021-01-01Z' + n * interval '1 hour' + ${chance(5, 400)} * interval '1 day'
    FROM generate_series(1, $2::integer) n`;

/** $1 organization, $2 how many. Nearly all have ended. */
const INVITATIONS = `
  INSERT INTO invitations (organization_id, id, token_hash, email, role, created_at, expires_at, revoked_at)
  SELECT $1::uuid, ${idOf('09', 'n')}, sha256(convert_to($1::uuid::text || n, 'UTF8')), 'person' || n || '@example.com',
         'viewer', at, at + interval '7 days', CASE WHEN n % 50 > 0 THEN at + interval '1 hour' END
    FROM generate_series(1, $2::integer) n,
         LATERAL (SELECT timestamptz '2021-01-01Z' + n * interval '1 hour' AS at) AS made`;

/** $1 organization, $2 how many. */
const DATA_EXPORTS = `
  INSERT INTO data_exports (organization_id, id, state, format, kinds, created_at, updated_at)
  SELECT $1::uuid, ${idOf('0e', 'n')}, 'failed', 'ndjson', '{products}', at, at
    FROM generate_series(1, $2::integer) n,
         LATERAL (SELECT timestamptz '2021-01-01Z' + n * interval '1 hour' AS at) AS made`;

/** $1 organization, $2 how many. */
const IMPORTS = `
  INSERT INTO imports (organization_id, id, kind, state, format, rows_all, to_create, to_change, to_leave, faulty_rows,
                       findings_all, created_at, updated_at)
  SELECT $1::uuid, ${idOf('0f', 'n')}, 'products', 'done', 'rows', 1, 1, 0, 0, 0, 0, at, at
    FROM generate_series(1, $2::integer) n,
         LATERAL (SELECT timestamptz '2021-01-01Z' + n * interval '1 hour' AS at) AS made`;

/** $1 organization, $2 how many. */
const PRODUCTS = `
  INSERT INTO products (organization_id, id, name, sku, price, currency, active, metadata, archived_at,
                        created_at, updated_at)
  SELECT $1::uuid, ${idOf('02', 'n')},
         (ARRAY['Programming', 'Consulting', 'Café crème', 'Valve', 'Gear'])[1 + ${chance(1, 5)}] || ' ' || n,
         CASE WHEN n % 4 > 0 THEN 'SKU-' || md5(n::text) END, n % 1000,
         CASE ${chance(2, 20)} WHEN 0 THEN 'JPY' WHEN 1 THEN 'USD' WHEN 2 THEN 'EUR' END,
         n % 25 > 0,
         CASE WHEN n % 20 = 0 THEN jsonb_build_object('shelf', ${chance(3, 50)}::text) ELSE '{}' END,
         CASE WHEN n % 100 = 0 THEN timestamptz '2026-01-01Z' END,
         timestamptz '2021-01-01Z' + n * interval '10 minutes',
         timestamptz '2021-01-01Z' + n * interval '10 minutes' + ${chance(4, 400)} * interval '1 day'
    FROM generate_series(1, $2::integer) n`;

/**
 * $1 organization, $2 how many, $3 how many customers. Spread over five years, without lines.
 *
 * 90 in 100 are paid, 5 open, 2 drafts, 2.5 void, 0.5 uncollectible; a quarter belongs to a hundredth of the customers.
 */
const INVOICES = `
  INSERT INTO invoices (organization_id, id, status, number, customer_id, customer_name, currency, tax_rate,
                        tax_rounding, issue_date, due_date, reference, metadata, subtotal, tax_total, total,
                        amount_paid, amount_due, tax_breakdown, seller, buyer, finalized_at,
                        created_at, updated_at)
  SELECT $1::uuid, ${idOf('03', 'n')}, status, CASE WHEN status <> 'draft' THEN 'INV-' || lpad(n::text, 8, '0') END,
         ${idOf('01', 'customer')}, 'Customer ' || customer,
         CASE WHEN ${chance(1, 100)} < 90 THEN 'EUR' WHEN ${chance(1, 100)} < 98 THEN 'USD' ELSE 'JPY' END,
         0, 'document', CASE WHEN status <> 'draft' THEN created_at::date END, created_at::date + 30,
         CASE WHEN n % 10 = 0 THEN 'PO ' || md5(n::text) || ' Project ' || ${chance(2, 40)} END,
         CASE WHEN n % 20 = 0 THEN jsonb_build_object('order', n::text, 'shop', 's' || ${chance(3, 5)}) ELSE '{}' END,
         total, 0, total, CASE WHEN status = 'paid' THEN total ELSE 0 END,
         CASE WHEN status IN ('paid', 'void') THEN 0 ELSE total END,
         '[]', CASE WHEN status <> 'draft' THEN '{}'::jsonb END, CASE WHEN status <> 'draft' THEN '{}'::jsonb END,
         CASE WHEN status <> 'draft' THEN created_at END, created_at, created_at + ${chance(4, 60)} * interval '1 day'
    FROM (SELECT n, 1 + ${chance(5, 500_000)} AS total,
                 1 + CASE WHEN n % 4 = 0 THEN ${chance(6, 1_000_000)} % greatest($3::integer / 100, 1)
                          ELSE ${chance(6, 1_000_000)} % $3::integer END AS customer,
                 CASE WHEN ${chance(7, 1000)} < 900 THEN 'paid' WHEN ${chance(7, 1000)} < 950 THEN 'open'
                      WHEN ${chance(7, 1000)} < 970 THEN 'draft' WHEN ${chance(7, 1000)} < 997 THEN 'void'
                      ELSE 'uncollectible' END AS status,
                 date_trunc('milliseconds', timestamptz '2021-11-21Z' + n * (interval '1826 days' / $2::integer))
                   AS created_at
            FROM generate_series(1, $2::integer) n) AS drawn`;

/** Every tenth of the paid invoices. */
const PAID = `
  SELECT id AS invoice_id, substr(number, 5)::integer AS n, number, customer_id, customer_name, currency, total,
         created_at
    FROM invoices WHERE organization_id = $1::uuid AND status = 'paid' AND right(number, 1) = '8'`;

/** $1 organization. One in a hundred has something left; one in fifty is reversed. */
const PAYMENTS = `
  INSERT INTO payments (organization_id, id, customer_id, customer_name, currency, amount, unapplied_amount,
                        reference, metadata, reversed_at, method, received_on, created_at, updated_at)
  SELECT $1::uuid, ${idOf('04', 'n')}, customer_id, customer_name, currency, total + 1,
         CASE WHEN n % 1000 = 8 THEN 1 ELSE 0 END,
         CASE WHEN ${chance(8, 2)} = 0 THEN 'INV ' || md5(n::text) || ' Project ' || ${chance(2, 40)} END,
         CASE WHEN ${chance(9, 20)} = 0 THEN jsonb_build_object('bank', 'b' || ${chance(3, 20)}) ELSE '{}' END,
         CASE WHEN n % 1000 <> 8 AND ${chance(10, 50)} = 0 THEN created_at + interval '25 days' END,
         'bank_transfer', created_at::date + 20, created_at + interval '20 days', created_at + interval '20 days'
    FROM (${PAID}) AS paid`;

/** $1 organization. */
const PAYMENT_ALLOCATIONS = `
  INSERT INTO payment_allocations (organization_id, payment_id, position, invoice_id, amount, created_at)
  SELECT $1::uuid, ${idOf('04', 'n')}, 0, invoice_id, total, created_at + interval '20 days' FROM (${PAID}) AS paid`;

/** $1 organization. A unit of every payment that came in. */
const PAYMENT_REFUNDS = `
  INSERT INTO payment_refunds (organization_id, payment_id, position, id, currency, amount, method, refunded_on,
                               created_at)
  SELECT organization_id, id, 0, id, currency, 1, method, received_on + 5, created_at + interval '5 days'
    FROM payments WHERE organization_id = $1::uuid AND reversed_at IS NULL`;

/** $1 organization. A unit that a bank kept of every payment. */
const INVOICE_DEDUCTIONS = `
  INSERT INTO invoice_deductions (organization_id, invoice_id, position, begins_at, kind, currency, amount, tax,
                                  tax_breakdown, day, payment_id, created_at)
  SELECT $1::uuid, invoice_id, 0, 0, 'bank_fee', currency, 1, 0, '[]', created_at::date + 20, ${idOf('04', 'n')},
         created_at + interval '20 days' FROM (${PAID}) AS paid`;

/** $1 organization. Every payment settled its invoice. */
const INVOICE_SETTLEMENTS = `
  INSERT INTO invoice_settlements (organization_id, id, invoice_id, currency, kind, amount, day, payment_id, created_at)
  SELECT $1::uuid, ${idOf('05', 'n')}, invoice_id, currency, 'payment', total, created_at::date + 20,
         ${idOf('04', 'n')}, created_at + interval '20 days' FROM (${PAID}) AS paid`;

/** $1 organization. One in a hundred has something left; one in fifty is void. */
const CREDIT_NOTES = `
  INSERT INTO credit_notes (organization_id, id, status, metadata, number, invoice_id, invoice_number, customer_id,
                            customer_name,
                            currency, issue_date, reason, seller, buyer, tax_breakdown, subtotal, tax_total, total,
                            refunded_amount, unapplied_amount, created_at, updated_at)
  SELECT $1::uuid, ${idOf('05', 'n')}, CASE WHEN ${chance(11, 50)} = 0 THEN 'void' ELSE 'issued' END,
         CASE WHEN ${chance(12, 20)} = 0 THEN jsonb_build_object('ticket', n::text) ELSE '{}' END,
         'CN-' || lpad(n::text, 8, '0'), invoice_id, number, customer_id, customer_name,
         currency, created_at::date + 30, 'other', '{}', '{}', '[]', total, 0, total,
         CASE WHEN n % 1000 = 8 THEN 0 ELSE total END, CASE WHEN n % 1000 = 8 THEN total ELSE 0 END,
         created_at + interval '30 days', created_at + interval '30 days'
    FROM (${PAID}) AS paid`;

/** $1 organization. What was paid out of them, five days later. */
const CREDIT_NOTE_REFUNDS = `
  INSERT INTO credit_note_refunds (organization_id, credit_note_id, position, currency, amount, refunded_on, created_at)
  SELECT organization_id, id, 0, currency, refunded_amount, issue_date + 5, created_at + interval '5 days'
    FROM credit_notes WHERE organization_id = $1::uuid AND refunded_amount > 0`;

/** $1 organization. A mail with each invoice that was issued; most have arrived. */
const MESSAGES = `
  INSERT INTO messages (organization_id, id, kind, status, object_id, customer_id, language, sender, recipients,
                        subject, text, html, unique_key, created_at, updated_at)
  SELECT organization_id, id, CASE WHEN right(number, 2) = '01' THEN 'credit_note' ELSE 'invoice' END,
         coalesce((ARRAY['queued', 'sending', 'logged', 'failed', 'unconfirmed', 'cancelled', 'bounced', 'complained'])
           [right(number, 2)::integer], 'sent'),
         id, customer_id, 'en', '{}', '{}', number, '', '', id::text, created_at, updated_at
    FROM invoices WHERE organization_id = $1::uuid AND number IS NOT NULL`;

/** $1 organization, $2 how many, $3 how many customers. Nearly all have ended. */
const RECURRING_INVOICES = `
  INSERT INTO recurring_invoices (organization_id, id, status, name, customer_id, content, rule, start_on, anchor_on,
                                  anchor_occurrence, next_occurrence, next_on, run_at, action, prices, period, catch_up,
                                  total, currency, created_at, updated_at)
  SELECT $1::uuid, ${idOf('0a', 'n')}, status, 'Hosting ' || n, ${idOf('01', '(1 + n % $3::integer)')}, '{}',
         '{"every":1,"unit":"month"}', '2022-01-31', '2022-01-31', 1, 2,
         CASE WHEN status <> 'ended' THEN date '2099-01-31' END,
         '06:00', 'draft', 'fixed', 'in_advance', 'all', 11900, 'EUR',
         timestamptz '2021-01-01Z' + n * interval '1 hour',
         timestamptz '2021-01-01Z' + n * interval '1 hour' + ${chance(14, 400)} * interval '1 day'
    FROM (SELECT n, CASE ${chance(15, 50)} WHEN 0 THEN 'active' WHEN 1 THEN 'paused' WHEN 2 THEN 'attention'
                    ELSE 'ended' END AS status
            FROM generate_series(1, $2::integer) n) AS drawn`;

/** $1 organization. The first date of each. */
const RECURRING_RUNS = `
  INSERT INTO recurring_runs (organization_id, recurring_invoice_id, occurrence, planned_on, period_start, period_end,
                              state, at)
  SELECT organization_id, id, 1, start_on, start_on, start_on + 30, 'skipped', created_at
    FROM recurring_invoices WHERE organization_id = $1::uuid`;

/** $1 organization, $2 how many, $3 how many customers. Nearly all were accepted, and half of them are not invoiced. */
const QUOTES = `
  INSERT INTO quotes (organization_id, id, status, number, revision, superseded_by_quote_id, customer_id, customer_name,
                      currency, items, tax_rate, tax_category, tax_rounding, prices_include_tax, discounts, charges,
                      subtotal, discount_total, charge_total, tax_total, total, tax_breakdown, issue_date, valid_until,
                      reference, metadata, acceptance, issued_at, created_at, updated_at)
  SELECT $1::uuid, ${idOf('0b', 'n')}, status, CASE WHEN status <> 'draft' THEN 'QT-' || lpad(n::text, 8, '0') END, 1,
         CASE WHEN status = 'superseded' THEN ${idOf('0b', '(n + 1)')} END, ${idOf('01', '(1 + n % $3::integer)')},
         'Customer', CASE WHEN n % 50 = 0 THEN 'USD' ELSE 'EUR' END,
         jsonb_build_array(jsonb_build_object('id', ${idOf('0c', 'n')}, 'quantity', (n % 2)::text)),
         0, 'E', 'document', false, '[]', '[]',
         n, 0, 0, 0, n, '[]', CASE WHEN status <> 'draft' THEN date '2026-01-01' END,
         date '2021-01-31' + n / 24, NULL,
         CASE WHEN ${chance(17, 20)} = 0 THEN jsonb_build_object('deal', n::text) ELSE '{}' END,
         CASE WHEN status = 'accepted' THEN jsonb_build_object('items', jsonb_build_array(${idOf('0c', 'n')})) END,
         CASE WHEN status <> 'draft' THEN timestamptz '2021-01-01Z' END,
         timestamptz '2021-01-01Z' + n * interval '1 hour',
         timestamptz '2021-01-01Z' + n * interval '1 hour' + ${chance(18, 400)} * interval '1 day'
    FROM (SELECT n, coalesce((ARRAY['draft', 'open', 'declined', 'expired', 'superseded', 'cancelled'])
                             [1 + ${chance(16, 100)}::integer], 'accepted') AS status
            FROM generate_series(1, $2::integer) n) AS drawn`;

/** $1 organization. A word of each reference, which the rows do not have. */
const QUOTE_TERMS = `
  INSERT INTO quote_terms (organization_id, id, term)
  SELECT organization_id, id, word FROM quotes, unnest(ARRAY['inquiry', md5(id::text)]) AS word
   WHERE organization_id = $1::uuid`;

/** $1 organization. Disabled, so that nothing is ever sent. The first has most of the deliveries. */
const WEBHOOK_ENDPOINTS = `
  INSERT INTO webhook_endpoints (organization_id, id, url, event_types, payload, ordering, header_names, reads, secret,
                                 status, cursor, created_at, updated_at)
  SELECT $1::uuid, ${idOf('06', 'n')}, 'https://example.com/' || n, '{*}', 'full', 'object', '{}', '{}', '',
         'disabled', 0, timestamptz '2021-11-21Z' + n * interval '1 hour', timestamptz '2021-11-21Z'
    FROM generate_series(1, 2000) n`;

/** $1 organization, $2 how many. One in a hundred failed, and one in a hundred waits. */
const WEBHOOK_DELIVERIES = `
  INSERT INTO webhook_deliveries (organization_id, id, endpoint_id, event_id, sequence, event_type, object_id, lane,
                                  origin, status, created_at)
  SELECT $1::uuid, ${idOf('07', 'n')}, ${idOf('06', '(CASE WHEN n % 50 = 0 THEN 2 ELSE 1 END)')},
         ${idOf('08', 'n')}, n, CASE WHEN n % 20 = 0 THEN 'payment.created' ELSE 'invoice.created' END,
         ${idOf('03', '(1 + n % 5000)')}, n::text, 'feed',
         CASE ${chance(13, 100)} WHEN 0 THEN 'failed' WHEN 1 THEN 'pending' ELSE 'delivered' END,
         timestamptz '2021-11-21Z' + n * interval '30 minutes'
    FROM generate_series(1, $2::integer) n`;

/**
 * Fills an organization with data of a given size, the same in every run, in a few statements.
 *
 * For measurements: it creates what lists, searches and reports read, but few lines of invoices.
 */
export async function seedBooks(books: Books, organizationId: string, size: BooksSize): Promise<void> {
  await books.query(ORGANIZATION, [organizationId]);
  await books.query(CUSTOMERS, [organizationId, size.customers]);
  await books.query(PRODUCTS, [organizationId, size.products]);
  await seedPriceLists(books, organizationId, size);
  await books.query(INVITATIONS, [organizationId, size.products]);
  await books.query(DATA_EXPORTS, [organizationId, size.products]);
  await books.query(IMPORTS, [organizationId, size.products]);
  await books.query(INVOICES, [organizationId, size.invoices, size.customers]);
  await books.query(LINES, [organizationId]);
  await books.query(PAYMENTS, [organizationId]);
  await books.query(PAYMENT_ALLOCATIONS, [organizationId]);
  await books.query(PAYMENT_REFUNDS, [organizationId]);
  await books.query(INVOICE_DEDUCTIONS, [organizationId]);
  await books.query(INVOICE_SETTLEMENTS, [organizationId]);
  await books.query(CREDIT_NOTES, [organizationId]);
  await books.query(CREDIT_NOTE_REFUNDS, [organizationId]);
  await books.query(MESSAGES, [organizationId]);
  await books.query(RECURRING_INVOICES, [organizationId, size.products, size.customers]);
  await books.query(RECURRING_RUNS, [organizationId]);
  await books.query(QUOTES, [organizationId, size.products, size.customers]);
  await books.query(QUOTE_TERMS, [organizationId]);
  await books.query(NAMED_PRODUCTS, [organizationId]);
  await seedBank(books, organizationId, size);
  await seedBuying(books, organizationId, size);
  await books.query(WEBHOOK_ENDPOINTS, [organizationId]);
  await books.query(WEBHOOK_DELIVERIES, [organizationId, Math.ceil(size.invoices / 10)]);
}
