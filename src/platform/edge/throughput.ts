/** How fast what happened a while ago is forgotten. */
const MEMORY_MS = 1_000;
/** Before it has been at work for so long, what a service can do is not known. */
const KNOWN_AFTER_MS = 250;

/** How much work is done while there is some, measured over about the last second of it. */
export class Throughput {
  private done = 0;
  private busyMs = 0;

  constructor(private atMs: number) {}

  /** Takes down the time that has passed since the last call, and whether there was work in it. */
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

  /** One more piece of work is done. */
  ended(): void {
    this.done += 1;
  }

  /** How long so many pieces take, in milliseconds; 0 while that is not known. */
  timeFor(pieces: number): number {
    return this.busyMs < KNOWN_AFTER_MS ? 0 : (pieces * this.busyMs) / this.done;
  }
}
