import { setTimeout as pause } from 'node:timers/promises';
import type { UnitOfWork } from '../unit-of-work.js';
import type { Log } from '../../signals/log.js';
import type { DatabaseMonitor } from '../database-monitor.js';

/** At most this many events of an organization in one pass, so that a pass stays short even after an interruption. */
const BATCH = 1_000;
/** Organizations of one pass: their numbers share a commit. */
const ORGANIZATIONS_MAX = 50;
/** Passes at once. Each needs a connection of the pool that serves requests. */
const PASSES_MAX = 2;
/** How soon the events of a process are found that was killed right after its commit. */
const LOOK_EVERY_MS = 1_000;
/**
 * Under load, a pass waits this long to number several events with one commit, because each commit flushes the disk.
 */
const BATCH_WAIT_MS = 20;

/** What a pass has done for an organization; null if another node is at it. */
interface Numbered {
  readonly organization_id: string;
  readonly numbered: number | null;
}

/**
 * Assigns numbers to committed events. Runs on every node; the events of an organization are numbered by one at a time.
 *
 * Each commit of this process with events wakes it for their organization. It also looks for the events of processes that
 * died before they could number them.
 */
export class EventSequencer {
  /** Organizations whose events wait, in the order in which they were told. */
  private readonly due = new Set<string>();
  /** Those of the passes under way. */
  private readonly held = new Set<string>();
  private readonly passes = new Set<Promise<void>>();
  private looking: Promise<void> | undefined;
  private looksAgain = false;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly work: UnitOfWork,
    private readonly log: Log,
  ) {}

  start(): void {
    this.work.onEventsCommitted((organizationId) => {
      if (organizationId === undefined) this.look();
      else this.wake([organizationId]);
    });
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS).unref();
    this.look();
  }

  /** Resolves after the current passes. Another node, or the next start, numbers the remaining events. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await Promise.all([this.looking, ...this.passes]);
  }

  /** What is told during a pass gets a pass of its own after it. */
  private wake(organizationIds: readonly string[]): void {
    for (const id of organizationIds) this.due.add(id);
    while (!this.stopped && this.passes.size < PASSES_MAX) {
      const chosen = this.choose();
      if (chosen.length === 0) return;
      const pass = this.pass(chosen).finally(() => {
        this.passes.delete(pass);
        this.wake([]);
      });
      this.passes.add(pass);
    }
  }

  private choose(): string[] {
    const chosen = [...this.due].filter((id) => !this.held.has(id)).slice(0, ORGANIZATIONS_MAX);
    for (const id of chosen) {
      this.due.delete(id);
      this.held.add(id);
    }
    return chosen;
  }

  /** Never fails: what it leaves is found by a later look. */
  private async pass(organizationIds: readonly string[]): Promise<void> {
    try {
      const rows = await this.number(organizationIds);
      for (const { organization_id, numbered } of rows)
        if (numbered === null || numbered === BATCH) this.due.add(organization_id);
      // Another node may be at it, and soon is done; a full batch has waited long enough.
      if (rows.some(({ numbered }) => numbered !== 0 && numbered !== BATCH)) await pause(BATCH_WAIT_MS);
    } catch (error) {
      this.log.warn('events not numbered yet', { error });
    } finally {
      for (const id of organizationIds) this.held.delete(id);
    }
  }

  private number(organizationIds: readonly string[]): Promise<Numbered[]> {
    return this.work.runControl((tx) =>
      tx.rows<Numbered>(
        `SELECT o AS organization_id, number_events_of(o, $2, $3) AS numbered FROM unnest($1::uuid[]) AS o`,
        [organizationIds, BATCH, tx.now],
      ),
    );
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
        this.wake(await this.waiting());
      } catch (error) {
        this.log.warn('no look for events without a number', { error });
      }
    }
  }

  private async waiting(): Promise<string[]> {
    const rows = await this.work.runControl((tx) =>
      tx.rows<{ organization_id: string }>('SELECT DISTINCT organization_id FROM event_queue LIMIT 1000', []),
    );
    return rows.map(({ organization_id }) => organization_id);
  }
}

/** Returns how many committed events have no number yet. */
export async function eventQueueLength(watch: DatabaseMonitor): Promise<number> {
  const [row] = await watch.rows<{ length: number }>('SELECT count(*)::integer AS length FROM event_queue');
  return row?.length ?? 0;
}
