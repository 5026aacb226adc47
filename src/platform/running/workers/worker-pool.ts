import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Log } from '../../signals/log.js';
import type { Orders, ToPrimary, ToWorker } from './messages.js';
import { Heartbeats } from './heartbeats.js';
import { RespawnDelay } from './respawn-delay.js';

/** A worker says nothing while it loads its code, which takes long on a busy machine. */
const SILENT_AT_BOOT_MS = 30_000;

/** A worker could not start to serve. The message is a sentence for the operator. */
export class WorkerError extends Error {}

export interface PoolOptions {
  /** The built file that a worker runs. */
  readonly program: string;
  readonly count: number;
  readonly orders: Omit<Orders, 'name'>;
  /** How long a worker may take to stop before it is killed. */
  readonly stopWithinMs: number;
  readonly log: Log;
}

/** The workers of a service: processes that share one port. A worker that dies is replaced. */
export class WorkerPool {
  private readonly workers = new Set<Worker>();
  private readonly delay = new RespawnDelay();
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly listening = new Set<Worker>();
  private address: AddressInfo | undefined;
  /** Workers share a port by listening on the same one. It may be 0, which means any. */
  private portAsked: number;
  private stopping = false;
  private readonly heartbeats = new Heartbeats<Worker>((worker) => this.killSilent(worker));

  constructor(private readonly options: PoolOptions) {
    this.portAsked = options.orders.port;
    // Each worker accepts connections itself. Connections that the primary distributes hang forever if their worker
    // dies.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.setupPrimary({ exec: options.program, args: [] });
  }

  /** Resolves once all workers listen. If one of them cannot, stops the others and raises WorkerError. */
  async start(): Promise<AddressInfo> {
    const names = Array.from({ length: this.options.count }, (_none, index) => String(index + 1));
    try {
      const [address] = await Promise.all(names.map((name) => this.begin(name)));
      if (address === undefined) throw new Error('There are no workers.');
      return address;
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** Tells all workers to finish their requests, and waits until they have ended. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.timers.forEach((timer) => clearTimeout(timer));
    const killing = setTimeout(
      () => this.workers.forEach((worker) => worker.process.kill('SIGKILL')),
      this.options.stopWithinMs,
    );
    await Promise.all(
      [...this.workers].map(async (worker) => {
        const ended = once(worker, 'exit');
        // Who does not serve yet has nothing to finish, and may hang.
        if (this.listening.has(worker)) send(worker, { kind: 'stop' });
        else worker.process.kill('SIGKILL');
        await ended;
      }),
    );
    clearTimeout(killing);
    this.heartbeats.stop();
  }

  /** Starts a worker and resolves when it listens. If it dies later, it is replaced. */
  private begin(name: string): Promise<AddressInfo> {
    const worker = cluster.fork();
    const bornMs = performance.now();
    this.workers.add(worker);
    this.heartbeats.expect(worker, SILENT_AT_BOOT_MS);
    return new Promise((resolve, reject) => {
      worker.on('message', (message: ToPrimary) => {
        if (message.kind === 'ready_for_orders') this.order(worker, name);
        if (message.kind === 'alive') this.heartbeats.beat(worker);
        if (message.kind === 'broadcast') this.relay(worker, { kind: 'broadcast', message: message.message });
        if (message.kind === 'failed') reject(new WorkerError(message.sentence));
        if (message.kind === 'listening') {
          this.listening.add(worker);
          this.heartbeats.expect(worker);
          this.address ??= message.address;
          resolve(message.address);
        }
      });
      worker.on('error', (error) => this.options.log.warn('worker not reached', { worker: name, error }));
      worker.once('exit', (code: number | null, signal: string | null) => {
        this.workers.delete(worker);
        this.heartbeats.forget(worker);
        reject(
          new WorkerError(`Worker ${name} ended before it served, with ${signal ?? `code ${code ?? 0}`}.`),
        );
        if (this.listening.delete(worker)) this.ended(name, { bornMs, code, signal });
      });
    });
  }

  private order(worker: Worker, name: string): void {
    // Without workers the port is free. The next workers must listen on the port that callers already know.
    if (this.listening.size === 0) this.portAsked = this.address?.port ?? this.portAsked;
    const orders = { ...this.options.orders, name, port: this.portAsked };
    send(worker, this.stopping ? { kind: 'stop' } : { kind: 'serve', orders });
  }

  /** Kills a worker that hangs. Its `exit` event replaces it like any other. */
  private killSilent(worker: Worker): void {
    this.options.log.error('worker hangs and is killed', { process: worker.process.pid });
    worker.process.kill('SIGKILL');
  }

  private relay(from: Worker, message: ToWorker): void {
    for (const worker of this.workers) if (worker !== from) send(worker, message);
  }

  private ended(
    name: string,
    { bornMs, code, signal }: { bornMs: number; code: number | null; signal: string | null },
  ): void {
    if (this.stopping) return;
    const delayMs = this.delay.afterLifeOf(performance.now() - bornMs);
    this.options.log.error('worker ended and is replaced', { worker: name, code, signal, delayMs });
    this.replaceAfter(delayMs, name);
  }

  private replaceAfter(delayMs: number, name: string): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      const bornMs = performance.now();
      this.begin(name).catch((error: unknown) => {
        if (this.stopping) return;
        this.options.log.error('worker not replaced yet', { worker: name, error });
        this.replaceAfter(this.delay.afterLifeOf(performance.now() - bornMs), name);
      });
    }, delayMs);
    this.timers.add(timer);
  }
}

/** Sends nothing to a worker that has just ended; its `exit` event is handled elsewhere. */
function send(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}
