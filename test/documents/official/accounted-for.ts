/** Official rules that no document of ours can violate, as patterns with the reason. */
export const impossible: readonly (readonly [RegExp, string])[] = [
  [
    /^UBL-(CR|SR)-\d+$/,
    'The writer writes no such element, and none twice; what it can miss is in rules/syntax.ts.',
  ],
  [/^UBL-DT-\d+$/, 'The writer writes no such attribute.'],
  [/^CII-(SR|DT)-\d+$/, 'The writer writes no such element or attribute, and none twice.'],
  [
    /^BR-CO-0[5-8]$/,
    'The official test is always true: nobody can tell whether a code and a text mean the same.',
  ],
  [/^BR-CO-(19|20)$/, 'A period without a start and an end is not written.'],
  [/^BR-DEX-\d+$/, 'Holds for the extension of XRechnung, whose identifier is never written.'],
  [/^BR-(DE|TMP)-CVD-.+$/, 'Holds for the clean vehicle directive, whose identifier is never written.'],
  [/^BR-DE-21$/, 'The identifier of XRechnung is always written.'],
  [/^BR-TMP-3$/, 'The gross price of CII is written without a base quantity.'],
  [/^PEPPOL-EN16931-R008$/, 'Empty elements are not written.'],
  [
    /^PEPPOL-EN16931-R04(3|3-1|3-2|4)$/,
    'The indicator of a charge is always true or false, and false at prices.',
  ],
  [
    /^PEPPOL-EN16931-R(080|100|101)$/,
    'The model has one project, and one object of a line, of the right type.',
  ],
];

/** Official rules that we have not implemented yet, with their subject. */
export const later: readonly (readonly [RegExp, string])[] = [
  [/^BR-B-0[12]$/, 'Split payment in Italy (category B), which the engine does not calculate.'],
  [/^(DK|GR|IS|IT|NL|NO|SE)-[RS]-.+$/, 'Rules of Peppol within other countries than Germany.'],
  [/^PEPPOL-COMMON-R04[4-7]$/, 'Italian identifiers; the rules only warn.'],
];
