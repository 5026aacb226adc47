import { readFileSync } from 'node:fs';
import { DataSource } from 'typeorm';
import { describeSchema } from '../../src/platform/books/describe-schema.js';
import { migrationOptions } from '../../src/platform/books/data-source.js';
import { migrateDatabase, MigrationError } from '../../src/platform/books/migrate.js';
import { schema } from '../../src/schema.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

let database: TestDatabase;
let owner: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = await new DataSource(migrationOptions(database.connections.migration, schema)).initialize();
});
afterAll(async () => {
  await owner.destroy();
  await database.drop();
});

/** Control tables with an organization column. All other tables with that column are business tables. */
const CONTROL_TABLES = [
  'memberships',
  'invitations',
  'sessions',
  'sign_in_challenges',
  'api_keys',
  'event_queue',
  'event_counters',
  'moved_jobs',
];

/** Control tables that hide the rows of other organizations from transactions of one. */
const WALLED_CONTROL_TABLES = ['api_keys', 'invitations', 'memberships'];

describe('the schema', () => {
  it('matches the entities', async () => {
    const difference = await owner.driver.createSchemaBuilder().log();
    expect(difference.upQueries.map((query) => query.query)).toEqual([]);
  });

  it('matches schema.sql, which reviewers read', async () => {
    const text = await describeSchema(
      async (sql) => (await database.admin.query<{ line: string }>(sql)).rows,
    );
    expect(text).toBe(readFileSync('src/database/schema.sql', 'utf8'));
  });

  it('is the same after migrating down and up again', async () => {
    const before = await shape();
    for (const _migration of schema.migrations) await owner.undoLastMigration();
    expect((await shape()).tables).toEqual(['migrations']);
    await owner.runMigrations();
    expect(await shape()).toEqual(before);
  });

  it('has no index whose columns begin another index of the same table', async () => {
    const { rows } = await database.admin.query(REDUNDANT_INDEXES);
    expect(rows).toEqual([]);
  });

  it('has the organization first in every key of every business table', async () => {
    const keys = await database.admin.query<{ name: string; columns: string[] }>(
      `SELECT con.conname AS name,
              array(SELECT attname::text FROM unnest(con.conkey) WITH ORDINALITY k (num, place)
                      JOIN pg_attribute ON attrelid = con.conrelid AND attnum = k.num ORDER BY place) AS columns
         FROM pg_constraint con
        WHERE con.contype IN ('p', 'u', 'f') AND con.conrelid::regclass::text = ANY ($1)`,
      [await businessTables()],
    );
    expect(keys.rows.length).toBeGreaterThan(8);
    expect(keys.rows.filter(({ columns }) => columns[0] !== 'organization_id')).toEqual([]);
  });

  it('has row-level security, forced and with a policy, on every table that needs it', async () => {
    const walls = await database.admin.query<{ name: string }>(
      `SELECT c.relname AS name FROM pg_class c
        WHERE c.relrowsecurity AND c.relforcerowsecurity
          AND EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polqual IS NOT NULL
                                                  AND p.polwithcheck IS NOT NULL)
        ORDER BY 1`,
    );
    expect(walls.rows.map(({ name }) => name)).toEqual(
      [...(await businessTables()), ...WALLED_CONTROL_TABLES].sort(),
    );
  });

  it('gives the runtime role no ownership, no way around policies, and no right to change events', async () => {
    const { rows } = await database.admin.query(
      `SELECT rolsuper OR rolbypassrls OR rolcreaterole AS unbound,
              (SELECT count(*)::int FROM pg_class WHERE relowner = r.oid) AS owned,
              has_table_privilege(r.oid, 'events', 'UPDATE') OR has_table_privilege(r.oid, 'events', 'DELETE')
                OR has_table_privilege(r.oid, 'events', 'TRUNCATE') AS may_rewrite_events
         FROM pg_roles r WHERE rolname = 'countinghouse_runtime'`,
    );
    expect(rows).toEqual([{ unbound: false, owned: 0, may_rewrite_events: false }]);
  });

  it('lets the runtime role add originals, settings, logos and files of messages, and change none', async () => {
    const names = ['document_settings', 'issued_files', 'logos', 'message_files'];
    const { rows } = await database.admin.query(
      `SELECT name, array_agg(privilege ORDER BY privilege) FILTER (
                WHERE has_table_privilege('countinghouse_runtime', name, privilege)) AS rights
         FROM unnest($1::text[]) AS name,
              unnest(ARRAY['DELETE', 'INSERT', 'SELECT', 'TRUNCATE', 'UPDATE']) AS privilege
        GROUP BY name ORDER BY name`,
      [names],
    );
    const rights = ['INSERT', 'SELECT'];
    expect(rows).toEqual(names.map((name) => ({ name, rights })));
  });
});

describe('a database with other migrations', () => {
  let other: TestDatabase;

  beforeAll(async () => {
    other = await createTestDatabase();
  });
  afterAll(() => other.drop());

  const ran = (name: string): Promise<unknown> =>
    other.admin.query(
      'INSERT INTO migrations (timestamp, name) VALUES (right($1::text, 13)::bigint, $1::text)',
      [name],
    );

  it('is served if it is ahead, because a newer release may be starting beside this one', async () => {
    await ran('AddOfALaterRelease4102444800000');
    expect(await migrateDatabase(other.connections.migration, schema)).toEqual([]);
  });

  it('is refused with a sentence if an unknown migration came before ours', async () => {
    await ran('CreateFoundation1763712000000');
    const refusal = migrateDatabase(other.connections.migration, schema);
    await expect(refusal).rejects.toThrow(MigrationError);
    await expect(refusal).rejects.toThrow(
      'The database was made by a version whose migrations this one does not have (CreateFoundation1763712000000).',
    );
  });
});

/** Pairs of indexes of one table, of which the first is redundant beside the second. */
const REDUNDANT_INDEXES = `
  WITH indexes AS (
    SELECT i.indexrelid::regclass::text AS name, i.indrelid, i.indisunique, pg_get_expr(i.indpred, i.indrelid) AS only,
           string_to_array(i.indkey::text, ' ') AS columns, string_to_array(i.indcollation::text, ' ') AS collations
      FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid AND c.relnamespace = 'public'::regnamespace
  )
  SELECT one.name, other.name AS covered_by FROM indexes one JOIN indexes other USING (indrelid)
   WHERE one.name <> other.name AND NOT one.indisunique
     AND one.only IS NOT DISTINCT FROM other.only
     AND one.columns = other.columns[:cardinality(one.columns)]
     AND one.collations = other.collations[:cardinality(one.columns)]`;

async function businessTables(): Promise<string[]> {
  const { rows } = await database.admin.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE a.attname = 'organization_id' AND c.relkind = 'r' AND c.relname <> ALL ($1) ORDER BY 1`,
    [CONTROL_TABLES],
  );
  return rows.map(({ name }) => name);
}

/** Returns tables, columns, constraints, indexes, policies and rights, as far as migrations can change them. */
async function shape(): Promise<{ tables: string[]; details: unknown[] }> {
  const { admin } = database;
  const details = await Promise.all(
    [
      `SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
        WHERE table_schema = 'public' ORDER BY 1, 2`,
      `SELECT conrelid::regclass::text AS on, conname, pg_get_constraintdef(oid) FROM pg_constraint
        WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
      `SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`,
      `SELECT tablename, policyname, roles::text, qual, with_check FROM pg_policies ORDER BY 1, 2`,
      `SELECT table_name, grantee, privilege_type FROM information_schema.role_table_grants
        WHERE table_schema = 'public' ORDER BY 1, 2, 3`,
      `SELECT proname, pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1, 2`,
    ].map(async (sql) => (await admin.query(sql)).rows as unknown),
  );
  const tables = await admin.query<{ tablename: string }>(
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  return { tables: tables.rows.map(({ tablename }) => tablename), details };
}
