import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

const ROLES = ['countinghouse_owner', 'countinghouse_runtime'];
export const DATABASE = 'countinghouse';

/** Starts an embedded PostgreSQL with the roles of production. It listens on a socket of its own only. */
export async function startPostgres(servers) {
  const module = '../../dist/packages/embedded-postgres/src/embedded-postgres.js';
  const { startEmbeddedPostgres } = await import(module);
  const dataDir = path.join(servers.folder, 'postgres');
  const { host, port, superuser, stop } = await startEmbeddedPostgres({ dataDir, say: () => undefined });
  servers.onEnd(stop);
  const password = randomBytes(12).toString('hex');
  const server = { host, port, password };
  await createRoles((sql, database) => ask({ host, port, user: superuser, database }, sql), password);
  server.urlOf = (role) =>
    `postgres://${role}@localhost:${port}/${DATABASE}?host=${encodeURIComponent(host)}`;
  server.urls = {
    DATABASE_URL: server.urlOf('countinghouse_runtime'),
    MIGRATION_DATABASE_URL: server.urlOf('countinghouse_owner'),
  };
  return server;
}

/** Starts PgBouncer before a PostgreSQL, with more replacements in the file of deploy/. Returns its URL. */
export async function startPgBouncer(
  servers,
  postgres,
  { port, size, clients, more = {}, name = 'pgbouncer' },
) {
  const folder = await servers.folderFor(name);
  const users = path.join(folder, 'userlist.txt');
  await writeFile(users, `"countinghouse_runtime" "${postgres.password}"\n`);
  const file = await servers.configured('pgbouncer.ini', {
    'host=10.0.0.21 port=5432': `host=${postgres.host} port=${postgres.port}`,
    'listen_port = 6432': `listen_port = ${port}\nunix_socket_dir =\nstats_users = countinghouse_runtime`,
    '/etc/pgbouncer/userlist.txt': users,
    'default_pool_size = 20': `default_pool_size = ${size}`,
    'max_client_conn = 1000': `max_client_conn = ${clients}`,
    ...more,
  });
  await servers.start(['pgbouncer', file], { port, isOrdinary: true });
  return `postgres://countinghouse_runtime:${postgres.password}@127.0.0.1:${port}/${DATABASE}`;
}

/** Returns the rows of a SHOW command of PgBouncer. */
export async function showPgBouncer(url, what) {
  const client = new pg.Client({ connectionString: url.replace(/[^/]+$/, 'pgbouncer') });
  await client.connect();
  try {
    return (await client.query(`SHOW ${what}`)).rows;
  } finally {
    await client.end();
  }
}

/** What an administrator does once, as README.md says. */
export async function createRoles(run, password = randomBytes(12).toString('hex')) {
  for (const role of ROLES) await run(`CREATE ROLE ${role} LOGIN PASSWORD '${password}'`, 'postgres');
  await run('GRANT countinghouse_runtime TO countinghouse_owner', 'postgres');
  await run(`CREATE DATABASE ${DATABASE} OWNER countinghouse_owner`, 'postgres');
}

/** Returns the rows of a statement. */
export async function ask(address, sql) {
  const client = new pg.Client(address);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
