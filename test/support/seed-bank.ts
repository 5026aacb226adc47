import { chance, idOf } from './seed-sql.js';

/** A role that may write to every organization. */
interface Books {
  query(sql: string, values: readonly unknown[]): Promise<unknown>;
}

/** $1 organization, $2 how many. */
const BANK_ACCOUNTS = `
  INSERT INTO bank_accounts (organization_id, id, name, name_key, currency, metadata, created_at, updated_at)
  SELECT $1::uuid, ${idOf('0b', 'n')}, 'Account ' || n, 'account ' || n, 'EUR',
         CASE WHEN n % 2 = 0 THEN jsonb_build_object('bank', 'b' || ${chance(16, 400)}) ELSE '{}' END,
         timestamptz '2021-11-21Z' + n * interval '1 hour',
         timestamptz '2021-11-21Z' + n * interval '1 hour' + ${chance(17, 400)} * interval '1 day'
    FROM generate_series(1, $2::integer) n`;

/** $1 organization. Words of the names, and the metadata. */
const BANK_ACCOUNT_TERMS = `
  INSERT INTO bank_account_terms (organization_id, id, term)
  SELECT organization_id, id, unnest(string_to_array(name_key, ' ')) FROM bank_accounts WHERE organization_id = $1::uuid
  UNION ALL
  SELECT organization_id, id, '=4:bank' || (metadata ->> 'bank') FROM bank_accounts
   WHERE organization_id = $1::uuid AND metadata ? 'bank'`;

/** $1 organization, $2 how many. Nearly all are of one account. */
const BANK_STATEMENTS = `
  INSERT INTO bank_statements (organization_id, id, bank_account_id, kind, file_sha256, position, closing_on,
                               closing_balance, is_closing_final, is_balanced, is_reversal_turned, new_lines,
                               known_lines, filled_lines, left_out, created_at, updated_at)
  SELECT $1::uuid, ${idOf('0c', 'n')}, ${idOf('0b', '(CASE WHEN n % 20 = 0 THEN 2 ELSE 1 END)')}, 'camt053',
         md5(n::text), 1, date '2021-11-21' + n % 1800, n, true, true, false, 10, 0, 0, 0,
         timestamptz '2021-11-21Z' + n * interval '1 hour', timestamptz '2021-11-21Z' + n * interval '1 hour'
    FROM generate_series(1, $2::integer) n`;

/** $1 organization, $2 how many, $3 how many statements. Nearly all are ignored. */
const BANK_LINES = `
  INSERT INTO bank_lines (organization_id, id, bank_account_id, bank_statement_id, position, booked_on, amount,
                          currency, state, matched_amount, counterparty_iban, created_at, updated_at)
  SELECT $1::uuid, ${idOf('0d', 'n')}, ${idOf('0b', '(CASE WHEN n % 20 = 0 THEN 2 ELSE 1 END)')},
         ${idOf('0c', '(1 + n % $3::integer)')}, 1, date '2021-11-21' + (n / 20) % 1825, 1 + ${chance(18, 500_000)},
         CASE ${chance(19, 100)} WHEN 0 THEN 'JPY' WHEN 1 THEN 'USD' WHEN 2 THEN 'KWD' ELSE 'EUR' END, s.state,
         CASE WHEN s.state = 'matched' THEN 1 + ${chance(18, 500_000)} ELSE 0 END,
         CASE WHEN n % 3 = 0 THEN 'DE' || ${chance(21, 5_000)} END,
         timestamptz '2021-11-21Z' + n * interval '1 hour', timestamptz '2021-11-21Z' + n * interval '1 hour'
    FROM generate_series(1, $2::integer) n
   CROSS JOIN LATERAL (SELECT CASE ${chance(20, 50)} WHEN 0 THEN 'new' WHEN 1 THEN 'held' WHEN 2 THEN 'matched'
                                   ELSE 'ignored' END) AS s (state)`;

/** $1 organization. Each line that is matched is a payment. */
const BANK_MATCHES = `
  INSERT INTO bank_matches (organization_id, id, bank_line_id, kind, amount, payment_id, is_made, created_at)
  SELECT $1::uuid, gen_random_uuid(), l.id, 'recorded_payment', l.amount, p.id, false, l.created_at
    FROM (SELECT id, amount, created_at, row_number() OVER (ORDER BY id) AS place FROM bank_lines
           WHERE organization_id = $1::uuid AND state = 'matched') l
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM payments WHERE organization_id = $1::uuid) p
   USING (place)`;

/** $1 organization, $2 how many. */
const MATCHING_RULES = `
  INSERT INTO matching_rules (organization_id, id, name, position, is_active, text_contains, outcome, customer_id,
                              reason, created_at, updated_at)
  SELECT $1::uuid, gen_random_uuid(), 'Rule ' || n, n, n % 3 <> 0, 'text ' || n,
         CASE WHEN n % 10 = 0 THEN 'customer' ELSE 'ignore' END,
         CASE WHEN n % 10 = 0 THEN
           (SELECT id FROM customers WHERE organization_id = $1::uuid ORDER BY id OFFSET n / 10 % 10 LIMIT 1) END,
         CASE WHEN n % 10 = 0 THEN NULL ELSE 'Private' END,
         timestamptz '2021-11-21Z' + n * interval '1 hour',
         timestamptz '2021-11-21Z' + n * interval '1 hour' + ${chance(22, 400)} * interval '1 day'
    FROM generate_series(1, $2::integer) n`;

/** Fills an organization with bank accounts, statements and lines. */
export async function seedBank(
  books: Books,
  organizationId: string,
  { products, invoices }: { readonly products: number; readonly invoices: number },
): Promise<void> {
  await books.query(BANK_ACCOUNTS, [organizationId, products]);
  await books.query(BANK_ACCOUNT_TERMS, [organizationId]);
  await books.query(BANK_STATEMENTS, [organizationId, products]);
  await books.query(BANK_LINES, [organizationId, invoices, products]);
  await books.query(BANK_MATCHES, [organizationId]);
  await books.query(MATCHING_RULES, [organizationId, products]);
}
