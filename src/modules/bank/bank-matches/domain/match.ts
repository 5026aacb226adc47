import type { Candidates, MatchableLine } from './candidates.js';
import type { Found, MatchFinding } from './found.js';
import { moneyIn } from './money-in.js';
import { moneyOut } from './money-out.js';
import { ofRules, withRules } from './rules.js';
import { judged, verdicts, type MatchFact, type Verdict } from './verdicts.js';

/** What a line may be, with what speaks for it. */
export interface Proposal extends Omit<Found, 'facts' | 'day'> {
  readonly facts: readonly MatchFact[];
  readonly verdict: Verdict;
}

export interface Matching {
  /** The best first. */
  readonly proposals: readonly Proposal[];
  readonly findings: readonly MatchFinding[];
}

/** More are no help. */
const PROPOSALS_MAX = 10;

/**
 * What a line may be, by facts that anyone can check and not by a score (decision 0410).
 *
 * The same line and candidates give the same answer. If two are certain, none is.
 */
export function matched(line: MatchableLine, candidates: Candidates): Matching {
  const { found, findings } = line.amount > 0n ? moneyIn(line, candidates) : moneyOut(line, candidates);
  const ruled = ofRules(line, candidates);
  const all = withRules(found, ruled.found).flatMap((one) => {
    const judgement = judged(one.facts);
    return judgement === undefined ? [] : [{ ...one, ...judgement }];
  });
  const certain = all.filter(({ verdict }) => verdict === 'certain');
  const isDoubtful = certain.length > 1;
  const proposals = all
    .toSorted((one, other) => rankOf(one) - rankOf(other) || byDay(one, other))
    .slice(0, PROPOSALS_MAX)
    .map(({ outcomes, facts, verdict, about, rule }) => ({
      outcomes,
      facts: [...facts],
      verdict: isDoubtful && verdict === 'certain' ? ('likely' as const) : verdict,
      about,
      ...(rule !== undefined && { rule }),
    }));
  const doubt: readonly MatchFinding[] = isDoubtful ? ['several_certain'] : [];
  return { proposals, findings: [...findings, ...ruled.findings, ...doubt] };
}

function rankOf({ verdict, row }: { readonly verdict: Verdict; readonly row: number }): number {
  return verdicts.indexOf(verdict) * 100 + row;
}

function byDay(one: Found, other: Found): number {
  if (one.day !== other.day) return one.day < other.day ? -1 : 1;
  return keyOf(one) < keyOf(other) ? -1 : 1;
}

function keyOf({ about }: Found): string {
  return about.numbers.join(' ');
}
