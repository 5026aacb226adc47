import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { root } from '../../tools/setup/root.mjs';

/** On a machine that has much else to do. */
const STARTS_WITHIN_MS = 300_000;
/** The polling interval for a process that is not a child of this one. */
const LOOK_EVERY_MS = 20;

/** The built service on an embedded PostgreSQL of its own, to be killed and restarted. */
export class Service {
  key = '';
  port = '0';
  log = '';

  static async start(env = {}) {
    const service = new Service();
    service.env = env;
    service.folder = await mkdtemp(path.join(os.tmpdir(), 'countinghouse-faults-run-'));
    await service.begin();
    return service;
  }

  get url() {
    return `http://127.0.0.1:${this.port}/api`;
  }

  get pid() {
    return this.child.pid;
  }

  /** Starts it on the same data, and resolves once it reports that it is ready. */
  async begin() {
    const { PATH, HOME } = process.env;
    const env = {
      PATH,
      HOME,
      DATA_DIR: this.folder,
      PORT: this.port,
      RATE_LIMIT_PER_SECOND: '0',
      LOG_LEVEL: 'warn',
      ...this.env,
    };
    const child = spawn(process.execPath, ['dist/src/main.js'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    this.ended = once(child, 'close');
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        if (!output.includes('is ready')) output += text;
        this.log = (this.log + text).slice(-100_000);
      });
    }
    const beganMs = performance.now();
    while (!/Control panel +\S+/.test(output)) {
      if (child.exitCode !== null || performance.now() - beganMs > STARTS_WITHIN_MS) {
        throw new Error(`The service did not start: ${output}`);
      }
      await pause(LOOK_EVERY_MS);
    }
    this.port = /API +http:\S+:(\d+)\/api/.exec(output)[1];
    this.key ||= /ch_live_\w+/.exec(output)?.[0];
    if (this.key === undefined) throw new Error('The first start made no key.');
  }

  /** Kills the service with SIGKILL. The next one takes over its database. */
  async kill() {
    this.child.kill('SIGKILL');
    await this.ended;
  }

  /** Kills PostgreSQL with SIGKILL. The service restarts it. */
  async killDatabase() {
    const pid = Number((await readFile(path.join(this.dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    for (;;) {
      try {
        process.kill(pid, 0);
        await pause(LOOK_EVERY_MS);
      } catch {
        return;
      }
    }
  }

  /** Ends all connections that serve requests at once. */
  async cutConnections() {
    const { rowCount } = await this.ask(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'countinghouse'",
    );
    return rowCount;
  }

  /** Runs a statement as the superuser. */
  async ask(sql) {
    const host = (await readFile(path.join(this.dataDir, 'postmaster.pid'), 'utf8')).split('\n')[4];
    const client = new pg.Client({ host, port: 5432, user: 'postgres', database: 'countinghouse' });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await client.query(sql);
    } finally {
      await client.end();
    }
  }

  async stop() {
    this.child.kill('SIGTERM');
    await this.ended;
    await rm(this.folder, { recursive: true, force: true });
    return this.child.exitCode;
  }

  get dataDir() {
    return path.join(this.folder, 'postgres');
  }
}
