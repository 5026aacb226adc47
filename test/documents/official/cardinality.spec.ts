import { eInvoiceXml } from '../../../src/kernel/en16931/e-invoice-xml.js';
import { eInvoiceFormats, formatFacts, type EInvoiceFormat } from '../../../src/kernel/en16931/formats.js';
import type { EInvoice } from '../../../src/kernel/en16931/model.js';
import { preflight } from '../../../src/kernel/en16931/preflight.js';
import { fullInvoice } from '../support/full-invoice.js';
import { officialFindings } from './official-rules.js';
import { closeSchemas, openSchemas, schemaFaults } from './official-schemas.js';

type Path = readonly (string | number)[];

beforeAll(openSchemas);
afterAll(closeSchemas);

/** The paths of all lists in a document: of the document, of its parties, of its lines. */
function listsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, one]) => listsIn(one, [...path, key]));
  return Array.isArray(value) && value.length > 0 ? [path, ...inside] : inside;
}

/** A copy with every entry of one list said twice. */
function withTwice<T>(value: T, [key, ...rest]: Path): T {
  if (key === undefined) return [...(value as unknown[]), ...(value as unknown[])] as T;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>;
  copy[key] = withTwice(copy[key], rest);
  return copy as T;
}

/** What the official schemas and rules say against a document that our preflight calls valid. */
function wronglyValid(document: EInvoice, format: EInvoiceFormat): string[] {
  if (!preflight(document, format).valid) return [];
  const xml = eInvoiceXml(document, formatFacts[format].syntax);
  const fatal = officialFindings(xml, format).filter(({ isFatal }) => isFatal);
  return [...schemaFaults(document, format), ...fatal.map(({ id }) => id)];
}

describe.each(eInvoiceFormats)('what %s has one place for', (format) => {
  const full = fullInvoice(format);
  const lists = listsIn(full).map((path) => path.join('.'));

  it('is told in every list of a full document', () => {
    expect(lists).toEqual(
      expect.arrayContaining(['preceding_invoices', 'buyer.identifiers', 'lines', 'attachments']),
    );
  });

  it.each(lists)('is refused by the preflight, or written twice as the official rules allow: %s', (path) => {
    expect(wronglyValid(withTwice(full, path.split('.')), format)).toEqual([]);
  });
});
