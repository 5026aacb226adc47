import type { Books } from '../support/books.js';
import type { BenchRequest } from '../support/request.js';

/** A hot operation. */
export interface BenchOperation {
  readonly name: string;
  /** Makes what the next requests use up, such as drafts to be finalized. `count` is how many will do. */
  readonly supply?: (books: Books, count: number) => Promise<void>;
  readonly request: (books: Books) => BenchRequest;
}
