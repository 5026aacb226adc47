import type { Mode } from '../../kernel/mode.js';

export { modes, type Mode } from '../../kernel/mode.js';

/** What kind of books an organization keeps, and how far their clock is ahead of the service's. */
export interface BooksState {
  readonly mode: Mode;
  /** Always 0 for live books. */
  readonly aheadMs: number;
}

export const liveBooks: BooksState = { mode: 'live', aheadMs: 0 };

/** The state of books as the database stores it. */
export function booksStateOf({
  mode,
  clock_ahead_ms,
}: {
  readonly mode: Mode;
  readonly clock_ahead_ms: bigint;
}): BooksState {
  return mode === 'live' ? liveBooks : { mode, aheadMs: Number(clock_ahead_ms) };
}
