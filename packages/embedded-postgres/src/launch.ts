import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runningAs, type Account } from './account.js';
import { scheduleAsBatch } from './batch-scheduling.js';
import { whyNotRunnable } from './binaries.js';
import { SERVER_ENVIRONMENT } from './cluster.js';
import { EmbeddedPostgresError, lastLines, textOf, type Say } from './messages.js';
import { findPostmaster, shutDown } from './postmaster.js';
import { serverArguments } from './server-settings.js';
import { isAnswering, socketIn } from './socket-folder.js';
import { waitUntil } from './wait-until.js';

/** Everything that a server is started from. */
export interface ServerPlan {
  readonly dataDir: string;
  readonly cluster: string;
  readonly socketFolder: string;
  readonly binaries: string;
  readonly account: Account | undefined;
}

/** The result of an attempt: 'occupied' means that something of an earlier server is still there. */
export type Launch = 'ready' | 'occupied';

/** A server process that we started. */
interface Child {
  readonly pid: number | undefined;
  /** Its output before it opened its own log. */
  startLog: string;
  /** Why it ended, if it has. */
  failure?: string;
}

/** How long a server may take until it answers. After a crash it replays its log. */
const READY_TIMEOUT_MS = 10 * 60_000;

/** A younger lock file may belong to a server that is starting. */
const STALE_AFTER_MS = 2_000;

/** After this time, the operator gets a message. */
const WONDER_MS = 5_000;

/**
 * Returns program and arguments of the server of a plan, separated by spaces.
 *
 * Takes the plan. If a running server has another command line, another version of this service started it. Raises
 * nothing.
 */
export function commandLineFor(plan: ServerPlan): string {
  return [programOf(plan), ...serverArguments(plan.cluster, plan.socketFolder)].join(' ');
}

/**
 * Starts the server and waits until it answers.
 *
 * Takes the plan. Raises EmbeddedPostgresError with the last lines of the log if the server ends, or does not answer
 * within ten minutes.
 */
export async function launch(plan: ServerPlan, say: Say): Promise<Launch> {
  const child = await spawnServer(plan);
  if (await answers(child, plan, say)) return 'ready';
  if (!child.failure) await shutDown(plan.cluster, say);
  if (child.startLog.includes('pre-existing shared memory block')) return 'occupied';
  if (/lock file ".*" (already exists|is empty)/.test(child.startLog)) {
    await removeStaleLocks(plan);
    return 'occupied';
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL did not start on ${plan.cluster}: ${child.failure ?? 'it does not answer'}.` +
      lastLines(await lastWords(child, plan)),
  );
}

/** The server switches to its own log as soon as it can write there. */
async function lastWords({ startLog }: Child, { cluster }: ServerPlan): Promise<string> {
  if (!startLog.includes('redirecting log output')) return startLog;
  const today = new Date().toLocaleDateString('en', { weekday: 'short', timeZone: 'UTC' });
  return textOf(join(cluster, 'log', `postgresql-${today}.log`));
}

/**
 * Gives the server a session of its own, so that Ctrl-C in the terminal reaches only the service, which lets requests
 * finish before it stops the database.
 */
async function spawnServer(plan: ServerPlan): Promise<Child> {
  const server = spawn(programOf(plan), serverArguments(plan.cluster, plan.socketFolder), {
    ...runningAs(plan.account),
    cwd: plan.dataDir,
    env: { ...SERVER_ENVIRONMENT, LD_LIBRARY_PATH: join(plan.binaries, 'lib') },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const child: Child = { pid: server.pid, startLog: '' };
  server.stderr.setEncoding('utf8').on('data', (text: string) => (child.startLog += text));
  server.once(
    'close',
    (code, signal) => (child.failure ??= `it ended with ${signal ?? `code ${code ?? 0}`}`),
  );
  await once(server, 'spawn').catch((error: unknown) => (child.failure = `it ${whyNotRunnable(error)}`));
  if (server.pid !== undefined) await scheduleAsBatch(server.pid);
  server.unref();
  return child;
}

async function answers(child: Child, { cluster }: ServerPlan, say: Say): Promise<boolean> {
  const startMs = performance.now();
  let isSaid = false;
  const answer = await waitUntil(
    async () => {
      if (child.failure) return false;
      const server = await findPostmaster(cluster);
      if (server?.isReady && server.pid === child.pid) return true;
      if (!isSaid && performance.now() - startMs > WONDER_MS) {
        isSaid = true;
        say('PostgreSQL is still starting; after a crash it first brings its data up to date.');
      }
      return undefined;
    },
    { timeoutMs: READY_TIMEOUT_MS, everyMs: 5 },
  );
  return answer ?? false;
}

/**
 * After a restart of the machine or its container, the process id in a lock file may be that of another program, and
 * PostgreSQL would wait for it forever. A server that is just starting has a young lock file. If a server does exist,
 * the next one still refuses to start, because the shared memory is in use.
 */
async function removeStaleLocks({ cluster, socketFolder }: ServerPlan): Promise<void> {
  if ((await findPostmaster(cluster)) || (await isAnswering(socketFolder))) return;
  for (const lock of [join(cluster, 'postmaster.pid'), `${socketIn(socketFolder)}.lock`]) {
    const writtenMs = await stat(lock).then(
      ({ mtimeMs }) => mtimeMs,
      () => Infinity,
    );
    if (Date.now() - writtenMs > STALE_AFTER_MS) await rm(lock, { force: true });
  }
}

function programOf({ binaries }: ServerPlan): string {
  return join(binaries, 'bin', 'postgres');
}
