/** The time constant with which the past is forgotten. */
const MEMORY_MS = 1_000;
/** The throughput is unknown until the service was busy for this long. */
const KNOWN_AFTER_MS = 250;

/** Measures how much work is finished per busy time, over about the last second of it. */
export class Throughput {
  private done = 0;
  private busyMs = 0;

  constructor(private atMs: number) {}

  /** Records the time since the last call, and whether there was work in it. */
  advance(nowMs: number, wasBusy: boolean): void {
    if (!wasBusy) {
      this.atMs = nowMs;
      return;
    }
    const kept = Math.exp((this.atMs - nowMs) / MEMORY_MS);
    this.done *= kept;
    this.busyMs = this.busyMs * kept + MEMORY_MS * (1 - kept);
    this.atMs = nowMs;
  }

  /** Records one finished piece of work. */
  ended(): void {
    this.done += 1;
  }

  /** Estimates how long this many pieces take, in milliseconds; 0 if unknown. */
  timeFor(pieces: number): number {
    return this.busyMs < KNOWN_AFTER_MS ? 0 : (pieces * this.busyMs) / this.done;
  }
}
