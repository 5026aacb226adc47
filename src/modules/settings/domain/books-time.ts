import type { Mode } from '../../../kernel/mode.js';

/** What time it is in the books of an organization. */
export interface BooksTime {
  readonly mode: Mode;
  readonly now: Date;
  /** How far their clock is ahead of real time. */
  readonly aheadMs: number;
  readonly time_zone: string;
}
