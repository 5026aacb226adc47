import { bringUp } from './bring-up.js';
import type { ServerPlan } from './launch.js';
import { reasonOf, type Say } from './messages.js';
import type { Ownership } from './ownership.js';
import { shutDown } from './postmaster.js';

/** A server that dies this often within the time below is not started again: something is wrong with it. */
const DEATHS_MAX = 3;
const DEATHS_WITHIN_MS = 60_000;

/** Keeps one server alive from start to stop. */
export class OwnedServer {
  private ownership: Ownership | undefined;
  private stopping: Promise<void> | undefined;
  private revival: Promise<void> = Promise.resolve();
  private deathsMs: number[] = [];

  constructor(
    private readonly plan: ServerPlan,
    private readonly say: Say,
  ) {}

  /**
   * Brings the server up and watches over it.
   *
   * Raises EmbeddedPostgresError when it does not start or belongs to another process.
   */
  async start(): Promise<void> {
    this.ownership = await bringUp(this.plan, this.say);
    void this.ownership.ended.then(() => this.lost());
  }

  /**
   * Shuts the server down. The ownership is kept to the end, so that a start in this moment waits for it and does
   * not take over a server that is about to go.
   *
   * Raises EmbeddedPostgresError when the server cannot be ended.
   */
  stop(): Promise<void> {
    this.stopping ??= this.shutDownIfOwned();
    return this.stopping;
  }

  private async shutDownIfOwned(): Promise<void> {
    await this.revival;
    const ownership = this.ownership;
    if (!ownership) return;
    await shutDown(this.plan.cluster, this.say);
    await ownership.release();
  }

  private lost(): void {
    this.ownership = undefined;
    if (this.stopping) return;
    const nowMs = performance.now();
    this.deathsMs = [...this.deathsMs.filter((deathMs) => nowMs - deathMs < DEATHS_WITHIN_MS), nowMs];
    if (this.deathsMs.length > DEATHS_MAX) {
      this.say(`PostgreSQL ended ${this.deathsMs.length} times within a minute and is not started again.`);
      return;
    }
    this.say('PostgreSQL ended unexpectedly; starting it again.');
    this.revival = this.start().then(
      () => this.say('PostgreSQL runs again.'),
      (error: unknown) => this.say(`PostgreSQL does not start again: ${reasonOf(error)}`),
    );
  }
}
