import { Injectable } from '@nestjs/common';
import { Clock, Log, UnitOfWork } from '../../../platform/index.js';

const EVERY_MS = 10 * 60_000;

/** Orders the anchors of every night, on every node. Running it twice does no harm. */
@Injectable()
export class AnchorUpkeep {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.order(), EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Orders what has not been anchored since the last midnight (UTC). A failure is only logged. */
  async order(): Promise<void> {
    const now = this.clock.now();
    const midnight = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
    try {
      await this.work.runControl((tx) => tx.rows('SELECT order_event_anchors($1, $2)', [now, midnight]));
    } catch (error) {
      this.log.warn('anchors not ordered', { error });
    }
  }
}
