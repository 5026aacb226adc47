/** A role that may write to every organization. */
interface Books {
  query(sql: string, values: readonly unknown[]): Promise<unknown>;
}

/** Whom the customers of these books were merged into: cus_01h455vb4pex5vsknk084sn02q. */
const STAYS = `'01890a5d-ac96-774b-bcce-b302099a8057'::uuid`;

const TABLES = [
  `INSERT INTO customers (organization_id, id, name, created_at, updated_at)
   SELECT $1::uuid, ${STAYS}, 'One that stays', '2026-01-01Z', '2026-01-01Z' WHERE $2::integer > 0`,
  `INSERT INTO customers (organization_id, id, name, merged_into, archived_at, created_at, updated_at)
   SELECT $1::uuid, gen_random_uuid(), 'Merged ' || n, ${STAYS}, at, at, at
     FROM (SELECT n, timestamptz '2026-01-01Z' + n * interval '1 minute' AS at
             FROM generate_series(1, $2::integer) n) AS drawn`,
  `INSERT INTO api_keys (organization_id, id, name, secret_hash, scopes, allowed_ips, created_at)
   SELECT $1, gen_random_uuid(), 'Key', '', '{}', '{}', timestamptz '2026-01-01Z' + n * interval '1 hour'
     FROM generate_series(1, $2::integer) n`,
  `INSERT INTO invitations (organization_id, id, token_hash, email, role, created_at, expires_at)
   SELECT $1, gen_random_uuid(), sha256(gen_random_uuid()::text::bytea), 'p' || n || '@example.com', 'viewer', at,
          at + interval '7 days'
     FROM (SELECT n, timestamptz '2026-01-01Z' + n * interval '1 hour' AS at
             FROM generate_series(1, $2::integer) n) AS drawn`,
  `INSERT INTO data_exports (organization_id, id, state, format, kinds, created_at, updated_at)
   SELECT $1, gen_random_uuid(), 'failed', 'ndjson', '{products}', at, at
     FROM (SELECT timestamptz '2026-01-01Z' + n * interval '1 hour' AS at
             FROM generate_series(1, $2::integer) n) AS drawn`,
  `INSERT INTO approvals (organization_id, id, state, operation, target_id, reason, asked_by, asked_by_kind,
          request, request_hash, dry_run, ended_at, expires_at, created_at, updated_at)
   SELECT $1, gen_random_uuid(), state, (ARRAY['invoices.create', 'invoices.finalize', 'payments.create'])[1 + n % 3],
          NULL, 'operation', gen_random_uuid(), 'api_key', '{}', '', '{}', CASE WHEN state <> 'pending' THEN at END,
          at + interval '7 days', at, at
     FROM (SELECT n, timestamptz '2026-01-01Z' + n * interval '1 hour' AS at,
                  (ARRAY['approved', 'rejected', 'stale', 'expired', 'pending'])[1 + n % 5] AS state
             FROM generate_series(1, $2::integer) n) AS drawn`,
];

/** Fills the tables of lists whose rows no operation makes of an example. */
export async function seedFurtherRows(books: Books, organizationId: string, rows: number): Promise<void> {
  for (const statement of TABLES) await books.query(statement, [organizationId, rows]);
}
