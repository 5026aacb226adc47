import type { Books } from '../support/books.js';
import type { BenchRequest } from '../support/request.js';

/** A statement that counts a row on: $1 is the first id of the request, its organization. */
export interface CounterRow {
  readonly name: string;
  readonly sql: string;
}

/** A hot operation. */
export interface BenchOperation {
  readonly name: string;
  /** Makes what the next requests use up, such as drafts to be finalized. `count` is how many will do. */
  readonly supply?: (books: Books, count: number) => Promise<void>;
  /** More than are answered in a second, where that is less than usual: large requests are drawn up beforehand. */
  readonly perSecondMax?: number;
  readonly request: (books: Books) => BenchRequest;
  /** The one row that all requests wait for, where there is one: another limit is to change only that. */
  readonly counter?: CounterRow;
}
