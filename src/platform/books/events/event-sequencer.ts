import { setTimeout as pause } from 'node:timers/promises';
import type { UnitOfWork } from '../unit-of-work.js';
import type { Log } from '../../signals/log.js';
import type { DatabaseMonitor } from '../database-monitor.js';

/** At most this many events in one pass, so that a pass stays short even after a long interruption. */
const BATCH = 1_000;
/** How soon the events of a process are found that was killed right after its commit. */
const LOOK_EVERY_MS = 250;
/**
 * Under load, a pass waits this long to number several events with one commit, because each commit flushes the disk.
 */
const BATCH_WAIT_MS = 20;

/**
 * Assigns numbers to committed events. Runs on every node, but only one node at a time does the work.
 *
 * Each commit of this process with events wakes it. It also polls for the events of processes that died before they
 * could number them.
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

  /** Runs one more pass after the current one, no matter how often it is called in the meantime. */
  wake(): void {
    if (this.stopped) return;
    this.again = true;
    this.running ??= this.passes().finally(() => {
      this.running = undefined;
      // A call between the last query and this moment would otherwise wait for the next poll.
      if (this.again) this.wake();
    });
  }

  /** Resolves after the current pass. Another node, or the next start, numbers the remaining events. */
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
      const row = await tx.row<{ numbered: number }>('SELECT number_events($1, $2) AS numbered', [
        BATCH,
        tx.now,
      ]);
      return row?.numbered ?? 0;
    });
  }
}

/** Returns how many committed events have no number yet. */
export async function eventQueueLength(watch: DatabaseMonitor): Promise<number> {
  const [row] = await watch.rows<{ length: number }>('SELECT count(*)::integer AS length FROM event_queue');
  return row?.length ?? 0;
}
