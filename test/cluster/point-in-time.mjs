import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ask } from './database.mjs';
import { configure, copyOf, instantOf, newCluster, startCluster, superuser } from './debian-postgres.mjs';
import { Issuer } from './issuer.mjs';
import { eventually, freePorts } from './programs.mjs';

export const name = 'P9 point-in-time recovery';

const INVOICES = 40;

/** Loses a server, and restores its books to an instant from a base backup and the archive of changes. */
export async function prove(servers, { share }) {
  const [port, restoredPort] = await freePorts(2);
  const archive = await servers.folderFor('archive');
  const lost = await newCluster(servers, 'lost');
  await configure(servers, lost, {
    file: 'postgresql-archive.conf',
    replacements: { '/srv/books-wal': archive },
  });
  const server = await startCluster(servers, lost, { port });
  const issuer = await Issuer.onEmpty(servers, port);
  const count = Math.ceil(INVOICES * share);
  await issuer.issue(count);
  const backup = await copyOf(servers, port, { folder: 'backup', options: ['-X', 'none'] });
  await issuer.issue(count);
  const instant = await instantOf(port);
  const wanted = await issuer.numbers();
  await issuer.issue(count);
  const all = (await issuer.numbers()).length;
  await archived(port, archive);
  await issuer.kill();
  await server.stop('SIGQUIT');

  await writeFile(path.join(backup, 'recovery.signal'), '');
  const target = { '/srv/books-wal': archive, '2026-11-23 12:00:00+00': instant };
  await configure(servers, backup, { file: 'postgresql-restore.conf', replacements: target });
  await startCluster(servers, backup, { port: restoredPort });
  await issuer.startOn(restoredPort);
  const found = await issuer.goesOnAfter(wanted);
  return { counts: { issued: all, restored: wanted.length, ...found }, failures: [], failed: 0 };
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
