import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { cpuTime, residentMb, type CpuTime } from './processes.js';

const READY_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 20;

/** All checks are on; only the rates are so high that a load generator does not reach them. */
const SETTINGS = {
  PORT: '0',
  RATE_LIMIT_PER_SECOND: '100000',
  RATE_LIMIT_HEAVY_PER_SECOND: '100000',
  DATABASE_URL: '',
};

/** Where the embedded PostgreSQL of a service listens, and its main process. */
interface Postmaster {
  readonly pid: number;
  readonly host: string;
  readonly port: number;
}

export interface BenchServiceOptions {
  /** Variables of its environment besides those that every service has here. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The checkout that it is built in; this one when it is not given. */
  readonly checkout?: string;
}

/** The built service on an embedded PostgreSQL and a folder of its own, the way a person starts it. */
export class BenchService {
  private static readonly made = new Set<BenchService>();

  url = '';
  /** From the request to start until it says that it is ready. */
  startMs = 0;
  apiKey = '';
  private child: ChildProcess | undefined;
  private postmaster: Postmaster | undefined;
  private database: pg.Pool | undefined;

  private constructor(
    private readonly folder: string,
    private readonly options: BenchServiceOptions,
  ) {}

  static async make(options: BenchServiceOptions = {}): Promise<BenchService> {
    const service = new BenchService(await mkdtemp(join(tmpdir(), 'countinghouse-bench-')), options);
    BenchService.made.add(service);
    return service;
  }

  /** Stops and removes whatever was made and is still there. */
  static async removeAll(): Promise<void> {
    for (const service of BenchService.made) await service.remove();
  }

  /** Starts it; `preload` is a module that runs before it, `flags` are Node's own. */
  async start({ preload, flags = [] }: { preload?: string; flags?: readonly string[] } = {}): Promise<void> {
    const output = `${this.folder}.log`;
    const log = openSync(output, 'w');
    const began = performance.now();
    const args = [...(preload === undefined ? [] : ['--import', preload]), ...flags, 'dist/src/main.js'];
    this.child = spawn(process.execPath, args, {
      cwd: this.options.checkout,
      env: { ...process.env, ...SETTINGS, ...this.options.settings, DATA_DIR: this.folder },
      stdio: ['ignore', log, 'inherit', ...(preload === undefined ? [] : ['ipc' as const])],
      serialization: 'advanced',
    });
    closeSync(log);
    await this.ready(output);
    this.startMs = performance.now() - began;
    this.postmaster = await postmasterIn(this.folder);
    const { host, port } = this.postmaster;
    this.database = new pg.Pool({ host, port, user: 'postgres', database: 'countinghouse', max: 2 });
    this.database.on('error', () => undefined);
  }

  /** The superuser's way in, for seeding and looking. */
  get admin(): pg.Pool {
    if (this.database === undefined) throw new Error('The service was not started.');
    return this.database;
  }

  get socket(): { host: string; port: number } {
    if (this.postmaster === undefined) throw new Error('The service was not started.');
    return { host: this.postmaster.host, port: this.postmaster.port };
  }

  /** Makes each commit take so much longer, as on a disk that is slower than this one; from the next start on. */
  async slowFlushes(ms: number): Promise<void> {
    if (ms === 0) return;
    // The server waits before it flushes, whether or not others are about to commit too.
    for (const setting of [`commit_delay = ${Math.round(ms * 1_000)}`, 'commit_siblings = 0'])
      await this.admin.query(`ALTER SYSTEM SET ${setting}`);
  }

  get process(): ChildProcess {
    if (this.child === undefined) throw new Error('The service was not started.');
    return this.child;
  }

  /** CPU time used so far by the service and by PostgreSQL. */
  cpu(): CpuTime | undefined {
    return cpuTime(this.process.pid ?? 0, this.postmaster?.pid ?? 0);
  }

  residentMb(): number | undefined {
    return residentMb(this.process.pid ?? 0);
  }

  /** Stops it, and its PostgreSQL with it; the books stay for the next start. */
  async stop(): Promise<void> {
    await this.database?.end();
    this.database = undefined;
    const { child } = this;
    if (child === undefined || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  async remove(): Promise<void> {
    BenchService.made.delete(this);
    await this.stop();
    for (const path of [this.folder, `${this.folder}.log`]) await rm(path, { recursive: true, force: true });
  }

  private async ready(output: string): Promise<void> {
    const deadline = performance.now() + READY_WITHIN_MS;
    for (;;) {
      const text = readFileSync(output, 'utf8');
      const url = /API +(http:\S+)\/api/.exec(text)?.[1];
      if (url !== undefined) {
        this.url = url;
        this.apiKey = /API key +(ch_\S+)/.exec(text)?.[1] ?? this.apiKey;
        return;
      }
      if (this.process.exitCode !== null || performance.now() > deadline)
        throw new Error(`The service did not start: ${text}`);
      await wait(LOOK_EVERY_MS);
    }
  }
}

/** PostgreSQL writes process, folder, start, port and socket folder into postmaster.pid, a line each. */
async function postmasterIn(dataDir: string): Promise<Postmaster> {
  const files = await readdir(dataDir, { recursive: true });
  const path = files.find((file) => file.endsWith('postmaster.pid'));
  if (path === undefined) throw new Error('The embedded PostgreSQL does not run.');
  const [pid = '', , , port = '', host = ''] = (await readFile(join(dataDir, path), 'utf8')).split('\n');
  return { pid: Number(pid), port: Number(port), host };
}
