import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readFileSync } from 'node:fs';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { describeSchema } from '../../src/platform/books/describe-schema.js';
import { migrateDatabase, MigrationError } from '../../src/platform/books/migrate.js';
import { startProblem } from '../../src/start-problem.js';
import { schema } from '../../src/schema.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const run = promisify(execFile);
const upTo = (last: string): typeof schema => ({
  ...schema,
  migrations: schema.migrations.slice(
    0,
    schema.migrations.findIndex(({ name }) => name.startsWith(last)) + 1,
  ),
});

/** Books as the first forms of the migrations made them, before hashes were kept. */
const AS_THE_FIRST_FORMS = `
  DO $do$
    DECLARE source text := pg_get_functiondef(
      'public.enqueue_job(text, text, json, timestamptz, double precision)'::regprocedure);
    BEGIN
      DROP FUNCTION public.enqueue_job(text, text, json, timestamptz, double precision);
      EXECUTE regexp_replace(source, '\\mpayload\\M(?! =>)', 'told', 'g');
    END $do$;
  REVOKE ALL ON FUNCTION enqueue_job FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION enqueue_job TO countinghouse_runtime;
  ALTER FUNCTION enqueue_job OWNER TO countinghouse_owner;
  DROP FUNCTION readdress_invitations;
  ALTER TABLE migrations DROP COLUMN IF EXISTS hash;
  DELETE FROM migrations WHERE timestamp = 1795400200000;
  UPDATE migrations SET name = 'FindWebhookDeliveries1795400800000' WHERE timestamp = 1795400800000;
  SET app.organization = '0190a0b0-0000-7000-8000-000000000001';
  SELECT enqueue_job('invoices.told', 'one', '{"day":"2026-01-01"}', now(), 0);`;

const books: TestDatabase[] = [];

async function emptied(): Promise<TestDatabase> {
  const made = await createTestDatabase();
  books.push(made);
  await made.admin.query(
    'DROP SCHEMA public CASCADE; CREATE SCHEMA public AUTHORIZATION countinghouse_owner',
  );
  await made.admin.query('DROP SCHEMA IF EXISTS graphile_worker CASCADE');
  return made;
}

afterAll(() => Promise.all(books.map((each) => each.drop())));

const shapeOf = ({ admin }: TestDatabase): Promise<string> =>
  describeSchema(async (sql) => (await admin.query<{ line: string }>(sql)).rows);

describe('books of an older version', () => {
  it('whose migrations had other forms become what new books are, with the jobs that wait', async () => {
    const old = await emptied();
    await migrateDatabase(old.connections.migration, upTo('WriteTermsInStatements'));
    await old.admin.query(AS_THE_FIRST_FORMS);
    const ran = await migrateDatabase(old.connections.migration, schema);
    expect(ran).toContain('CreateJobOutbox1795730000000');
    expect(await shapeOf(old)).toBe(readFileSync('src/database/schema.sql', 'utf8'));
    const { rows } = await old.admin.query('SELECT payload FROM graphile_worker._private_jobs');
    expect(rows).toEqual([
      { payload: expect.objectContaining({ payload: { day: '2026-01-01' } }) as object },
    ]);
  });

  it('have the hashes of all migrations that have run, and a second start changes nothing', async () => {
    const [old] = books as [TestDatabase];
    const hashes = async (): Promise<object[]> =>
      (await old.admin.query<object>('SELECT name, hash FROM migrations ORDER BY name')).rows;
    const before = await hashes();
    expect(before).toHaveLength(schema.migrations.length);
    expect(before).not.toContainEqual(expect.objectContaining({ hash: null }));
    expect(await migrateDatabase(old.connections.migration, schema)).toEqual([]);
    expect(await hashes()).toEqual(before);
  });

  it('are mended by the hash that they keep, and then have the present one', async () => {
    const [old] = books as [TestDatabase];
    const former = schema.history.formerForms.find(({ migration }) => migration.startsWith('EndAccounts'));
    await old.admin.query('DROP FUNCTION readdress_invitations');
    await old.admin.query('UPDATE migrations SET hash = $2 WHERE name = $1', [
      former?.migration,
      former?.hash,
    ]);
    await migrateDatabase(old.connections.migration, schema);
    expect(await shapeOf(old)).toBe(readFileSync('src/database/schema.sql', 'utf8'));
    const { rows } = await old.admin.query('SELECT hash FROM migrations WHERE name = $1', [
      former?.migration,
    ]);
    expect(rows).toEqual([{ hash: schema.history.hashes.get('1795684017400') }]);
  });

  it('are refused in a sentence if they have run a form that nobody knows', async () => {
    const [old] = books as [TestDatabase];
    await old.admin.query(`UPDATE migrations SET hash = repeat('0', 64) WHERE name LIKE 'CreateJobs%'`);
    await expect(migrateDatabase(old.connections.migration, schema)).rejects.toThrow(
      'The database has run a form of the migration CreateJobs1795364100000 that this version does not know',
    );
  });
});

describe('a migration that fails', () => {
  class BreakSomething1799999999999 implements MigrationInterface {
    async up(runner: QueryRunner): Promise<void> {
      await runner.query('ALTER TABLE invoices ADD COLUMN id uuid');
    }
    async down(): Promise<void> {
      await Promise.resolve();
    }
  }

  it('ends the start with one sentence that names it, and leaves nothing behind', async () => {
    const present = await createTestDatabase();
    books.push(present);
    const broken = { ...schema, migrations: [...schema.migrations, BreakSomething1799999999999] };
    const failure: unknown = await migrateDatabase(present.connections.migration, broken).catch(
      (e: unknown) => e,
    );
    expect(failure).toBeInstanceOf(MigrationError);
    expect(startProblem(failure)).toBe(
      'The migration BreakSomething1799999999999 failed: column "id" of relation "invoices" already exists. ' +
        'The database is as the migration before left it. Start the version that served it before, and report this.',
    );
    expect(await migrateDatabase(present.connections.migration, schema)).toEqual([]);
  });
});

describe('the history of the lock', () => {
  it('has no form of a migration that this version does not know', async () => {
    const lock = 'src/database/migrations/migrations.lock';
    const { stdout } = await run('git', ['log', '-p', '-m', '--format=', '--', lock], {
      maxBuffer: 2 ** 26,
    }).catch(
      // An archive of the sources has no history.
      () => ({ stdout: '' }),
    );
    const known = new Set([
      ...schema.history.formerForms.map(({ hash }) => hash),
      ...(readFileSync(lock, 'utf8').match(/^[0-9a-f]{64}/gm) ?? []),
    ]);
    const entries = [...stdout.matchAll(/^\+(?<hash>[0-9a-f]{64}) {2}(?<file>\d{13}-\S+)$/gm)];
    expect(entries.filter(({ groups }) => !known.has(groups?.['hash'] ?? '')).map(String)).toEqual([]);
  });
});
