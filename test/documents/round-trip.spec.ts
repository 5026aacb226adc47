import { eInvoiceOf, eInvoiceXml } from '../../src/kernel/en16931/e-invoice-xml.js';
import { eInvoiceFormats, formatFacts } from '../../src/kernel/en16931/formats.js';
import { withoutAbsent } from '../../src/kernel/en16931/xml/read-element.js';
import { parseXml } from './support/parse-xml.js';
import { sampleDocuments } from './support/sample-documents.js';

/** Removes absent values at every depth. */
function compact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(compact);
  if (typeof value !== 'object' || value === null) return value;
  return withoutAbsent(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, compact(inner)])),
  );
}

describe.each(eInvoiceFormats)('a document written as %s', (format) => {
  it.each(Object.keys(sampleDocuments))('is read back unchanged: %s', (name) => {
    const document = sampleDocuments[name]!(format);
    const read = eInvoiceOf(parseXml(eInvoiceXml(document, formatFacts[format].syntax)));
    expect(read).toEqual(compact(document));
  });
});
