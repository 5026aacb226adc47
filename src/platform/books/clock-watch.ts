import type { Clock } from '../contract/clock.js';
import type { Log } from '../signals/log.js';
import { ClockAgreement } from './clock-agreement.js';
import { unavailable } from './database-errors.js';
import type { DatabaseMonitor } from './database-monitor.js';

const COMPARE_EVERY_MS = 5_000;

/** Compares the clocks of this machine and of the database at intervals, and says whether they can be trusted. */
export class ClockWatch {
  private readonly agreement = new ClockAgreement();
  private timer: NodeJS.Timeout | undefined;
  private wasLogged = false;

  constructor(
    private readonly clock: Clock,
    private readonly watch: DatabaseMonitor,
    private readonly log: Log,
  ) {}

  get agrees(): boolean {
    return this.agreement.agrees(this.moment());
  }

  /** Raises Problem `unavailable` while the clocks differ, because a document's date can never be corrected. */
  assertAgreement(): void {
    if (this.agrees) return;
    throw unavailable('The clocks of the service and of its database differ; no document can be issued.');
  }

  async start(): Promise<void> {
    await this.compare();
    this.timer = setInterval(() => void this.compare(), COMPARE_EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async compare(): Promise<void> {
    try {
      const [row] = await this.watch.rows<{ ms: number }>(
        'SELECT extract(epoch FROM clock_timestamp())::float * 1000 AS ms',
      );
      if (row !== undefined) this.agreement.compared({ ...this.moment(), databaseMs: row.ms });
    } catch {
      // Until the database answers again, the steady clock extrapolates its time.
    }
    if (!this.agrees && !this.wasLogged) this.log.error('clocks of service and database differ');
    this.wasLogged = !this.agrees;
  }

  private moment(): { machineMs: number; steadyMs: number } {
    return { machineMs: this.clock.machineMs(), steadyMs: performance.now() };
  }
}
