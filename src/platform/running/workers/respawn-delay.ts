const STEADY_MS = 10_000;
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 10_000;

/** How long to wait before a worker is replaced: not at all after a steady life, twice as long after each short one. */
export class RespawnDelay {
  private shortLives = 0;

  /** Takes how long the worker lived. */
  afterLifeOf(livedMs: number): number {
    if (livedMs >= STEADY_MS) {
      this.shortLives = 0;
      return 0;
    }
    this.shortLives += 1;
    return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (this.shortLives - 1));
  }
}
