import { Injectable } from '@nestjs/common';
import { Clock, Log, Outbound, UnitOfWork } from '../../../platform/index.js';

const EVERY_MS = 60_000;
const EVERY_MIN_MS = 1_000;
/** A delivery that is due for so long was left by a node that has died. */
const OVERDUE_MS = 60_000;
const PRUNE_EVERY_MS = 60 * 60_000;
const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;
const FAILED_KEPT_DAYS = 90;
/** Each batch takes a fraction of a second. */
const BATCH = 5_000;

/** Orders again what was left behind, and prunes the log, on every node. Running it twice does no harm. */
@Injectable()
export class WebhookUpkeep {
  private readonly timers: NodeJS.Timeout[] = [];
  private stopped = false;

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly outbound: Outbound,
    private readonly log: Log,
  ) {}

  start(): void {
    const everyMs = Math.max(EVERY_MS / this.outbound.speed, EVERY_MIN_MS);
    this.timers.push(setInterval(() => void this.sweep(), everyMs).unref());
    this.timers.push(setInterval(() => void this.prune(), PRUNE_EVERY_MS).unref());
  }

  stop(): void {
    this.stopped = true;
    for (const timer of this.timers) clearInterval(timer);
  }

  /** Orders jobs for deliveries that are overdue, and for fan-outs that lag behind. A failure is only logged. */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - Math.max(OVERDUE_MS / this.outbound.speed, EVERY_MIN_MS));
    try {
      await this.work.runControl((tx) => tx.rows('SELECT order_overdue_webhooks($1, $2)', [now, before]));
    } catch (error) {
      this.log.warn('webhooks not swept', { error });
    }
  }

  /** Deletes what the log keeps no longer, batch by batch. Returns how many rows. */
  async prune(): Promise<number> {
    let all = 0;
    try {
      for (let pruned = BATCH; pruned >= BATCH && !this.stopped;) {
        pruned = await this.pruneBatch();
        all += pruned;
      }
      if (all > 0) this.log.info('webhook log pruned', { rows: all });
    } catch (error) {
      this.log.warn('webhook log not pruned', { error });
    }
    return all;
  }

  private async pruneBatch(): Promise<number> {
    const daysAgo = (days: number): Date => new Date(this.clock.now().getTime() - days * DAY_MS);
    const row = await this.work.runControl((tx) =>
      tx.row<{ pruned: number }>('SELECT prune_webhook_log($1, $2, $3) AS pruned', [
        daysAgo(KEPT_DAYS),
        daysAgo(FAILED_KEPT_DAYS),
        BATCH,
      ]),
    );
    return row?.pruned ?? 0;
  }
}
