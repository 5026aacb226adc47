import type { UnitOfWork } from '../../books/unit-of-work.js';
import type { Log } from '../../signals/log.js';
import type { Clock } from '../../contract/clock.js';
import { answersKeptMs } from './idempotency.repository.js';

const EVERY_MS = 60 * 60_000;

/** Deletes kept answers once they are older than 72 hours, every hour, on every node; twice does no harm. */
export class Pruning {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  start(): void {
    void this.prune();
    this.timer = setInterval(() => void this.prune(), EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** What fails now succeeds in an hour, so that a failure is only logged. */
  async prune(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - answersKeptMs);
    try {
      await this.work.runControl((tx) => tx.rows('SELECT prune_idempotency_keys($1)', [before]));
    } catch (error) {
      this.log.warn('kept answers not pruned', { error });
    }
  }
}
