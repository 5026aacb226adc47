import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ClockWatch } from '../../books/clock-watch.js';
import type { UnitOfWork } from '../../books/unit-of-work.js';
import type { DatabaseMonitor } from '../../books/database-monitor.js';
import type { Clock } from '../../contract/clock.js';
import type { Log } from '../../signals/log.js';
import { answersKeptMs } from './idempotency.repository.js';

const EVERY_MS = 60 * 60_000;
/** Each batch takes a fraction of a second. */
const BATCH = 2_000;
/** The count stops here. */
const COUNTED_MAX = 100_000;

interface Surroundings {
  readonly work: UnitOfWork;
  readonly watch: DatabaseMonitor;
  readonly clock: Clock;
  readonly clocks: ClockWatch;
  readonly log: Log;
}

/** Deletes stored answers that are older than 72 hours: hourly, on every node. Running it twice does no harm. */
export class Pruning {
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly given: Surroundings) {}

  start(): void {
    void this.prune();
    this.timer = setInterval(() => void this.prune(), EVERY_MS).unref();
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.timer);
  }

  /** Deletes batch by batch until none is left. A failure is only logged, because the next hour tries again. */
  async prune(): Promise<void> {
    const { work, log } = this.given;
    let all = 0;
    try {
      for (let pruned = BATCH; pruned === BATCH && this.mayPrune;) {
        const row = await work.runControl((tx) =>
          tx.row<{ pruned: number }>('SELECT prune_idempotency_keys($1, $2) AS pruned', [this.before, BATCH]),
        );
        pruned = row?.pruned ?? 0;
        all += pruned;
        await nextTurn();
      }
      if (all > 0) log.info('kept answers pruned', { answers: all });
    } catch (error) {
      log.warn('kept answers not pruned', { error });
    }
  }

  /** Returns how many stored answers are due for deletion. */
  async waiting(): Promise<number> {
    const before = this.before.toISOString();
    const [row] = await this.given.watch.rows<{ waiting: number }>(
      `SELECT expired_idempotency_keys('${before}', ${COUNTED_MAX}) AS waiting`,
    );
    return row?.waiting ?? 0;
  }

  /** False while the clocks differ, because a clock that runs ahead would delete all answers. */
  private get mayPrune(): boolean {
    return !this.stopped && this.given.clocks.agrees;
  }

  private get before(): Date {
    return new Date(this.given.clock.now().getTime() - answersKeptMs);
  }
}
