import { setTimeout as sleep } from 'node:timers/promises';
import { bringUp } from './bring-up.js';
import { GrowingPause, pause } from './growing-pause.js';
import type { ServerPlan } from './launch.js';
import { EmbeddedPostgresError, reasonOf, type Say } from './messages.js';
import { InUseError, takeOwnership, type Ownership } from './ownership.js';
import { findPostmaster, shutDown } from './postmaster.js';

/** How long a server with an unknown owner may take to start when this process ends. */
const UNCLEAR_MS = 30_000;

/** Keeps one server running and owned by this process, from start to stop. */
export class OwnedServer {
  private ownership: Ownership | undefined;
  private stopping: Promise<void> | undefined;
  private readonly ending = new AbortController();
  private keeping: Promise<void> = Promise.resolve();
  private tellLoss: (error: EmbeddedPostgresError) => void = () => undefined;

  /** Resolves when another process has become the owner of the server; otherwise never. */
  readonly lost = new Promise<EmbeddedPostgresError>((resolve) => (this.tellLoss = resolve));

  constructor(
    private readonly plan: ServerPlan,
    private readonly say: Say,
  ) {}

  /**
   * Starts the server and monitors it until the stop.
   *
   * Raises EmbeddedPostgresError if it does not start or belongs to another process.
   */
  async start(): Promise<void> {
    this.ownership = await bringUp(this.plan, this.say);
    this.keeping = this.keep(this.ownership);
  }

  /**
   * Shuts the server down. Keeps the ownership to the end, so that a concurrent start waits and does not take over a
   * server that is about to end.
   *
   * Raises EmbeddedPostgresError if the server cannot be stopped.
   */
  stop(): Promise<void> {
    this.stopping ??= this.end();
    return this.stopping;
  }

  /** Runs from one loss of the ownership to the next. */
  private async keep(first: Ownership): Promise<void> {
    const { signal } = this.ending;
    const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    const pauses = new GrowingPause();
    for (let ownership: Ownership | undefined = first; ownership;) {
      const sinceMs = performance.now();
      await Promise.race([ownership.ended, ended]);
      if (signal.aborted) return;
      this.ownership = undefined;
      ownership = await this.regain(pauses, performance.now() - sinceMs);
      this.ownership = ownership;
    }
  }

  /**
   * Tries forever, with growing pauses, because a full disk may get space again. Returns undefined if the service
   * stops, or if the server belongs to another process by now.
   */
  private async regain(pauses: GrowingPause, livedMs: number): Promise<Ownership | undefined> {
    const { signal } = this.ending;
    const isEnding = (): boolean => signal.aborted;
    // Perhaps only the connection with the lock has ended, and the server still runs.
    const isThere = (await findPostmaster(this.plan.cluster)) !== undefined;
    if (!isThere) this.say('PostgreSQL ended unexpectedly; starting it again.');
    for (let lived = livedMs; ; lived = 0) {
      await pause(pauses.after(lived), signal);
      if (isEnding()) return undefined;
      try {
        const ownership = await bringUp(this.plan, this.say);
        if (!isThere) this.say('PostgreSQL runs again.');
        return ownership;
      } catch (error) {
        if (error instanceof InUseError) {
          this.tellLoss(error);
          return undefined;
        }
        if (!isEnding()) this.say(`PostgreSQL does not start again yet: ${reasonOf(error)}`);
      }
    }
  }

  private async end(): Promise<void> {
    this.ending.abort();
    const kept = this.keeping.then(() => true);
    // A start in progress ends together with the server that it started.
    while (!(await Promise.race([kept, sleep(200, false)]))) await this.shutDownIfOurs();
    await this.shutDownIfOurs();
    await this.ownership?.release();
  }

  /** Stops our server, whether or not this process holds the lock now. Leaves another process's server alone. */
  private async shutDownIfOurs(): Promise<void> {
    const startMs = performance.now();
    while (!this.ownership) {
      const server = await findPostmaster(this.plan.cluster);
      if (!server) return;
      try {
        const { dataDir } = this.plan;
        if (server.isReady) this.ownership = await takeOwnership({ ...server, dataDir });
      } catch (error) {
        if (error instanceof InUseError) return;
        break;
      }
      if (performance.now() - startMs > UNCLEAR_MS) break;
      if (!this.ownership) await sleep(50);
    }
    await shutDown(this.plan.cluster, this.say);
  }
}
