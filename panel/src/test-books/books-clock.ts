let aheadMs = 0;

/** What time it is in the books, in milliseconds. The clock of test books may be ahead. */
export function booksNow(): number {
  return Date.now() + aheadMs;
}

/** Takes how far the clock of the books is ahead. */
export function setBooksAhead(ms: number): void {
  aheadMs = ms;
}
