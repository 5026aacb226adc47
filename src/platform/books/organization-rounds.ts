import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../signals/log.js';

/**
 * Under load, a round waits this long to do several things with one commit, because each commit flushes the disk. By
 * then, another node that is at the same organization has usually ended.
 */
const REST_MS = 20;

/** Work that follows commits, organization by organization. */
export interface RoundsWork {
  /** For the log, such as `events not numbered yet`. */
  readonly trouble: string;
  /** How many organizations a round takes. */
  readonly organizationsMax: number;
  /** Rounds at once. Each needs a connection of the pool that serves requests. */
  readonly roundsMax: number;
  /**
   * Organizations wait for a round that has begun, to share the next one, unless it takes longer than this: then it may
   * be stuck. 0 if nothing is gained from sharing.
   */
  readonly patienceMs: number;
  /** How soon is found what a process has left that was killed right after its commit. */
  readonly lookEveryMs: number;
  /** Returns organizations for which there is something to do. */
  waiting(): Promise<string[]>;
  /** Does it, in transactions of its own. */
  serve(organizationIds: readonly string[]): Promise<Served>;
}

/** What a round has done. */
export interface Served {
  /** Organizations for which there is more to do, or that another node is at. */
  readonly again: readonly string[];
  /** Whether the next round of these organizations should wait, because there was something to do. */
  readonly rests: boolean;
}

/**
 * Serves organizations for which something is to be done after commits: those that it is told of, and once in a while
 * those that it finds.
 *
 * An organization is in one round at a time. What is told during a round gets one of its own after it.
 */
export class OrganizationRounds {
  /** In the order in which they were told. */
  private readonly due = new Set<string>();
  /** Those of the rounds under way. */
  private readonly held = new Set<string>();
  private readonly rounds = new Set<Promise<void>>();
  /** The one that the next round waits for. */
  private awaited: Promise<void> | undefined;
  private looking: Promise<void> | undefined;
  private looksAgain = false;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly work: RoundsWork,
    private readonly log: Log,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.look(), this.work.lookEveryMs).unref();
    this.look();
  }

  /** Resolves after the current rounds. Another node, or the next start, does the rest. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await Promise.all([this.looking, ...this.rounds]);
  }

  /** Takes an organization; undefined if it has to be found. */
  tell(organizationId: string | undefined): void {
    if (organizationId === undefined) this.look();
    else this.wake([organizationId]);
  }

  private wake(organizationIds: readonly string[]): void {
    for (const id of organizationIds) this.due.add(id);
    while (!this.stopped && this.awaited === undefined && this.rounds.size < this.work.roundsMax) {
      const chosen = this.choose();
      if (chosen.length === 0) return;
      this.begin(chosen);
    }
  }

  private begin(organizationIds: readonly string[]): void {
    const { patienceMs } = this.work;
    const letGo = (): void => {
      if (this.awaited === round) this.awaited = undefined;
      this.wake([]);
    };
    const timer = patienceMs > 0 ? setTimeout(letGo, patienceMs).unref() : undefined;
    const round = this.round(organizationIds).finally(() => {
      clearTimeout(timer);
      this.rounds.delete(round);
      letGo();
    });
    this.rounds.add(round);
    if (timer !== undefined) this.awaited = round;
  }

  private choose(): string[] {
    const chosen = [...this.due].filter((id) => !this.held.has(id)).slice(0, this.work.organizationsMax);
    for (const id of chosen) {
      this.due.delete(id);
      this.held.add(id);
    }
    return chosen;
  }

  /** Never fails: what it leaves is found by a later look. */
  private async round(organizationIds: readonly string[]): Promise<void> {
    try {
      const { again, rests } = await this.work.serve(organizationIds);
      for (const id of again) this.due.add(id);
      if (rests) await pause(REST_MS);
    } catch (error) {
      this.log.warn(this.work.trouble, { error });
    } finally {
      for (const id of organizationIds) this.held.delete(id);
    }
  }

  /** Finds what nobody is at. What commits during a look may need another one. */
  private look(): void {
    if (this.stopped) return;
    this.looksAgain = true;
    this.looking ??= this.looks().finally(() => {
      this.looking = undefined;
      if (this.looksAgain) this.look();
    });
  }

  private async looks(): Promise<void> {
    while (this.looksAgain && !this.stopped) {
      this.looksAgain = false;
      try {
        this.wake(await this.work.waiting());
      } catch (error) {
        this.log.warn(this.work.trouble, { error });
      }
    }
  }
}
