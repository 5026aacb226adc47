import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client, expected } from './client.mjs';
import { DATABASE, ask, createRoles } from './database.mjs';
import { Node } from './nodes.mjs';
import { asAccount, eventually, freePorts } from './programs.mjs';

export const name = 'P9 point-in-time recovery';

const PROGRAMS = '/usr/lib/postgresql/15/bin';
const INVOICES = 40;

/** Loses a server, and restores its books to an instant from a base backup and the archive of changes. */
export async function prove(servers, { share }) {
  const [port, restoredPort, nodePort, laterPort] = await freePorts(4);
  const archive = await servers.folderFor('archive');
  const lost = await cluster(servers, 'lost');
  await configure(servers, lost, ['postgresql-archive.conf', { '/srv/books-wal': archive }]);
  const server = await startServer(servers, lost, port);
  await createRoles((sql, database) => ask(superuser(port, database), sql));
  const node = new Node(nodePort, urlsOf(port));
  servers.onEnd(() => node.child && node.stop());
  const client = new Client(node.url, await node.start());
  const draft = await draftOf(client);
  const count = Math.ceil(INVOICES * share);
  await issue(client, draft, count);
  const backup = await servers.folderFor('backup');
  await run('pg_basebackup', ['-h', '127.0.0.1', '-p', port, '-U', 'postgres', '-D', backup, '-X', 'none']);
  await issue(client, draft, count);
  const [{ instant }] = await ask(superuser(port), 'SELECT now()::text AS instant');
  await pause(1_000);
  const wanted = await numbers(client);
  await issue(client, draft, count);
  const all = (await numbers(client)).length;
  await archived(port, archive);
  assert.equal(await node.stop('SIGKILL'), null);
  await server.stop('SIGQUIT');

  await writeFile(path.join(backup, 'recovery.signal'), '');
  const target = { '/srv/books-wal': archive, '2026-11-23 12:00:00+00': instant };
  await configure(servers, backup, ['postgresql-restore.conf', target]);
  await startServer(servers, backup, restoredPort);
  const restored = new Node(laterPort, urlsOf(restoredPort));
  servers.onEnd(() => restored.child && restored.stop());
  await restored.start();
  const found = await findings(client.at(restored.url), { draft, wanted });
  return { counts: { issued: all, restored: wanted.length, ...found }, failures: [], failed: 0 };
}

/** Raises unless the books are those of the instant, are intact, and go on without a gap. */
async function findings(client, { draft, wanted }) {
  assert.deepEqual(await numbers(client), wanted);
  await issue(client, draft, 1);
  const { data } = expected(await client.get('/number-series'), 200);
  const audits = await Promise.all(data.map(({ id }) => client.get(`/number-series/${id}/audit`)));
  const audit = audits.map((answer) => expected(answer, 200)).find(({ documents }) => documents > 0);
  const { intact, gaps, duplicates, documents } = audit;
  assert.deepEqual({ intact, gaps, duplicates }, { intact: true, gaps: [], duplicates: [] });
  assert.equal(documents, wanted.length + 1);
  return { gaps: gaps.length, duplicates: duplicates.length };
}

async function cluster(servers, folder) {
  const place = await servers.folderFor(folder);
  await run('initdb', ['-D', place, '-U', 'postgres', '-A', 'trust', '--no-instructions']);
  return place;
}

/** Appends a file of deploy/ to the configuration of a cluster. */
async function configure(servers, place, [file, replacements]) {
  const text = await readFile(await servers.configured(file, replacements), 'utf8');
  await appendFile(path.join(place, 'postgresql.conf'), `\n${text}`);
}

/** Resolves once the server takes writes, after its recovery. */
async function startServer(servers, place, port) {
  const command = [
    path.join(PROGRAMS, 'postgres'),
    '-D',
    place,
    '-p',
    String(port),
    '-k',
    servers.socketFolder,
  ];
  const server = await servers.start(command, { port, isOrdinary: true });
  await eventually(async () => ((await isOpen(port)) ? true : undefined));
  return server;
}

async function draftOf(client) {
  const customer = expected(await client.post('/customers', { name: 'Difference Engines GmbH' }), 201);
  const product = expected(await client.post('/products', { name: 'Programming' }), 201);
  const items = [{ product_id: product.id, quantity: 1, price: 10 }];
  return { customer_id: customer.id, items, tax_rate: 19, finalize: true };
}

async function issue(client, draft, count) {
  for (let n = 0; n < count; n += 1) expected(await client.post('/invoices', draft), 201);
}

async function numbers(client) {
  const found = [];
  for (let cursor = ''; cursor !== null;) {
    const page = expected(await client.get(`/invoices?limit=100${cursor && `&cursor=${cursor}`}`), 200);
    found.push(...page.data.map(({ number }) => number));
    cursor = page.next_cursor;
  }
  return found.sort();
}

/** Waits until the last change is in the archive. */
async function archived(port, archive) {
  const [{ file }] = await ask(superuser(port), 'SELECT pg_walfile_name(pg_switch_wal()) AS file');
  const isThere = () =>
    readFile(path.join(archive, file)).then(
      () => true,
      () => undefined,
    );
  await eventually(isThere);
}

async function isOpen(port) {
  try {
    const [{ standby }] = await ask(superuser(port, 'postgres'), 'SELECT pg_is_in_recovery() AS standby');
    return !standby;
  } catch {
    return false;
  }
}

function superuser(port, database = DATABASE) {
  return { host: '127.0.0.1', port, user: 'postgres', database };
}

function urlsOf(port) {
  const urlOf = (role) => `postgres://${role}@127.0.0.1:${port}/${DATABASE}`;
  return {
    DATABASE_URL: urlOf('countinghouse_runtime'),
    MIGRATION_DATABASE_URL: urlOf('countinghouse_owner'),
    RATE_LIMIT_PER_SECOND: '0',
    REQUEST_WAIT_MS: '60000',
  };
}

function run(program, args) {
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  return promisify(execFile)(path.join(PROGRAMS, program), args.map(String), {
    ...asAccount(),
    cwd: '/',
    env,
  });
}
