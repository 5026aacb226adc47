import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/embedded-postgres.js';
import { findPostmaster, shutDown, type Postmaster } from '../src/postmaster.js';
import { waitUntil } from '../src/wait-until.js';

export const isRoot = process.getuid?.() === 0;

/** The sentences for the operator so far. */
export const said: string[] = [];

/** The clean-up steps of a test; the last one runs first. */
export const undo: (() => Promise<unknown>)[] = [];

/** Runs all clean-up steps of a test, even if one fails. */
export async function cleanUp(): Promise<void> {
  said.length = 0;
  const failures: unknown[] = [];
  for (const step of undo.splice(0).reverse()) await step().catch((error: unknown) => failures.push(error));
  expect(failures).toEqual([]);
}

/** Creates an empty folder that every user may pass through. It is removed after the test. */
export async function freshFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'countinghouse-spec-')));
  await chmod(folder, 0o711);
  undo.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts PostgreSQL in this process, and stops it after the test. */
export async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, say: (line) => said.push(line) });
  undo.push(() => server.stop());
  return server;
}

/** A service in another process: its output, and how to kill it. */
export interface Service {
  readonly host?: string;
  readonly message?: string;
  kill(): Promise<void>;
}

/** Starts PostgreSQL in another process. After the test neither runs. */
export async function startService(dataDir: string): Promise<Service> {
  const program = join(import.meta.dirname, 'embedded-postgres-service.mjs');
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const answer = JSON.parse(line) as { host?: string; message?: string };
  undo.push(async () => {
    await ended(child);
    if (answer.host) await shutDown(join(dataDir, 'postgres'), () => undefined);
  });
  return { ...answer, kill: () => ended(child) };
}

/** Runs a server with another setting, as an earlier version of this service would leave it behind. */
export async function startWithOldSettings(dataDir: string): Promise<{ pid: number | undefined }> {
  const today = await start(dataDir);
  const [program = '', ...args] = (await postmasterOf(dataDir))?.commandLine.split(' ') ?? [];
  await today.stop();
  const { uid, gid } = await stat(join(dataDir, 'postgres'));
  const as = isRoot ? { uid, gid } : {};
  const old = spawn(program, [...args, '-c', 'work_mem=8MB'], { ...as, stdio: 'ignore', detached: true });
  await waitUntil(async () => ((await postmasterOf(dataDir))?.isReady ? true : undefined), {
    timeoutMs: 20_000,
  });
  return { pid: old.pid };
}

/** Returns the Linux scheduling policy of a process; other systems have only one. */
export async function schedulingOf(pid: number): Promise<'batch' | 'other'> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The program name in parentheses may contain blanks. The policy is 38 fields later (proc_pid_stat(5)).
  const policy = line.slice(line.lastIndexOf(')') + 2).split(' ')[38];
  return policy === '3' ? 'batch' : 'other';
}

/** Returns the PostgreSQL that runs on a data folder, no matter who started it. */
export function postmasterOf(dataDir: string): Promise<Postmaster | undefined> {
  return findPostmaster(join(dataDir, 'postgres'));
}

/** Kills the PostgreSQL of a data folder with SIGKILL, and waits until its main process is gone. */
export async function killPostmaster(dataDir: string): Promise<void> {
  const server = await postmasterOf(dataDir);
  if (!server) throw new Error(`no PostgreSQL runs on ${dataDir}`);
  process.kill(server.pid, 'SIGKILL');
  const isGone = async (): Promise<true | undefined> => ((await postmasterOf(dataDir)) ? undefined : true);
  await waitUntil(isGone, { timeoutMs: 20_000, everyMs: 1 });
}

/** Kills a child with SIGKILL, if it still runs, and waits for its end. */
export async function ended(child: ReturnType<typeof spawn>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Returns the rows of a superuser's statement. */
export async function ask(server: { host?: string }, sql: string): Promise<unknown[]> {
  const client = new Client({
    host: server.host,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Returns the value of a server setting. */
export async function setting(server: EmbeddedPostgres, name: string): Promise<unknown> {
  const [row] = await ask(server, `SELECT current_setting('${name}') AS value`);
  return (row as { value: unknown }).value;
}

/** Returns true once the long query of a test is running, otherwise undefined. */
export async function isWorking(server: { host?: string }): Promise<true | undefined> {
  const rows = await ask(
    server,
    "SELECT FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%md5%' OFFSET 1",
  );
  return rows.length > 0 ? true : undefined;
}
