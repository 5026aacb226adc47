import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectionsTo, ensureDatabase } from './platform/running/database-server.js';
import { describeDatabase } from './platform/books/describe-schema.js';
import { startEmbeddedPostgres } from '../packages/embedded-postgres/src/embedded-postgres.js';
import { migrateDatabase } from './platform/books/migrate.js';
import { schema } from './schema.js';

const DATABASE = 'described';

/** The text of src/database/schema.sql: what the migrations make of an empty database, on a server for the moment. */
export async function generatedSchema(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'countinghouse-schema-'));
  const server = await startEmbeddedPostgres({ dataDir, say: () => undefined });
  try {
    const { host, port, superuser: user } = server;
    await ensureDatabase({ host, port, username: user, database: 'postgres' }, DATABASE);
    await migrateDatabase(connectionsTo({ host, port }, DATABASE).migration, schema);
    return await describeDatabase({ host, port, username: user, database: DATABASE });
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
