import type { RuleName } from './rules/index.js';

/** A place where a house rule is broken on purpose, or not yet mended. */
export interface Exemption {
  readonly rule: RuleName;
  readonly path: string;
  /** Exactly how many findings of the rule stand in the file. Fewer fails too: then lower the number. */
  readonly findings: number;
  /** A sentence: why the rule does not fit here, or what has to happen before the entry can go. */
  readonly reason: string;
}

/**
 * The one register of exemptions. It may only shrink: an entry that is no longer needed fails, and so does a length
 * other than EXEMPTIONS_MAX, which is lowered with every entry that goes. Raising it takes a decision in
 * docs/decisions.
 */
export const EXEMPTIONS: readonly Exemption[] = [];

export const EXEMPTIONS_MAX = 0;
