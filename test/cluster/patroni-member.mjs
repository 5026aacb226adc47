import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { asAccount, eventually } from './programs.mjs';

const ENDS_WITHIN_MS = 60_000;

/** One machine of the cluster: Patroni, its PostgreSQL, and its way to etcd, which can be cut. */
export class Member {
  constructor(servers, { number, rest, postgres, forwarders }) {
    this.servers = servers;
    this.name = `db${number}`;
    this.place = `10.0.0.2${number}`;
    this.rest = rest;
    this.postgres = postgres;
    this.forwarders = forwarders;
  }

  get url() {
    return `http://127.0.0.1:${this.rest}`;
  }

  /** Writes its file of deploy/ with its own addresses. */
  async prepare(password) {
    this.folder = await this.servers.folderFor(this.name);
    this.dataDir = path.join(this.folder, 'data');
    const etcds = this.forwarders.map(({ port }) => `127.0.0.1:${port}`).join(',');
    const replacements = {
      'name: db1': `name: ${this.name}`,
      // Otherwise Patroni asks etcd for its addresses, and goes there past what the proof can cut.
      '10.0.0.21:2379,10.0.0.22:2379,10.0.0.23:2379': `${etcds}\n  use_proxies: true`,
      '10.0.0.21:8008': `127.0.0.1:${this.rest}`,
      '10.0.0.21:5432': `127.0.0.1:${this.postgres}`,
      '10.0.0.0/24': '127.0.0.1/32',
      '/var/lib/postgresql/15/books': this.dataDir,
      '/var/lib/postgresql/patroni.pgpass': path.join(this.folder, 'pgpass'),
      '/var/run/postgresql': this.servers.socketFolder,
      'of the superuser': password,
      'of replication': password,
      'of the interface': password,
      // Nothing here may reset the machine.
      'mode: automatic': "mode: 'off'",
    };
    this.file = await this.servers.configured('patroni.yml', replacements, `${this.name}.yml`);
  }

  /** Starts Patroni, which takes over a PostgreSQL that still runs. */
  async start() {
    const log = await open(path.join(this.servers.folder, `${this.name}.log`), 'a');
    const stdio = ['ignore', log.fd, log.fd];
    this.child = spawn('patroni', [this.file], { cwd: this.folder, stdio, ...asAccount() });
    this.ended = once(this.child, 'exit');
    await log.close();
  }

  /** Ends Patroni, PostgreSQL or both without a warning, as a crash does. */
  async kill({ patroni = false, postgres = false }) {
    if (patroni) {
      this.child.kill('SIGKILL');
      await this.ended;
    }
    if (postgres) await this.killPostgres();
  }

  /** What the system does with a program that has ended. */
  async restart() {
    if (this.child.exitCode !== null || this.child.signalCode !== null) await this.start();
  }

  /** Takes its way to etcd. */
  cut() {
    for (const forwarder of this.forwarders) forwarder.cut();
  }

  join() {
    for (const forwarder of this.forwarders) forwarder.join();
  }

  async stop() {
    if (this.child === undefined) return;
    this.child.kill('SIGTERM');
    await Promise.race([this.ended, pause(ENDS_WITHIN_MS, undefined, { ref: false })]);
    this.child.kill('SIGKILL');
    await this.killPostgres();
  }

  async killPostgres() {
    const pid = await this.postmaster();
    if (pid === undefined) return;
    process.kill(pid, 'SIGKILL');
    await eventually(async () => ((await this.postmaster()) === pid ? undefined : true));
  }

  /** Returns the process id of its PostgreSQL; undefined if it does not run. */
  async postmaster() {
    try {
      const pid = Number((await readFile(path.join(this.dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0]);
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8');
      return command.includes(this.dataDir) ? pid : undefined;
    } catch {
      return undefined;
    }
  }
}
