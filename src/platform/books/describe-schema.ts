import pg from 'pg';
import type { SocketConnection } from './connection.js';

/** Reads rows of a catalog query. */
export type CatalogQuery = (sql: string) => Promise<readonly { readonly line: string }[]>;

const HEAD = `-- @generated from src/database/migrations by npm run generate.
-- What all migrations together make, for reviews; the service never runs it.`;

const TABLES = `
  SELECT c.relname AS line FROM pg_class c
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'migrations' ORDER BY 1`;

const COLUMNS = `
  SELECT format('  %s %s%s%s%s,', a.attname, format_type(a.atttypid, a.atttypmod),
                CASE WHEN a.attcollation NOT IN (0, 'default'::regcollation)
                     THEN ' COLLATE ' || a.attcollation::regcollation ELSE '' END,
                CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END,
                CASE WHEN a.attidentity <> '' THEN ' GENERATED ALWAYS AS IDENTITY'
                     WHEN a.attgenerated <> ''
                       THEN format(' GENERATED ALWAYS AS (%s) STORED', pg_get_expr(d.adbin, d.adrelid))
                     WHEN d.adbin IS NOT NULL THEN ' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid) ELSE '' END) AS line
    FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
   WHERE a.attrelid = '$table'::regclass AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`;

const CONSTRAINTS = `
  SELECT format('  CONSTRAINT %s %s', conname, pg_get_constraintdef(oid)) AS line FROM pg_constraint
   WHERE conrelid = '$table'::regclass AND contype <> 'n' ORDER BY contype = 'p' DESC, conname`;

const STORAGE = `
  SELECT CASE WHEN reloptions IS NULL THEN ');'
              ELSE format(') WITH (%s);', array_to_string(reloptions, ', ')) END AS line
    FROM pg_class WHERE oid = '$table'::regclass`;

const INDEXES = `
  SELECT pg_get_indexdef(i.indexrelid) || ';' AS line FROM pg_index i
   WHERE i.indrelid = '$table'::regclass
     AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid AND c.contype IN ('p', 'u'))
   ORDER BY i.indexrelid::regclass::text`;

const TRIGGERS = `
  SELECT pg_get_triggerdef(oid) || ';' AS line FROM pg_trigger
   WHERE tgrelid = '$table'::regclass AND NOT tgisinternal ORDER BY tgname`;

const WALLS = `
  SELECT 'ALTER TABLE $table ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;' AS line
    FROM pg_class WHERE oid = '$table'::regclass AND relrowsecurity AND relforcerowsecurity
  UNION ALL
  SELECT line FROM (
    SELECT format('CREATE POLICY %s ON $table FOR %s TO %s USING (%s) WITH CHECK (%s);', policyname, cmd,
                  array_to_string(roles, ', '), qual, with_check) AS line
      FROM pg_policies WHERE tablename = '$table' ORDER BY policyname) AS policies`;

const GRANTS = `
  SELECT format('GRANT %s ON $table TO %s;', string_agg(privilege_type, ', ' ORDER BY privilege_type), grantee) AS line
    FROM information_schema.role_table_grants
   WHERE table_schema = 'public' AND table_name = '$table' AND grantee = 'countinghouse_runtime' GROUP BY grantee`;

/**
 * Each function with the roles that may call it, except its owner. A function is open to all unless its migration
 * revokes that.
 */
const FUNCTIONS = `
  SELECT concat(rtrim(pg_get_functiondef(p.oid), E'\\n'), E';\\n', callers.line) AS line
    FROM pg_proc p LEFT JOIN LATERAL (
      SELECT format('GRANT EXECUTE ON FUNCTION %s TO %s;', p.proname, string_agg(
               CASE grantee WHEN 0 THEN 'public' ELSE grantee::regrole::text END, ', ' ORDER BY grantee)) AS line
        FROM aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) WHERE grantee <> p.proowner
      HAVING count(*) > 0) AS callers ON true
   WHERE p.pronamespace = 'public'::regnamespace ORDER BY p.proname, pg_get_function_arguments(p.oid)`;

/**
 * Returns the whole schema as sorted SQL. Reviewers see in it what a migration changes.
 *
 * Takes a query function whose connection may read the catalogs. The result is not meant to be run: migrations are.
 */
export async function describeSchema(query: CatalogQuery): Promise<string> {
  const parts: string[] = [];
  for (const { line: table } of await query(TABLES)) parts.push(await describeTable(query, table));
  const functions = await query(FUNCTIONS);
  parts.push(...functions.map(({ line }) => `${line.trimEnd()}\n`));
  return `${HEAD}\n\n${parts.join('\n')}`;
}

/** The same for a database, over a connection of its own. */
export async function describeDatabase({ username: user, ...address }: SocketConnection): Promise<string> {
  const client = new pg.Client({ ...address, user });
  await client.connect();
  try {
    return await describeSchema(async (sql) => (await client.query<{ line: string }>(sql)).rows);
  } finally {
    await client.end();
  }
}

async function describeTable(query: CatalogQuery, table: string): Promise<string> {
  const linesOf = async (sql: string): Promise<string[]> => {
    const rows = await query(sql.replaceAll('$table', table));
    return rows.map(({ line }) => line);
  };
  const constraints = (await linesOf(CONSTRAINTS)).join(',\n');
  const lines = [`CREATE TABLE ${table} (`, ...(await linesOf(COLUMNS)), constraints];
  for (const sql of [STORAGE, INDEXES, TRIGGERS, WALLS, GRANTS]) lines.push(...(await linesOf(sql)));
  return `${lines.join('\n')}\n`;
}
