import { setTimeout as pause } from 'node:timers/promises';
import type { UnitOfWork } from '../unit-of-work.js';
import type { Log } from '../../signals/log.js';
import type { DatabaseMonitor } from '../database-monitor.js';

/** At most this many at once, so that one pass stays short even after a long standstill. */
const BATCH = 1_000;
/** Events of a process that was killed after its commit are found within this time. */
const LOOK_EVERY_MS = 250;
/** Under load a pass takes what so long a time brings: each is a commit that the disk has to flush. */
const BATCH_WAIT_MS = 20;

/**
 * Numbers committed events, on every node, one node at a time.
 *
 * It is woken by each commit of this process that has events, and looks by itself for those that another process
 * could not number any more.
 */
export class EventSequencer {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    private readonly work: UnitOfWork,
    private readonly log: Log,
  ) {}

  start(): void {
    this.work.onEventsCommitted(() => this.wake());
    this.timer = setInterval(() => this.wake(), LOOK_EVERY_MS).unref();
  }

  /** Does one more pass after the one that runs, however often it is called meanwhile. */
  wake(): void {
    if (this.stopped) return;
    this.again = true;
    this.running ??= this.passes().finally(() => {
      this.running = undefined;
      // Who woke it between its last look and this moment would otherwise wait for the next regular look.
      if (this.again) this.wake();
    });
  }

  /** Ends after the pass that runs; what is left is numbered by another node or after the next start. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  private async passes(): Promise<void> {
    while (this.again && !this.stopped) {
      this.again = false;
      try {
        const numbered = await this.pass();
        if (numbered === BATCH) this.again = true;
        else if (numbered > 0) await pause(BATCH_WAIT_MS);
      } catch (error) {
        this.log.warn('events not numbered yet', { error });
      }
    }
  }

  private pass(): Promise<number> {
    return this.work.runControl(async (tx) => {
      const row = await tx.row<{ numbered: number }>('SELECT number_events($1) AS numbered', [BATCH]);
      return row?.numbered ?? 0;
    });
  }
}

/** How many committed events have no number yet. */
export async function eventQueueLength(watch: DatabaseMonitor): Promise<number> {
  const [row] = await watch.rows<{ length: number }>('SELECT count(*)::integer AS length FROM event_queue');
  return row?.length ?? 0;
}
