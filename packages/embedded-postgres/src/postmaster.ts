import { spawnSync } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError, textOf, type Say } from './messages.js';
import { waitUntil } from './wait-until.js';

/** PostgreSQL's main process, according to its postmaster.pid and the operating system. */
export interface Postmaster {
  readonly pid: number;
  /** The folder of its socket. */
  readonly host: string;
  readonly port: number;
  readonly isReady: boolean;
  /** Program and arguments, separated by spaces. ' (deleted)' follows if the program file was replaced. */
  readonly commandLine: string;
}

/** How long each step of a shutdown may take. The last checkpoint writes up to shared_buffers to the disk. */
const SHUTDOWN_STEPS = [
  { signal: 'SIGINT', timeoutMs: 20_000, sentence: '' },
  {
    signal: 'SIGQUIT',
    timeoutMs: 5_000,
    sentence: 'PostgreSQL is slow to stop; stopping it at once, its data is safe.',
  },
  { signal: 'SIGKILL', timeoutMs: 5_000, sentence: 'PostgreSQL does not stop; ending it, its data is safe.' },
] as const;

/**
 * Returns the server that runs on a cluster, no matter who started it; undefined if there is none.
 *
 * A process id alone proves nothing, because the system may give it to another program after a restart. The process
 * must be a PostgreSQL on this very cluster. Takes the cluster's folder, without symbolic links. Raises nothing.
 */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const lines = (await textOf(join(cluster, 'postmaster.pid'))).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  const commandLine = await commandLineOf(pid);
  if (!commandLine.includes(`/postgres -D ${cluster} `)) return undefined;
  const [port = '', host = '', , , status = ''] = lines.slice(3);
  return { pid, host, port: Number(port), isReady: status.trim() === 'ready', commandLine };
}

/**
 * Shuts the server of a cluster down and waits for its end: first fast, then immediate, then by SIGKILL.
 *
 * Cuts connections. Uncommitted transactions are lost, committed ones never. Takes the cluster's folder; does nothing
 * if no server runs. Raises EmbeddedPostgresError if the process survives even SIGKILL.
 */
export async function shutDown(cluster: string, say: Say): Promise<void> {
  const server = await findPostmaster(cluster);
  if (!server) return;
  for (const { signal, timeoutMs, sentence } of SHUTDOWN_STEPS) {
    if (sentence) say(sentence);
    send(signal, server.pid);
    const isGone = async (): Promise<true | undefined> =>
      (await commandLineOf(server.pid)).includes(cluster) ? undefined : true;
    if (await waitUntil(isGone, { timeoutMs })) return;
  }
  throw new EmbeddedPostgresError(`PostgreSQL (process ${server.pid}) cannot be stopped.`);
}

function send(signal: NodeJS.Signals, pid: number): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process ended at this moment.
  }
}

/** '' for a process that has ended, or is a zombie. */
async function commandLineOf(pid: number): Promise<string> {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  }
  const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const program = await readlink(`/proc/${pid}/exe`).catch(() => '');
  const note = program.endsWith(' (deleted)') ? ' (deleted)' : '';
  return words.replaceAll('\0', ' ').trimEnd() + note;
}
