import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, expected } from './client.mjs';
import { ask, createRoles } from './database.mjs';
import { configure, copyOf, newCluster, startCluster, superuser, urlOf } from './debian-postgres.mjs';
import { Node } from './nodes.mjs';
import { eventually, freePorts } from './programs.mjs';

export const name = 'P9 point-in-time recovery';

const INVOICES = 40;

/** Loses a server, and restores its books to an instant from a base backup and the archive of changes. */
export async function prove(servers, { share }) {
  const [port, restoredPort, nodePort, laterPort] = await freePorts(4);
  const archive = await servers.folderFor('archive');
  const lost = await newCluster(servers, 'lost');
  await configure(servers, lost, {
    file: 'postgresql-archive.conf',
    replacements: { '/srv/books-wal': archive },
  });
  const server = await startCluster(servers, lost, { port });
  await createRoles((sql, database) => ask(superuser(port, database), sql));
  const node = new Node(nodePort, urlsOf(port));
  servers.onEnd(() => node.child && node.stop());
  const client = new Client(node.url, await node.start());
  const draft = await draftOf(client);
  const count = Math.ceil(INVOICES * share);
  await issue(client, draft, count);
  const backup = await copyOf(servers, port, { folder: 'backup', options: ['-X', 'none'] });
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
  await configure(servers, backup, { file: 'postgresql-restore.conf', replacements: target });
  await startCluster(servers, backup, { port: restoredPort });
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

function urlsOf(port) {
  return {
    DATABASE_URL: urlOf('countinghouse_runtime', port),
    MIGRATION_DATABASE_URL: urlOf('countinghouse_owner', port),
    RATE_LIMIT_PER_SECOND: '0',
    REQUEST_WAIT_MS: '60000',
  };
}
