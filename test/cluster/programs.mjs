import { execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../tools/setup/root.mjs';

/** The programs that the proofs need, with the packages of Debian that have them. */
const NEEDED = {
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  initdb: 'postgresql-15',
  pgbackrest: 'pgbackrest',
  etcd: 'etcd-server',
  // Patroni speaks to etcd by the other package, which Debian only recommends.
  patroni: 'patroni python3-etcd',
};
const WITHIN_MS = 60_000;
/** Linux gives ports from 32,768 on. */
const GIVEN_TO_NOBODY = [20_000, 32_768];
/** Servers refuse to run as root, so root runs them as this user. */
const ACCOUNT = 'postgres';

/** Installs what is missing, as root. Raises an Error with the command for everybody else. */
export function ensurePrograms() {
  const missing = Object.keys(NEEDED).filter((program) => !isThere(program));
  if (missing.length === 0) return;
  const packages = missing.flatMap((program) => NEEDED[program].split(' '));
  if (process.getuid() !== 0)
    throw new Error(`Missing: ${missing.join(', ')}. As root: apt-get install -y ${packages.join(' ')}`);
  const script = '. "$0"; can_install && install_packages "$@"';
  execFileSync('bash', ['-c', script, path.join(root, 'tools/debian.sh'), ...packages], { stdio: 'inherit' });
}

/** Servers of one proof, under one temporary folder. All of them end with it. */
export class Servers {
  running = [];

  static async in(prefix) {
    const servers = new Servers();
    servers.folder = await mkdtemp(path.join(os.tmpdir(), `countinghouse-${prefix}-`));
    await chmod(servers.folder, 0o755);
    servers.socketFolder = await servers.folderFor('sockets');
    return servers;
  }

  /** Makes a folder that a server may write to. */
  async folderFor(name) {
    const folder = path.join(this.folder, name);
    await mkdir(folder, { mode: 0o700 });
    if (process.getuid() === 0) await chown(folder, ...idsOf(ACCOUNT));
    return folder;
  }

  /** Copies a file of deploy/ with other addresses, each of which it must contain. Returns the path of the copy. */
  async configured(file, replacements, name = file) {
    let text = await readFile(path.join(root, 'deploy', file), 'utf8');
    for (const [from, to] of Object.entries(replacements)) {
      if (!text.includes(from)) throw new Error(`deploy/${file} does not contain: ${from}`);
      text = text.replaceAll(from, to);
    }
    const copy = path.join(this.folder, name);
    await writeFile(copy, text);
    return copy;
  }

  /** Starts a program, as an ordinary user if it refuses to run as root, and waits until it listens on a port. */
  async start(command, { port, isOrdinary = false }) {
    const [program, ...args] = command;
    const child = spawn(program, args, {
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(isOrdinary && asAccount()),
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => (said = (said + text).slice(-10_000)));
    const ended = once(child, 'close');
    const server = { pid: child.pid, stop: (signal = 'SIGTERM') => (child.kill(signal), ended) };
    this.onEnd(() => server.stop());
    const began = Date.now();
    while (!(await listens(port))) {
      if (child.exitCode !== null || Date.now() - began > WITHIN_MS)
        throw new Error(`${program} did not start: ${said}`);
      await pause(50);
    }
    return server;
  }

  onEnd(stop) {
    this.running.unshift(stop);
  }

  /** Ends everything, the last one first, and removes the folder. */
  async stop() {
    for (const stop of this.running) await stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/**
 * Returns ports that nobody uses at this moment. They are below those that the system gives to whoever asks for any, so
 * that nobody gets one of them before its server starts.
 */
export async function freePorts(count) {
  const ports = new Set();
  while (ports.size < count) {
    const port = randomInt(...GIVEN_TO_NOBODY);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = net.createServer().listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    server.once('error', () => resolve(false));
  });
}

/** Repeats an attempt until it returns something. */
export async function eventually(attempt, withinMs = WITHIN_MS) {
  const began = Date.now();
  for (;;) {
    const found = await attempt();
    if (found !== undefined) return found;
    if (Date.now() - began > withinMs) throw new Error('It did not happen in time.');
    await pause(50);
  }
}

/** Options for a child process that root runs as an ordinary user. */
export function asAccount() {
  if (process.getuid() !== 0) return {};
  const [uid, gid] = idsOf(ACCOUNT);
  return { uid, gid };
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true) || socket.destroy());
    socket.once('error', () => resolve(false));
  });
}

function isThere(program) {
  const places =
    program === 'initdb' ? ['/usr/lib/postgresql/15/bin'] : [...process.env.PATH.split(':'), '/usr/sbin'];
  return places.some((place) => {
    try {
      execFileSync('test', ['-x', path.join(place, program)]);
      return true;
    } catch {
      return false;
    }
  });
}

function idsOf(account) {
  return ['-u', '-g'].map((which) => Number(execFileSync('id', [which, account], { encoding: 'utf8' })));
}
