const STEADY_MS = 10_000;
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 10_000;

/** The delay before a worker is replaced: none after a long life, and twice as long after each short one. */
export class RespawnDelay {
  private shortLives = 0;

  /** Returns the delay after a worker that lived this long. */
  afterLifeOf(livedMs: number): number {
    if (livedMs >= STEADY_MS) {
      this.shortLives = 0;
      return 0;
    }
    this.shortLives += 1;
    return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (this.shortLives - 1));
  }
}
