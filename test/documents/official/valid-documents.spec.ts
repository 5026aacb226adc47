import { eInvoiceXml } from '../../../src/kernel/en16931/e-invoice-xml.js';
import { eInvoiceFormats, formatFacts } from '../../../src/kernel/en16931/formats.js';
import { preflight } from '../../../src/kernel/en16931/preflight.js';
import { sampleDocuments } from '../support/sample-documents.js';
import { isMistaken } from './divergences.js';
import { officialFindings } from './official-rules.js';

describe.each(eInvoiceFormats)('the official rules of %s', (format) => {
  it.each(Object.keys(sampleDocuments))('accept: %s', (name) => {
    const document = sampleDocuments[name]!(format);
    const xml = eInvoiceXml(document, formatFacts[format].syntax);
    const said = officialFindings(xml, format);
    const ours = preflight(document, format).findings;
    expect(said.filter(({ isFatal }) => isFatal).map(({ id }) => id)).toEqual([]);
    expect(ours.filter(({ severity }) => severity === 'error').map(({ rule }) => rule)).toEqual([]);
    // The warnings must be the same as ours, as far as they concern the document and not its syntax.
    const warnings = new Set(said.map(({ id }) => id).filter((id) => !isMistaken(id)));
    expect(new Set(ours.map(({ rule }) => rule))).toEqual(warnings);
  });
});
