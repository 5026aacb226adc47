import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { until } from '../support/eventually.js';

/** The built service as a separate process, as a person runs it. */
export class StartedService {
  output = '';
  errors = '';
  private readonly child: ChildProcess;
  private readonly ended: Promise<unknown>;

  /** In a process group of its own, it can get the signals that a terminal sends for Ctrl-C. */
  constructor(env: Readonly<Record<string, string>>, { ownGroup = false } = {}) {
    const { PATH = '', HOME = '' } = process.env;
    this.child = spawn(process.execPath, ['dist/src/main.js'], {
      env: { PATH, HOME, PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: ownGroup,
    });
    this.child.stdout?.on('data', (text: Buffer) => (this.output += text.toString()));
    this.child.stderr?.on('data', (text: Buffer) => (this.errors += text.toString()));
    this.ended = once(this.child, 'close');
  }

  /** Resolves with its base URL when it reports that it is ready. */
  async ready(): Promise<string> {
    await until(() => this.output.includes('is ready') || this.child.exitCode !== null, 60_000);
    const url = /API +(http:\S+)\/api/.exec(this.output)?.[1];
    if (url === undefined) throw new Error(`It did not start: ${this.output}${this.errors}`);
    return url;
  }

  /** Resolves with its exit code when it has ended. */
  async end(): Promise<number | null> {
    await this.ended;
    return this.child.exitCode;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  /** Returns the process ids of its live workers. */
  workers(): number[] {
    const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
    const processes = lines.map((line) => line.trim().split(/\s+/));
    return processes
      .filter(
        ([, parent, ...args]) => Number(parent) === this.pid && args.join(' ').includes('worker-main.js'),
      )
      .map(([pid]) => Number(pid));
  }

  async stop(): Promise<number | null> {
    this.signal('SIGTERM');
    return this.end();
  }
}
