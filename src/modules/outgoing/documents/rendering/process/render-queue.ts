import { fork, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { RenderingError, type EngineName, type RenderJob } from '../engine/engine.js';
import type { FromRenderer, ToRenderer } from './messages.js';

export interface RenderLimits {
  /** Jobs that wait or run at once; more are refused. */
  readonly queueMax: number;
  /** How long a job may run before its process is ended. */
  readonly jobMs: number;
  /** How much longer the first job may take, which starts the process and reads the fonts beside whatever else runs. */
  readonly startMs: number;
  /** How long a process without jobs is kept. */
  readonly idleMs: number;
  /** A process that has grown beyond that is replaced: the WASM engine keeps 3 MB of each document. */
  readonly memoryBytesMax: number;
}

/**
 * A second of work for each that may wait. Thirty seconds are three hundred times what a long invoice takes: where all
 * processors are busy, a process of lower priority gets a small part of one, and a document that is late is none that
 * failed.
 */
const LIMITS: RenderLimits = {
  queueMax: 64,
  jobMs: 30_000,
  startMs: 30_000,
  idleMs: 60_000,
  memoryBytesMax: 512 * 1024 * 1024,
};

/** Too many documents wait to be laid out; try again in a second. */
export class RenderQueueFullError extends Error {
  override readonly name = 'RenderQueueFullError';
}

/** The service stops, and lays out nothing more. */
export class RenderingClosedError extends Error {
  override readonly name = 'RenderingClosedError';
}

interface Waiting {
  readonly job: RenderJob;
  readonly resolve: (pdf: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Lays out documents in a process of its own, one after the other.
 *
 * The process starts with the first job and ends when nothing is to be done for a while, which gives all its memory
 * back. A job that fails, takes too long or kills the process fails alone; the next one gets a new process.
 */
export class RenderQueue {
  private readonly waiting: Waiting[] = [];
  private readonly limits: RenderLimits;
  private running: Waiting | undefined;
  private child: ChildProcess | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly engine: EngineName | 'any',
    private readonly fontFiles: readonly string[],
    limits: Partial<RenderLimits> = {},
  ) {
    this.limits = { ...LIMITS, ...limits };
  }

  /** Gives the PDF. Raises `RenderingError`, `RenderQueueFullError` or `RenderingClosedError`. */
  render(job: RenderJob): Promise<Buffer> {
    if (this.isClosed) return Promise.reject(new RenderingClosedError('The service stops.'));
    const count = this.waiting.length + (this.running === undefined ? 0 : 1);
    if (count >= this.limits.queueMax) {
      return Promise.reject(new RenderQueueFullError(`${count} documents wait to be laid out.`));
    }
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, resolve, reject });
      this.next();
    });
  }

  /** The process that runs, for what watches it; undefined while there is none. */
  get processId(): number | undefined {
    return this.child?.pid;
  }

  /** Ends the process. What still waits is refused. */
  close(): void {
    this.isClosed = true;
    const closed = new RenderingClosedError('The service stops.');
    for (const one of this.waiting.splice(0)) one.reject(closed);
    this.fail(closed);
  }

  private next(): void {
    if (this.running !== undefined) return;
    clearTimeout(this.timer);
    this.running = this.waiting.shift();
    if (this.running === undefined) {
      this.timer = setTimeout(() => this.end(), this.limits.idleMs).unref();
      return;
    }
    const { job } = this.running;
    const { jobMs, startMs } = this.limits;
    const atMost = this.child === undefined ? jobMs + startMs : jobMs;
    this.child ??= this.start();
    this.timer = setTimeout(() => this.fail(tooLong(atMost)), atMost);
    this.child.ref();
    this.say({ kind: 'render', job });
  }

  private start(): ChildProcess {
    const child = fork(programPath(), [], {
      // Neither secrets nor flags of the service; the channel copies bytes as bytes.
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('message', (message: FromRenderer) => {
      if (child === this.child) this.hear(message);
    });
    child.once('error', (error) => this.lost(child, error.message));
    child.once('exit', (code, signal) => this.lost(child, `it ended with ${signal ?? String(code)}`));
    yieldToService(child.pid);
    this.child = child;
    this.say({ kind: 'start', engine: this.engine, fontFiles: this.fontFiles });
    return child;
  }

  private say(message: ToRenderer): void {
    // A channel that is closed already is told by the end of the process.
    this.child?.send(message, () => undefined);
  }

  private hear(message: FromRenderer): void {
    const { running } = this;
    this.running = undefined;
    this.child?.unref();
    this.child?.channel?.unref();
    // An engine that could not start, or has failed, may fail for ever; a new one is there in a moment.
    if (message.kind === 'failed' || message.memoryBytes > this.limits.memoryBytesMax) this.end();
    if (message.kind === 'rendered') running?.resolve(Buffer.from(message.pdf));
    else running?.reject(new RenderingError(message.problem));
    this.next();
  }

  private lost(child: ChildProcess, reason: string): void {
    if (child === this.child) this.fail(new RenderingError(`The process was lost: ${reason}.`));
  }

  /** Ends the process together with the job that runs, and goes on with the next one. */
  private fail(error: Error): void {
    const { running } = this;
    this.running = undefined;
    this.end();
    running?.reject(error);
    if (!this.isClosed) this.next();
  }

  private end(): void {
    clearTimeout(this.timer);
    const { child } = this;
    this.child = undefined;
    child?.kill('SIGKILL');
  }
}

function tooLong(milliseconds: number): RenderingError {
  return new RenderingError(`The document was not laid out within ${milliseconds} ms.`);
}

/** Requests come before documents, where both want the processor. */
function yieldToService(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It may have ended already, or the system does not let us; documents are then as urgent as requests.
  }
}

/** The program of the process; where sources run, as in tests, the one that was built of them. */
function programPath(): string {
  const path = fileURLToPath(new URL('./render-process.js', import.meta.url));
  return import.meta.url.endsWith('.ts') ? path.replace('/src/modules/', '/dist/src/modules/') : path;
}
