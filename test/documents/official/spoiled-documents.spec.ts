import { eInvoiceXml } from '../../../src/kernel/en16931/e-invoice-xml.js';
import { formatFacts, type EInvoiceFormat } from '../../../src/kernel/en16931/formats.js';
import { preflight } from '../../../src/kernel/en16931/preflight.js';
import { rulesOf } from '../../../src/kernel/en16931/rules/index.js';
import { someSpoiled, type SpoiledDocument } from '../support/spoiled-documents.js';
import { someOf } from '../../support/sample.js';
import { later } from './accounted-for.js';
import { isStricter } from './divergences.js';
import { officialFindings, profileFindings } from './official-rules.js';

/** One in so many is judged; with WHOLE=1 all 2,500. */
const PART = 5;
const PER_FORMAT = 500;
const core = new Set(rulesOf.en16931.map(({ id }) => id));
const formats = ['ubl', 'cii', 'xrechnung_ubl', 'xrechnung_cii', 'peppol'] as const;

const isLater = (id: string): boolean => later.some(([pattern]) => pattern.test(id));

/** Returns the rules that only one side finds violated; empty if both agree. */
function difference({ name, document }: SpoiledDocument, format: EInvoiceFormat): string[] {
  const { syntax, profile } = formatFacts[format];
  const xml = eInvoiceXml(document, syntax);
  const official = profile === 'en16931' ? officialFindings(xml, format) : profileFindings(xml, format);
  const theirs = new Set(official.filter(({ isFatal }) => isFatal).map(({ id }) => id));
  const errors = preflight(document, format).findings.filter(({ severity }) => severity === 'error');
  // The rules of EN 16931 are the same in every profile; the formats without a profile test them.
  const ours = new Set(errors.map(({ rule }) => rule).filter((id) => profile === 'en16931' || !core.has(id)));
  const missed = [...theirs].filter((id) => !ours.has(id) && !isLater(id)).map((id) => `we miss ${id}`);
  const more = [...ours]
    .filter((id) => !theirs.has(id) && !isStricter(id, syntax))
    .map((id) => `only we say ${id}`);
  return [...missed, ...more].map((what) => `${name}: ${what}`);
}

describe('documents with one fault', () => {
  it.each(formats.map((format, at) => [format, at] as const))(
    'violate the same fatal rules in the official tests and in ours: %s',
    (format, at) => {
      const all = someSpoiled(format, PER_FORMAT);
      expect(all).toHaveLength(PER_FORMAT);
      expect(someOf(all, PART, at).flatMap((one) => difference(one, format))).toEqual([]);
    },
    3_600_000,
  );
});
