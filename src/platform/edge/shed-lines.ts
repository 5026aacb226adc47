import type { Log } from '../signals/log.js';

/** This many refused requests have a line of their own in each second. */
const LINES_MAX = 100;
const SECOND_MS = 1_000;

/**
 * Decides which requests that are refused because there is too much to do get a line in the log.
 *
 * Under overload, the lines of thousands of refusals a second would cost what the admitted requests need, and fill the
 * disk. The others are counted in one line for each second.
 */
export class ShedLines {
  private lines = 0;
  private untold = 0;

  constructor(private readonly log: Log) {}

  /** Returns whether this request gets a line. */
  take(): boolean {
    if (this.lines === 0) setTimeout(() => this.begin(), SECOND_MS).unref();
    if (this.lines < LINES_MAX) {
      this.lines += 1;
      return true;
    }
    this.untold += 1;
    return false;
  }

  private begin(): void {
    if (this.untold > 0) this.log.warn('more requests were refused', { requests: this.untold });
    this.lines = 0;
    this.untold = 0;
  }
}
