import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../tools/setup/root.mjs';
import { freePorts } from './programs.mjs';

const STARTS_WITHIN_MS = 180_000;
const UNIT = readFileSync(path.join(root, 'deploy/countinghouse.service'), 'utf8');
/** What systemd runs there. */
const [, COMMAND] = /^ExecStart=\/usr\/bin\/node (.+)$/m.exec(UNIT);

/** One process of the built service, on a database that it shares with others. */
export class Node {
  output = '';

  /** The folder is that of the checkout that it runs. */
  constructor(port, env, folder = root) {
    this.port = port;
    this.env = env;
    this.folder = folder;
  }

  get url() {
    return `http://127.0.0.1:${this.port}/api`;
  }

  /** Resolves with the API key of the first start; with undefined at any later one. */
  async start() {
    const { PATH, HOME } = process.env;
    this.output = '';
    this.child = spawn(process.execPath, COMMAND.split(' '), {
      cwd: this.folder,
      env: { PATH, HOME, HOST: '127.0.0.1', PORT: String(this.port), LOG_LEVEL: 'warn', ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.ended = once(this.child, 'close');
    for (const stream of [this.child.stdout, this.child.stderr])
      stream.on('data', (text) => (this.output = (this.output + text).slice(-200_000)));
    const began = Date.now();
    while (!/Control panel +\S+/.test(this.output)) {
      if (this.child.exitCode !== null) throw new Error(this.output.trim());
      if (Date.now() - began > STARTS_WITHIN_MS) throw new Error(`A node did not start: ${this.output}`);
      await pause(50);
    }
    return /ch_live_\w+/.exec(this.output)?.[0];
  }

  /** Returns the exit code. */
  async stop(signal = 'SIGTERM') {
    if (this.child.exitCode === null) this.child.kill(signal);
    await this.ended;
    return this.child.exitCode;
  }

  /** Returns the sentence with which it refuses to start. */
  static async refusal(env) {
    const node = new Node(0, env);
    try {
      await node.start();
    } catch (error) {
      return error.message;
    }
    await node.stop();
    return 'It started.';
  }
}

/** Starts nodes on one database. The first one makes the first organization. */
export async function startNodes(servers, { count, folder = root }, env) {
  const ports = await freePorts(count);
  const nodes = ports.map((port) => new Node(port, { RATE_LIMIT_PER_SECOND: '0', ...env }, folder));
  for (const node of nodes) servers.onEnd(() => node.child && node.stop());
  const [first, ...others] = nodes;
  const owner = { OWNER_EMAIL: 'owner@example.com', OWNER_PASSWORD: 'a password for the cluster' };
  Object.assign(first.env, owner);
  const key = await first.start();
  await Promise.all(others.map((node) => node.start()));
  return { nodes, key, owner: { email: owner.OWNER_EMAIL, password: owner.OWNER_PASSWORD } };
}

/** Starts HAProxy before nodes. Returns its URL. */
export async function startHaproxy(servers, nodes) {
  const [port] = await freePorts(1);
  const addresses = nodes.map((node, index) => [`10.0.0.1${index + 1}:3000`, `127.0.0.1:${node.port}`]);
  const file = await servers.configured('haproxy.cfg', {
    '0.0.0.0:80': `127.0.0.1:${port}`,
    ...Object.fromEntries(addresses),
  });
  await servers.start(['/usr/sbin/haproxy', '-db', '-f', file], { port });
  return `http://127.0.0.1:${port}/api`;
}
