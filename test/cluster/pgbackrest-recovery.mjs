import assert from 'node:assert/strict';
import { chmod, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ask } from './database.mjs';
import { configure, instantOf, newCluster, startCluster, superuser } from './debian-postgres.mjs';
import { Issuer } from './issuer.mjs';
import { PgBackRest } from './pgbackrest.mjs';
import { eventually, freePorts } from './programs.mjs';

export const name = 'P10 point-in-time recovery by pgBackRest';

const INVOICES = 40;
/** The alarm of docs/scaling.md, with less patience. */
const STUCK = `
  SELECT count(*)::int AS stuck FROM pg_ls_archive_statusdir()
   WHERE name LIKE '%.ready' AND modification < now() - interval '2 seconds'`;

/** Loses a server, restores its books beside it to an instant, and then in place of it to the last change. */
export async function prove(servers, { share }) {
  const [port, triedPort] = await freePorts(2);
  const count = Math.ceil(INVOICES * share);
  const lost = await newCluster(servers, 'lost');
  const tool = await PgBackRest.in(servers, { place: lost, port });
  const replacements = { '/etc/pgbackrest.conf': tool.file };
  await configure(servers, lost, { file: 'postgresql-pgbackrest.conf', replacements });
  const server = await startCluster(servers, lost, { port });
  await tool.run('stanza-create');
  await tool.run('check');
  const issuer = await Issuer.onEmpty(servers, port);
  await issuer.issue(count);
  await tool.run('backup', '--type=full');
  await issuer.issue(count);
  await tool.run('backup', '--type=incr');
  await issuer.issue(count);
  const instant = await instantOf(port);
  const wanted = await issuer.numbers();
  await issuer.issue(count);
  await alarms(tool, port);
  const all = await issuer.numbers();
  await tool.run('check');
  await issuer.kill();
  await server.stop('SIGKILL');
  await rm(lost, { recursive: true });

  const restore = { servers, tool, issuer };
  const { place, found } = await restoredTo(instant, { ...restore, wanted, port: triedPort });
  const files = await restoredOver(place, { ...restore, wanted: all, port });
  await verifies(tool);
  const counts = {
    issued: all.length,
    restored: wanted.length,
    ...found,
    restoredToTheEnd: all.length,
    ...files,
  };
  return { counts, failures: [], failed: 0 };
}

/** Raises unless a repository that is away is noticed, and nothing is lost by it. */
async function alarms(tool, port) {
  const becomes = (isStuck) =>
    eventually(async () => {
      const [{ stuck }] = await ask(superuser(port), STUCK);
      return stuck > 0 === isStuck ? true : undefined;
    });
  await becomes(false);
  await chmod(tool.repository, 0o000);
  await ask(superuser(port), 'SELECT pg_switch_wal()');
  await becomes(true);
  await assert.rejects(tool.run('check'), /Permission denied/);
  await chmod(tool.repository, 0o700);
  await tool.run('check');
  await becomes(false);
}

/** Restores to an instant into a folder of its own, as one tries it. What it writes goes into no archive. */
async function restoredTo(instant, { servers, tool, issuer, wanted, port }) {
  const place = await servers.folderFor('tried');
  const target = ['--type=time', `--target=${instant}`, '--target-action=promote'];
  await tool.run('restore', `--pg1-path=${place}`, ...target, '--archive-mode=off');
  const server = await startCluster(servers, place, { port });
  await issuer.startOn(port);
  const found = await issuer.goesOnAfter(wanted);
  await issuer.kill();
  await server.stop('SIGQUIT');
  return { place, found };
}

/** Restores everything over the files of another server, which then takes the place of the lost one. */
async function restoredOver(place, { servers, tool, issuer, wanted, port }) {
  await tool.moveTo({ place, port });
  const said = await tool.run('restore', '--delta', '--log-level-console=detail');
  const files = said.match(/ restore file /g).length;
  const kept = said.match(/ exists and (?:is zero size|matches backup)/g).length;
  await startCluster(servers, place, { port });
  await issuer.startOn(port);
  await issuer.goesOnAfter(wanted);
  await tool.run('check');
  await tool.run('backup', '--type=incr');
  assert.deepEqual(await tool.backups(), ['full', 'incr', 'incr']);
  return { filesKept: kept, filesCopied: files - kept };
}

/** Raises unless a byte that changed on the disk of the repository is found. */
async function verifies(tool) {
  assert.equal(await tool.run('verify', '--output=text'), '');
  const [label] = (await readdir(path.join(tool.repository, 'backup/books'))).sort();
  const file = await open(path.join(tool.repository, 'backup/books', label, 'bundle/1'), 'r+');
  await file.write(Buffer.from('changed'), 0, 7, 1_000);
  await file.close();
  assert.match(await tool.run('verify', '--output=text'), /status: error[^]*checksum invalid: 1/);
}
