import pg from 'pg';
import { randomBytes } from 'node:crypto';
import type { DatabaseConnections } from '../../src/platform/books/connection.js';
import { connectionsTo, ensureDatabase } from '../../src/platform/running/database-server.js';
import { migrateDatabase } from '../../src/platform/books/migrate.js';
import { schema } from '../../src/schema.js';

/** A migrated database for one test file. */
export interface TestDatabase {
  readonly name: string;
  readonly connections: DatabaseConnections;
  /** The URL for DATABASE_URL of another service, in the role that owns the tables. */
  readonly url: string;
  /** The superuser, which sees and may do everything. */
  readonly admin: pg.Pool;
  drop(): Promise<void>;
}

const TEMPLATE = 'countinghouse_template';
const TEMPLATE_LOCK = 1;

/** A PostgreSQL that tests may use freely. */
export interface TestServer {
  readonly host: string;
  readonly port: number;
  readonly username: string;
}

/** The PostgreSQL that `npm test` started. Without it a test fails; it is never skipped. */
export function testServer(): TestServer {
  const { TEST_POSTGRES_HOST: host, TEST_POSTGRES_PORT: port, TEST_POSTGRES_USER: username } = process.env;
  if (host === undefined || username === undefined) {
    throw new Error('There is no test database. Run the tests through `npm test -- <file>`.');
  }
  return { host, port: Number(port), username };
}

/** Copies the migrated template, which is much faster than running the migrations. */
export async function createTestDatabase(server = testServer()): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asSuperuser(server, async (client) => {
    await ensureTemplate(server, client);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} OWNER countinghouse_owner`);
  });
  const { username: user, ...address } = server;
  const admin = new pg.Pool({ ...address, user, database: name, max: 4 });
  admin.on('error', () => undefined);
  return {
    name,
    connections: connectionsTo(address, name),
    url: `postgres://countinghouse_owner@localhost:${address.port}/${name}?host=${encodeURIComponent(address.host)}`,
    admin,
    drop: async () => {
      await admin.end();
      await asSuperuser(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}

async function ensureTemplate(server: TestServer, client: pg.Client): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate', [
    TEMPLATE,
  ]);
  if (found.rowCount === 0) {
    await ensureDatabase({ ...server, database: 'postgres' }, TEMPLATE);
    await migrateDatabase(connectionsTo(server, TEMPLATE).migration, schema);
    await client.query(`ALTER DATABASE ${TEMPLATE} IS_TEMPLATE true`);
  }
  await client.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
}

async function asSuperuser<T>(server: TestServer, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { username: user, ...address } = server;
  const client = new pg.Client({ ...address, user, database: 'postgres' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
