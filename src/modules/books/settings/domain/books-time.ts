import type { Mode } from '../../../../kernel/mode.js';

/** What time it is in the books of an organization. */
export interface BooksTime {
  readonly mode: Mode;
  readonly now: Date;
  /** How far their clock is ahead of real time. */
  readonly aheadMs: number;
  readonly time_zone: string;
}

/** What was done on the way of a clock. */
export interface MovedClock extends BooksTime {
  readonly run: number;
  readonly failed: number;
  /** Whether everything that follows was done before the answer. */
  readonly isSettled: boolean;
}
