/** A role that may write to every organization. */
interface Books {
  query(sql: string, values: readonly unknown[]): Promise<unknown>;
}

/** The endpoint with most deliveries, one with few of them, and an object that one in a hundred is about. */
export const BUSY_ENDPOINT = '00000000-0000-7000-8000-000000000001';
export const QUIET_ENDPOINT = '00000000-0000-7000-8000-000000000002';
export const BUSY_OBJECT = '00000000-0000-7000-8000-000000000003';

const TABLES = [
  `INSERT INTO api_keys (organization_id, id, name, secret_hash, scopes, allowed_ips, created_at)
   SELECT $1, gen_random_uuid(), 'Key', '', '{}', '{}', timestamptz '2026-01-01Z' + n * interval '1 hour'
     FROM generate_series(1, $2::integer) n`,
  `INSERT INTO invitations (organization_id, id, token_hash, email, role, created_at, expires_at)
   SELECT $1, gen_random_uuid(), sha256(gen_random_uuid()::text::bytea), 'p' || n || '@example.com', 'viewer', at,
          at + interval '7 days'
     FROM (SELECT n, timestamptz '2026-01-01Z' + n * interval '1 hour' AS at
             FROM generate_series(1, $2::integer) n) AS drawn`,
  `INSERT INTO webhook_endpoints (organization_id, id, url, event_types, payload, ordering, header_names, reads, secret,
                                  status, cursor, created_at, updated_at)
   SELECT $1, gen_random_uuid(), 'https://example.com/' || n, '{*}', 'full', 'object', '{}', '{}', '', 'active', 0,
          at, at
     FROM (SELECT n, timestamptz '2026-01-01Z' + n * interval '1 hour' AS at
             FROM generate_series(1, $2::integer) n) AS drawn`,
  `INSERT INTO webhook_deliveries (organization_id, id, endpoint_id, event_type, object_id, origin, status, created_at)
   SELECT $1, gen_random_uuid(),
          (CASE WHEN n % 100 = 0 THEN '${QUIET_ENDPOINT}' ELSE '${BUSY_ENDPOINT}' END)::uuid,
          CASE WHEN n % 50 = 0 THEN 'invoice.paid' ELSE 'invoice.updated' END,
          CASE WHEN n % 100 = 8 THEN '${BUSY_OBJECT}'::uuid ELSE gen_random_uuid() END, 'replay',
          CASE WHEN n % 40 = 0 THEN 'failed' ELSE 'delivered' END,
          timestamptz '2026-01-01Z' + n * interval '1 minute'
     FROM generate_series(1, 20 * $2::integer) n`,
];

/** Fills the tables of lists whose rows no operation makes of an example. */
export async function seedFurtherRows(books: Books, organizationId: string, rows: number): Promise<void> {
  for (const statement of TABLES) await books.query(statement, [organizationId, rows]);
}
