import type { Outcome, RuleCandidate } from './candidates.js';
import type { MatchFact } from './verdicts.js';

/** What a line may be, before it is judged. */
export interface Found {
  readonly outcomes: readonly Outcome[];
  readonly facts: ReadonlySet<MatchFact>;
  /** The day that the older of two equally good ones has earlier. */
  readonly day: string;
  /** The rule by which it is that. */
  readonly rule?: Pick<RuleCandidate, 'id' | 'name'> | undefined;
  /** Names what it is about: numbers of invoices, and the customer. */
  readonly about: { readonly numbers: readonly string[]; readonly name: string };
}

export const matchFindings = ['several_sums', 'search_ended', 'several_certain', 'several_rules'] as const;

/**
 * `several_sums`: more than one choice of invoices comes to the amount, so that none is proposed.
 * `several_rules`: rules say different things.
 */
export type MatchFinding = (typeof matchFindings)[number];

/** What is found of a line, and what is not chosen. */
export interface Search {
  readonly found: readonly Found[];
  readonly findings: readonly MatchFinding[];
}
