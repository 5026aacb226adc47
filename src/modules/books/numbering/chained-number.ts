import type { CalendarDate } from '../../../kernel/time/calendar-date.js';

declare const chained: unique symbol;

/**
 * Number and date of a document that is in the chain.
 *
 * Only `append` makes one, and the repositories of documents store a number only out of one. Without `append`,
 * issuing a document does not compile.
 */
export interface ChainedNumber {
  readonly number: string;
  readonly issue_date: CalendarDate;
  readonly [chained]: true;
}

/** Must be called by what writes the document into the chain, and by nothing else. */
export function inChain({ number, issue_date }: Pick<ChainedNumber, 'number' | 'issue_date'>): ChainedNumber {
  return { number, issue_date } as ChainedNumber;
}
