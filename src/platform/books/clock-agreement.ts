/** Two clocks, read at the same moment, in milliseconds. The steady one has an arbitrary origin and never jumps. */
export interface Moment {
  readonly machineMs: number;
  readonly steadyMs: number;
}

/** The same, with the clock of the database at that moment. */
export interface Comparison extends Moment {
  readonly databaseMs: number;
}

/** Books are dated to the day, so a smaller difference does no harm. A faulty clock differs by more. */
const DIFFERENCE_MS_MAX = 5 * 60_000;
/** After a jump, the clock of the database is trusted again once it has run steadily for this long. */
const BELIEVED_AFTER_MS = 10_000;

/**
 * Decides whether the clocks of this machine and of the database can be trusted.
 *
 * Between two readings of the database, the steady clock extrapolates its time. A jump of either clock is therefore
 * noticed at once, even if both run on the same machine.
 */
export class ClockAgreement {
  private believed: Comparison | undefined;
  private jumped: Comparison | undefined;

  /** Records a reading of the database's clock. */
  compared(comparison: Comparison): void {
    if (this.believed === undefined || isClose(offBy(this.believed, comparison))) {
      this.believed = comparison;
      this.jumped = undefined;
      return;
    }
    if (this.jumped === undefined || !isClose(offBy(this.jumped, comparison))) this.jumped = comparison;
    if (comparison.steadyMs - this.jumped.steadyMs < BELIEVED_AFTER_MS) return;
    this.believed = comparison;
    this.jumped = undefined;
  }

  /** Whether this machine's clock shows what the database's clock must show now. True before the first reading. */
  agrees({ machineMs, steadyMs }: Moment): boolean {
    return this.believed === undefined || isClose(offBy(this.believed, { databaseMs: machineMs, steadyMs }));
  }
}

function offBy(before: Comparison, now: Pick<Comparison, 'databaseMs' | 'steadyMs'>): number {
  return now.databaseMs - before.databaseMs - (now.steadyMs - before.steadyMs);
}

function isClose(differenceMs: number): boolean {
  return Math.abs(differenceMs) <= DIFFERENCE_MS_MAX;
}
