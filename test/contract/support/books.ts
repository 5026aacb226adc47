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

/** $1 the column that is left out. The tables, each with its other columns. */
const TABLES = `
  SELECT table_name AS name, string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position) AS row
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
   WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name <> $1
   GROUP BY table_name ORDER BY table_name`;

/**
 * Returns the number of rows of each table and a digest of their contents, which shows even one changed row.
 *
 * Takes the superuser's pool, which sees the rows of every organization.
 */
export async function booksOf(admin: pg.Pool): Promise<Record<string, string>> {
  const { rows: tables } = await admin.query<{ name: string; row: string }>(TABLES, [NOT_CONTENT]);
  const digests = tables
    .filter(({ name }) => !NOT_BOOKS.includes(name))
    .map(({ name, row }) => {
      // A sum needs no sort. The row as a whole is quicker to hash than one as JSON.
      const digest = `coalesce(sum(hashtextextended(ROW(${row})::text, 0)), 0)`;
      return `SELECT '${name}' AS name, count(*) || ' rows ' || ${digest} AS digest FROM "${name}"`;
    });
  const { rows } = await admin.query<{ name: string; digest: string }>(digests.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
