import { DataSource } from 'typeorm';
import { installQueue } from './jobs/queue-schema.js';
import { runtimeRole, type Connection } from './connection.js';
import { MigrationError } from './migration-error.js';
import { MigrationHistory, timestampOf } from './migration-history.js';
import { assertNotTooNew } from './newer-database.js';
import { migrationOptions, type SchemaSources } from './data-source.js';

/** An arbitrary number that nothing else in the database locks. */
const MIGRATION_LOCK = 4_706_231;
const INSUFFICIENT_PRIVILEGE = '42501';
/** Classes of SQLSTATE: the connection broke, the server lacks something, or somebody ended the statement. */
const NOT_BY_THE_MIGRATION = /^(08|53|57)/;

export { MigrationError };

/**
 * Migrates the schema and the queue to this version of the service and ensures the runtime role.
 *
 * Several processes may call this at once: they take turns. Returns the names of the migrations that ran. Raises
 * MigrationError if the connection's role lacks a right, if the database has an unknown earlier migration or has run
 * an unknown form of one, and if a migration fails; otherwise what the driver raises.
 */
export async function migrateDatabase(
  connection: Connection,
  schema: SchemaSources,
  say: (sentence: string) => void = () => undefined,
): Promise<string[]> {
  const dataSource = await new DataSource(migrationOptions(connection, schema)).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewer(dataSource, schema, say);
    await ensureRuntimeRole(dataSource);
    await installQueue(connection);
    const history = new MigrationHistory(dataSource, schema.history);
    await history.reconcile();
    await refuseForeignHistory(dataSource, schema);
    const done = await runMigrations(dataSource);
    await history.keep();
    return done;
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await lock.release();
    await dataSource.destroy();
  }
}

/** Comes first: a program that is too old must not touch the queue either. */
async function refuseNewer(
  dataSource: DataSource,
  { migrations }: SchemaSources,
  say: (sentence: string) => void,
): Promise<void> {
  if (await hasHistory(dataSource)) await assertNotTooNew(dataSource, migrations.at(-1)?.name ?? '', say);
}

async function hasHistory(dataSource: DataSource): Promise<boolean> {
  const [table] = await dataSource.query<{ found: boolean }[]>(
    `SELECT to_regclass('migrations') IS NOT NULL AS found`,
  );
  return table?.found === true;
}

/** Each migration is a transaction of its own, so that the one that fails leaves nothing behind. */
async function runMigrations(dataSource: DataSource): Promise<string[]> {
  try {
    const done = await dataSource.runMigrations();
    return done.map((migration) => migration.name);
  } catch (cause) {
    const { code, message } = cause as { code?: string; message: string };
    if (code === undefined || NOT_BY_THE_MIGRATION.test(code)) throw cause;
    const name = await firstNotRun(dataSource);
    throw new MigrationError(
      `The migration ${name} failed: ${message.replace(/\.$/, '')}. ` +
        'The database is as the migration before left it. Start the version that served it before, and report this.',
      { cause },
    );
  }
}

async function firstNotRun(dataSource: DataSource): Promise<string> {
  const ran = await dataSource.query<{ name: string }[]>('SELECT name FROM migrations');
  const names = new Set(ran.map(({ name }) => name));
  return (
    dataSource.migrations.map(({ constructor }) => constructor.name).find((name) => !names.has(name)) ?? ''
  );
}

/**
 * Refuses a database with unknown migrations, because ours would fail halfway: its tables exist, but differ.
 *
 * Only migrations before our last one count. Later ones belong to a newer release, beside which this one may still
 * serve during a rolling update.
 */
async function refuseForeignHistory(dataSource: DataSource, { migrations }: SchemaSources): Promise<void> {
  if (!(await hasHistory(dataSource))) return;
  const ours = migrations.map(({ name }) => name);
  const [unknown] = await dataSource.query<{ name: string }[]>(
    'SELECT name FROM migrations WHERE name <> ALL ($1) AND timestamp < $2 ORDER BY timestamp LIMIT 1',
    [ours, timestampOf(ours.at(-1) ?? '')],
  );
  if (unknown === undefined) return;
  throw new MigrationError(
    `The database was made by a version whose migrations this one does not have (${unknown.name}). ` +
      'Let DATABASE_URL name an empty database, or DATA_DIR an empty folder for the embedded one.',
  );
}

/** The connection's role must be able to become the runtime role, because the service connects that way. */
async function ensureRuntimeRole(dataSource: DataSource): Promise<void> {
  const known = await dataSource.query<unknown[]>('SELECT 1 FROM pg_roles WHERE rolname = $1', [runtimeRole]);
  try {
    if (known.length === 0)
      await dataSource.query(`CREATE ROLE ${runtimeRole} NOLOGIN NOSUPERUSER NOBYPASSRLS`);
    if (!(await canBecomeRuntimeRole(dataSource)))
      await dataSource.query(`GRANT ${runtimeRole} TO CURRENT_USER`);
  } catch (cause) {
    if ((cause as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw cause;
    const commands = `CREATE ROLE ${runtimeRole} NOLOGIN; GRANT ${runtimeRole} TO <the role of DATABASE_URL>;`;
    throw new MigrationError(
      `The database role may not create roles. Let an administrator run: ${commands}`,
      { cause },
    );
  }
}

async function canBecomeRuntimeRole(dataSource: DataSource): Promise<boolean> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query(`BEGIN; SET LOCAL ROLE ${runtimeRole}`);
    return true;
  } catch {
    return false;
  } finally {
    await runner.query('ROLLBACK');
    await runner.release();
  }
}
