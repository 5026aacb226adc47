import { Clock } from '../../src/platform/contract/clock.js';

const UNITS_MS = { second: 1_000, minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** A clock that stands still until a test moves it. */
export class TestClock extends Clock {
  private at = new Date('2026-11-21T10:00:00.000Z');

  override now(): Date {
    return new Date(this.at);
  }

  private machineAheadMs = 0;

  override machineMs(): number {
    return Date.now() + this.machineAheadMs;
  }

  /** Moves the machine's clock, while time itself does not pass: `jumps('400 days')`, `jumps('-400 days')`. */
  jumps(duration: string): void {
    const before = this.at.getTime();
    this.passes(duration);
    this.machineAheadMs += this.at.getTime() - before;
  }

  set(instant: string): void {
    this.at = new Date(instant);
  }

  /** Lets time pass: `passes('31 days')`, `passes('1 minute')`. */
  passes(duration: string): void {
    const [count, unit = ''] = duration.split(' ');
    const unitMs = UNITS_MS[unit.replace(/s$/, '') as keyof typeof UNITS_MS];
    this.at = new Date(this.at.getTime() + Number(count) * unitMs);
  }
}
