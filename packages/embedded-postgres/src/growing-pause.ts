import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_MS = 100;
const LONGEST_MS = 30_000;
/** After a life of this length the next trouble is a new one. */
const STEADY_MS = 60_000;

/** Between one try and the next: nothing before the first, then twice as long each time, half a minute at most. */
export class GrowingPause {
  private tries = 0;

  /** Takes how long the last try went well. */
  after(livedMs: number): number {
    this.tries = livedMs >= STEADY_MS ? 1 : this.tries + 1;
    return this.tries === 1 ? 0 : Math.min(LONGEST_MS, FIRST_MS * 2 ** (this.tries - 2));
  }
}

/** Sleeps, or wakes up early when the signal says that nobody waits any more. Raises nothing. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0 && !signal.aborted) await sleep(ms, undefined, { signal }).catch(() => undefined);
}
