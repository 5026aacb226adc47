import type pg from 'pg';

/** Tables that may change: failed sign-ins are counted on purpose, and events get their numbers a moment later. */
const NOT_BOOKS: readonly string[] = [
  'known_sign_in_addresses',
  'sign_in_failures',
  'event_queue',
  'event_counters',
  'event_feed',
];

/** Written at most once a minute for a credential in use, whatever it is used for. */
const NOT_CONTENT = 'last_used_at';

/**
 * Returns the number of rows of each table and a digest of their contents, which shows even one changed row.
 *
 * Takes the superuser's pool, which sees the rows of every organization.
 */
export async function booksOf(admin: pg.Pool): Promise<Record<string, string>> {
  const { rows: tables } = await admin.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const digests = tables
    .filter(({ name }) => !NOT_BOOKS.includes(name))
    .map(({ name }) => {
      const row = `(to_jsonb(t) - '${NOT_CONTENT}')::text`;
      const digest = `md5(coalesce(string_agg(${row}, ',' ORDER BY ${row}), ''))`;
      return `SELECT '${name}' AS name, count(*) || ' rows ' || ${digest} AS digest FROM "${name}" t`;
    });
  const { rows } = await admin.query<{ name: string; digest: string }>(digests.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
