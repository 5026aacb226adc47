import type { Matching, Proposal } from './match.js';

/** Why a line is left to a person. */
export const leftReasons = [
  'no_proposal',
  'not_certain',
  'several_certain',
  'taken_back',
  'refused',
  'changed',
] as const;

export type LeftReason = (typeof leftReasons)[number];

/** The proposal that may be booked without a person, or why there is none. */
export function certainOf({ proposals, findings }: Matching): Proposal | LeftReason {
  const [first] = proposals;
  if (first === undefined) return 'no_proposal';
  if (findings.includes('several_certain')) return 'several_certain';
  return first.verdict === 'certain' ? first : 'not_certain';
}

/** What became of a line. */
export interface AcceptedLine {
  readonly bank_line_id: string;
  /** Why it is left; null where it is booked. */
  readonly left: LeftReason | null;
  /** The best proposal, which is what was booked. */
  readonly sentence: string | null;
  /** What the books refused. */
  readonly problem: { readonly code: string; readonly detail: string } | null;
}

export interface AcceptedLines {
  readonly lines: readonly AcceptedLine[];
  /** The line that further ones are behind; null if there are none. */
  readonly next: string | null;
}
