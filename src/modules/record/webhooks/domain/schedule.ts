const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];

/** The pauses after each failed attempt: ten attempts within 75 hours and 35 minutes. */
const PAUSES_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
/** Receivers that failed together do not come back to all requests at the same moment. */
const SPREAD = 0.1;
const RETRY_AFTER_MAX_MS = 24 * HOUR;
const SECONDS = /^\d{1,9}$/;

/** Divides every pause, for tests that cannot wait for days. */
export interface Pace {
  readonly speed: number;
}

/** A failed attempt: the how-manieth of its schedule, and what the receiver said of the next one. */
export interface FailedAttempt {
  readonly number: number;
  readonly at: Date;
  readonly retryAfter: string | undefined;
  /** From 0 to 1. */
  readonly chance: number;
}

/** Returns when to try again; undefined after the last attempt. */
export function nextAttempt(failed: FailedAttempt, { speed }: Pace): Date | undefined {
  const pause = PAUSES_MS[failed.number - 1];
  if (pause === undefined) return undefined;
  const planned = (pause * (1 + SPREAD * failed.chance)) / speed;
  return new Date(failed.at.getTime() + Math.max(planned, waitOf(failed)));
}

/** The wait that a receiver asks for, in seconds or as a date, at most a day. */
function waitOf({ retryAfter, at }: FailedAttempt): number {
  if (retryAfter === undefined) return 0;
  const text = retryAfter.trim();
  const wait = SECONDS.test(text) ? Number(text) * SECOND : Date.parse(text) - at.getTime();
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), RETRY_AFTER_MAX_MS);
}
