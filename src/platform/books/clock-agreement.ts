/** Clocks that are read at one moment, in milliseconds. The steady one counts from anywhere and never jumps. */
export interface Moment {
  readonly machineMs: number;
  readonly steadyMs: number;
}

/** The same, with what the database says at that moment. */
export interface Comparison extends Moment {
  readonly databaseMs: number;
}

/** Books are dated to the day; clocks that differ by less do no harm, and those that run wild differ by more. */
const DIFFERENCE_MS_MAX = 5 * 60_000;
/** A database whose clock has jumped is believed once it has said the same for so long. */
const BELIEVED_AFTER_MS = 10_000;

/**
 * Whether the clocks of this machine and of the database can be believed.
 *
 * Between two looks at the database, its clock is carried on by the steady one, so that a jump of either is noticed
 * at the very moment, also where both run on one machine.
 */
export class ClockAgreement {
  private believed: Comparison | undefined;
  private jumped: Comparison | undefined;

  /** Takes note of what the database says. */
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

  /** Whether this machine's clock says what the database's must say now. Nothing is known before the first look. */
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
