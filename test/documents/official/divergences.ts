import type { Syntax } from '../../../src/kernel/en16931/formats.js';

/**
 * Places where our rules are stricter than the official tests, which are wrong or looser than the standard: the rule as
 * a pattern, the syntax, and the reason. Our rules are never looser.
 */
const divergences: readonly (readonly [RegExp, Syntax | 'both', string])[] = [
  [/^D16B-XSD$/, 'cii', 'The schema refuses it, which the tests do not know.'],
  [/^CTH-DELIVERY$/, 'both', 'German law wants it, and Factur-X 1.08 refused what 1.09 takes.'],
  [/^PEPPOL-NATIONAL$/, 'ubl', 'It says which official rules we do not have.'],
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

/**
 * Warnings of the official rules that are wrong in themselves: the rule, and the reason. We do not repeat them; that
 * ours are right is tested elsewhere.
 */
const mistaken: readonly (readonly [RegExp, string])[] = [
  [
    /^(BR-DE-19|BR-DE-20|DE-R-019|DE-R-020)$/,
    'saxon-js divides numbers of more than 15 digits as doubles, so that no IBAN is right (BR-DE-19 of a valid one).',
  ],
  [
    /^CII-SR-475$/,
    'It counts the descriptions of all attachments together, where one of each is meant; UBL has no such limit.',
  ],
];

export function isMistaken(rule: string): boolean {
  return mistaken.some(([pattern]) => pattern.test(rule));
}

export function isStricter(rule: string, syntax: Syntax): boolean {
  return divergences.some(([pattern, where]) => pattern.test(rule) && (where === 'both' || where === syntax));
}
