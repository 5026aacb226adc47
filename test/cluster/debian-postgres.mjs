import { execFile } from 'node:child_process';
import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DATABASE, ask } from './database.mjs';
import { asAccount, eventually } from './programs.mjs';

const PROGRAMS = '/usr/lib/postgresql/15/bin';

/** Creates a cluster of Debian's PostgreSQL, with checksums of its pages. Returns its folder. */
export async function newCluster(servers, folder) {
  const place = await servers.folderFor(folder);
  await runProgram('initdb', ['-D', place, '-U', 'postgres', '-A', 'trust', '-k', '--no-instructions']);
  return place;
}

/** Copies a running server into a folder, with further options of pg_basebackup. Returns the folder. */
export async function copyOf(servers, port, { folder, options = [] }) {
  const place = await servers.folderFor(folder);
  await runProgram('pg_basebackup', [
    '-h',
    '127.0.0.1',
    '-p',
    port,
    '-U',
    'postgres',
    '-D',
    place,
    ...options,
  ]);
  return place;
}

/** Appends a file of deploy/ to the configuration of a cluster, and further lines. */
export async function configure(servers, place, { file, replacements, more = '' }) {
  const text = await readFile(await servers.configured(file, replacements), 'utf8');
  await appendFile(path.join(place, 'postgresql.conf'), `\n${text}\n${more}`);
}

/** Resolves once the server takes writes, after its recovery; a standby once it answers reads. */
export async function startCluster(servers, place, { port, isStandby = false }) {
  const postgres = path.join(PROGRAMS, 'postgres');
  const command = [postgres, '-D', place, '-p', String(port), '-k', servers.socketFolder];
  const server = await servers.start(command, { port, isOrdinary: true });
  await eventually(async () => ((await recovers(port)) === isStandby ? true : undefined));
  return server;
}

/** Returns the instant of a server, once later changes are at least a second later. */
export async function instantOf(port) {
  const [{ instant }] = await ask(superuser(port), 'SELECT now()::text AS instant');
  await pause(1_000);
  return instant;
}

/** How the superuser reaches a server. */
export function superuser(port, database = DATABASE) {
  return { host: '127.0.0.1', port, user: 'postgres', database };
}

/** How the service reaches a server as a role. */
export function urlOf(role, port) {
  return `postgres://${role}@127.0.0.1:${port}/${DATABASE}`;
}

async function recovers(port) {
  try {
    const [{ standby }] = await ask(superuser(port, 'postgres'), 'SELECT pg_is_in_recovery() AS standby');
    return standby;
  } catch {
    return undefined;
  }
}

function runProgram(program, args) {
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  return promisify(execFile)(path.join(PROGRAMS, program), args.map(String), {
    ...asAccount(),
    cwd: '/',
    env,
  });
}
