import { booksStateOf, liveBooks, type BooksState, type Mode } from '../contract/books-state.js';

/** As the function `books_of` gives it. */
export interface StoredState {
  readonly mode: Mode;
  readonly clock_ahead_ms: bigint;
}

/** So many take a few megabytes. */
const KNOWN_MAX = 50_000;

/**
 * What kind of books an organization keeps, for work that no credential has asked for: jobs and pages.
 *
 * Live books stay live, so that they are looked up once. Test books are looked up each time, because their clock moves.
 */
export class BooksStates {
  private readonly live = new Set<string>();

  constructor(private readonly lookUp: (organizationId: string) => Promise<StoredState | undefined>) {}

  /** Undefined if it has to be looked up. */
  known(organizationId: string): BooksState | undefined {
    return this.live.has(organizationId) ? liveBooks : undefined;
  }

  /** Nobody's books are like live ones: there is nothing in them. */
  async of(organizationId: string): Promise<BooksState> {
    const stored = await this.lookUp(organizationId);
    if (stored === undefined) return liveBooks;
    const state = booksStateOf(stored);
    if (state.mode === 'live') this.keep(organizationId);
    return state;
  }

  private keep(organizationId: string): void {
    const [oldest] = this.live;
    if (this.live.size >= KNOWN_MAX && oldest !== undefined) this.live.delete(oldest);
    this.live.add(organizationId);
  }
}
