import { eInvoiceFrom } from '../../../src/kernel/en16931/e-invoice-from.js';
import { eInvoiceFormats } from '../../../src/kernel/en16931/formats.js';
import { officialInvoices } from '../../oracle/official-invoices.js';
import { sampleDocuments } from '../support/sample-documents.js';
import { sourceOfSample } from '../support/source-of-sample.js';
import { closeSchemas, openSchemas, schemaFaults } from './official-schemas.js';

beforeAll(openSchemas);
afterAll(closeSchemas);

describe.each(eInvoiceFormats)('the schema of %s', (format) => {
  it.each(Object.keys(sampleDocuments))('accepts: %s', (name) => {
    expect(schemaFaults(sampleDocuments[name]!(format), format)).toEqual([]);
  });

  it('accepts all official samples as we write them', () => {
    const documents = officialInvoices().map((sample) => eInvoiceFrom(sourceOfSample(sample), format));
    expect(documents.flatMap((document) => schemaFaults(document, format))).toEqual([]);
  });

  it('refuses a document without a number', () => {
    const document = { ...sampleDocuments.plain!(format), number: undefined };
    expect(schemaFaults(document, format)).not.toEqual([]);
  });
});

describe('the schema of UN/CEFACT', () => {
  it('accepts our Factur-X, but for a second preceding invoice, which only Factur-X takes', () => {
    const documents = officialInvoices().map((sample) => eInvoiceFrom(sourceOfSample(sample), 'factur_x'));
    const plain = documents.filter(({ preceding_invoices }) => preceding_invoices.length < 2);
    expect(plain.flatMap((document) => schemaFaults(document, 'cii'))).toEqual([]);
  });
});
