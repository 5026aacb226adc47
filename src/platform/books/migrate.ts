import { DataSource } from 'typeorm';
import { installQueue } from './jobs/queue-schema.js';
import { runtimeRole, type Connection } from './connection.js';
import { migrationOptions, type SchemaSources } from './data-source.js';

/** An arbitrary number that nothing else in the database locks. */
const MIGRATION_LOCK = 4_706_231;
const INSUFFICIENT_PRIVILEGE = '42501';
/** The name of a migration ends with a timestamp in milliseconds. */
const TIMESTAMP_DIGITS = 13;

/** The database cannot be prepared. The message is a sentence for the operator. */
export class MigrationError extends Error {}

/**
 * Migrates the schema and the queue to this version of the service and ensures the runtime role.
 *
 * Several processes may call this at once: they take turns. Returns the names of the migrations that ran. Raises
 * MigrationError if the connection's role lacks a right or if the database has an unknown earlier migration, and
 * otherwise what the driver raises.
 */
export async function migrateDatabase(connection: Connection, schema: SchemaSources): Promise<string[]> {
  const dataSource = await new DataSource(migrationOptions(connection, schema)).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseForeignHistory(dataSource, schema);
    await ensureRuntimeRole(dataSource);
    await installQueue(connection);
    const done = await dataSource.runMigrations();
    return done.map((migration) => migration.name);
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await lock.release();
    await dataSource.destroy();
  }
}

/**
 * Refuses a database with unknown migrations, because ours would fail halfway: its tables exist, but differ.
 *
 * Only migrations before our last one count. Later ones belong to a newer release, beside which this one may still
 * serve during a rolling update.
 */
async function refuseForeignHistory(dataSource: DataSource, { migrations }: SchemaSources): Promise<void> {
  const [table] = await dataSource.query<{ found: boolean }[]>(
    `SELECT to_regclass('migrations') IS NOT NULL AS found`,
  );
  if (table?.found !== true) return;
  const ours = migrations.map(({ name }) => name);
  const [unknown] = await dataSource.query<{ name: string }[]>(
    'SELECT name FROM migrations WHERE name <> ALL ($1) AND timestamp < $2 ORDER BY timestamp LIMIT 1',
    [ours, ours.at(-1)?.slice(-TIMESTAMP_DIGITS)],
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
