import { spawnSync } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError, textOf, type Say } from './messages.js';
import { waitUntil } from './wait-until.js';

/** PostgreSQL's main process, as its postmaster.pid and the operating system tell of it. */
export interface Postmaster {
  readonly pid: number;
  /** The folder of its socket. */
  readonly host: string;
  readonly port: number;
  readonly isReady: boolean;
  /** Program and arguments, parted by spaces; ' (deleted)' behind them when the program was replaced. */
  readonly commandLine: string;
}

/** How long the steps of a shutdown may take: its last checkpoint writes up to shared_buffers to the disk. */
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
 * The server that runs on a cluster, whoever started it; undefined when there is none.
 *
 * A process id alone proves nothing, since the system gives it to another program after a restart: the process must
 * be a PostgreSQL on this very cluster. Takes the cluster's folder, without symbolic links. Raises nothing.
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
 * Shuts the server of a cluster down and waits for its end: fast, then at once, then by force.
 *
 * Connections are cut; transactions that are not committed are lost, committed ones never. Takes the cluster's
 * folder; does nothing when no server runs. Raises EmbeddedPostgresError when the process outlives even SIGKILL.
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
    // It ended in this moment.
  }
}

/** '' for a process that is gone, or ended and waiting for its parent to notice. */
async function commandLineOf(pid: number): Promise<string> {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  }
  const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const program = await readlink(`/proc/${pid}/exe`).catch(() => '');
  const note = program.endsWith(' (deleted)') ? ' (deleted)' : '';
  return words.replaceAll('\0', ' ').trimEnd() + note;
}
