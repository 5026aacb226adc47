import type { Syntax } from '../../../src/kernel/en16931/formats.js';

/**
 * Places where our rules are stricter than the official tests, which are wrong or looser than the standard: the rule as
 * a pattern, the syntax, and the reason. Our rules are never looser.
 */
const divergences: readonly (readonly [RegExp, Syntax | 'both', string])[] = [
  [
    /^BR-(S|Z|E|AE|IC|G|O|AF|AG)-01$/,
    'both',
    'Each test forgets one side: used and not in the breakdown, or reverse.',
  ],
  [
    /^BR-(S|Z|E|AE|IC|G|O|AF|AG)-08$/,
    'both',
    'Ours hold sums to the cent; the tests allow up to one unit in places.',
  ],
  [/^BR-A[FG]-09$/, 'cii', 'The test of CII is always true.'],
  [/^BR-CO-17$/, 'cii', 'The test of CII allows a whole unit of difference.'],
  [/^BR-CO-15$/, 'cii', 'The test of CII is content when both totals are equal, whatever the tax.'],
  [
    /^BR-DEC-1[35]$/,
    'both',
    'The tests look for the currency in the wrong element, or are content with one of two totals.',
  ],
  [/^BR-(4[5-8]|DEC-19|DEC-20)$/, 'cii', 'The tests of CII pass over the groups of the islands (L, M).'],
];

export function isStricter(rule: string, syntax: Syntax): boolean {
  return divergences.some(([pattern, where]) => pattern.test(rule) && (where === 'both' || where === syntax));
}
