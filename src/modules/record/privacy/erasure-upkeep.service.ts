import { Injectable } from '@nestjs/common';
import { Clock, Log, UnitOfWork } from '../../../platform/index.js';

const EVERY_MS = 60 * 60_000;

/** Orders what is due after its retention, on every node. Running it twice does no harm. */
@Injectable()
export class ErasureUpkeep {
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

  /** Orders the work of organizations with something due. A failure is only logged. */
  async order(): Promise<void> {
    const now = this.clock.now();
    try {
      await this.work.runControl((tx) =>
        tx.rows('SELECT order_due_erasures($1, $2)', [now, now.toISOString().slice(0, 10)]),
      );
    } catch (error) {
      this.log.warn('erasures not ordered', { error });
    }
  }
}
