import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_MS = 100;
const LONGEST_MS = 30_000;
/** A server that ran for this long has started well, and the pauses begin again at zero. */
const STEADY_MS = 2_000;

/** The pause between attempts: none before the first, then twice as long each time, at most half a minute. */
export class GrowingPause {
  private tries = 0;

  /** Returns the pause after an attempt that was successful for this long. */
  after(livedMs: number): number {
    this.tries = livedMs >= STEADY_MS ? 1 : this.tries + 1;
    return this.tries === 1 ? 0 : Math.min(LONGEST_MS, FIRST_MS * 2 ** (this.tries - 2));
  }
}

/** Sleeps, or ends early if the signal aborts. Raises nothing. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0 && !signal.aborted) await sleep(ms, undefined, { signal }).catch(() => undefined);
}
