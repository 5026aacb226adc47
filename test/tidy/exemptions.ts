import type { RuleName } from './rules/index.js';

/** A place that breaks a rule on purpose, or that is not fixed yet. */
export interface Exemption {
  readonly rule: RuleName;
  readonly path: string;
  /**
   * The exact number of findings of the rule in the file. If there are fewer, the test fails: then lower the number.
   */
  readonly findings: number;
  /** A sentence: why the rule does not apply here, or what must happen before the entry can be removed. */
  readonly reason: string;
}

/**
 * The only register of exemptions. It must not grow: an unneeded entry fails, and so does a length other than
 * EXEMPTIONS_MAX, which decreases with every removed entry. Raising it requires a decision in docs/decisions.
 */
export const EXEMPTIONS: readonly Exemption[] = [];

export const EXEMPTIONS_MAX = 0;
