import type pg from 'pg';

/** Counts of failed sign-ins are kept on purpose; events, which are books, are numbered a moment later. */
const NOT_BOOKS: readonly string[] = [
  'known_sign_in_addresses',
  'sign_in_failures',
  'event_queue',
  'event_counters',
  'event_feed',
];

/** Written at most once a minute for a credential that is used, whatever it is used for. */
const NOT_CONTENT = 'last_used_at';

/**
 * How many rows each table has and a digest of what is in them, so that a change of one row shows too.
 *
 * Takes the superuser's pool, who sees the rows of every organization.
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
