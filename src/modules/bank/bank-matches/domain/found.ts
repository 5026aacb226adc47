import type { Outcome } from './candidates.js';
import type { MatchFact } from './verdicts.js';

/** What a line may be, before it is judged. */
export interface Found {
  readonly outcomes: readonly Outcome[];
  readonly facts: ReadonlySet<MatchFact>;
  /** The day that the older of two equally good ones has earlier. */
  readonly day: string;
  /** Names what it is about: numbers of invoices, and the customer. */
  readonly about: { readonly numbers: readonly string[]; readonly name: string };
}

export const matchFindings = ['several_sums', 'search_ended', 'several_certain'] as const;

/** `several_sums`: more than one choice of invoices comes to the amount, so that none is proposed. */
export type MatchFinding = (typeof matchFindings)[number];

/** What is found of a line, and what is not chosen. */
export interface Search {
  readonly found: readonly Found[];
  readonly findings: readonly MatchFinding[];
}
