import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { until } from '../support/eventually.js';

/** The built service as a process of its own, the way a person runs it. */
export class StartedService {
  output = '';
  errors = '';
  private readonly child: ChildProcess;
  private readonly ended: Promise<unknown>;

  constructor(env: Readonly<Record<string, string>>) {
    const { PATH = '', HOME = '' } = process.env;
    this.child = spawn(process.execPath, ['dist/src/main.js'], {
      env: { PATH, HOME, PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.on('data', (text: Buffer) => (this.output += text.toString()));
    this.child.stderr?.on('data', (text: Buffer) => (this.errors += text.toString()));
    this.ended = once(this.child, 'close');
  }

  /** Its base URL, once it says that it is ready. */
  async ready(): Promise<string> {
    await until(() => this.output.includes('is ready') || this.child.exitCode !== null, 60_000);
    const url = /API +(http:\S+)\/api/.exec(this.output)?.[1];
    if (url === undefined) throw new Error(`It did not start: ${this.output}${this.errors}`);
    return url;
  }

  /** Its exit code, once it has ended. */
  async end(): Promise<number | null> {
    await this.ended;
    return this.child.exitCode;
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  async stop(): Promise<number | null> {
    this.signal('SIGTERM');
    return this.end();
  }
}
