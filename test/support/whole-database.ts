import type { TestDatabase } from './test-database.js';

/**
 * The places in the whole database, jobs included, where a text stands, in whatever case, also within bytes: the names
 * of tables with the columns, each once.
 */
export async function placesOf(database: TestDatabase, text: string): Promise<string[]> {
  const { rows: tables } = await database.admin.query<{ name: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind IN ('r', 'p') AND n.nspname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  const places: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.admin.query<{ place: string }>(
      `SELECT DISTINCT column_name AS place
         FROM ${name} AS one, jsonb_each_text(to_jsonb(one)) AS cells (column_name, value)
        WHERE position($1 IN lower(value)) > 0 OR position($2 IN value) > 0 ORDER BY 1`,
      [text.toLowerCase(), Buffer.from(text).toString('hex')],
    );
    places.push(...rows.map(({ place }) => `${name.replace('public.', '')}.${place}`));
  }
  return places;
}
