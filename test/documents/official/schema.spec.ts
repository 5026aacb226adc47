import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { eInvoiceFrom } from '../../../src/kernel/en16931/e-invoice-from.js';
import { eInvoiceXml } from '../../../src/kernel/en16931/e-invoice-xml.js';
import { eInvoiceFormats, formatFacts, type EInvoiceFormat } from '../../../src/kernel/en16931/formats.js';
import { isCreditNote, type EInvoice } from '../../../src/kernel/en16931/model.js';
import { officialInvoices } from '../../oracle/official-invoices.js';
import { sampleDocuments } from '../support/sample-documents.js';
import { sourceOfSample } from '../support/source-of-sample.js';
import { RULES } from './official-rules.js';

const SCHEMAS = join(RULES, 'external/schemas');
const files = {
  invoice: join(SCHEMAS, 'ubl21/maindoc/UBL-Invoice-2.1.xsd'),
  creditNote: join(SCHEMAS, 'ubl21/maindoc/UBL-CreditNote-2.1.xsd'),
  cii: join(SCHEMAS, 'd16b/data/standard/CrossIndustryInvoice_100pD16B.xsd'),
  facturX: join(SCHEMAS, '2.4/en16931/FACTUR-X_EN16931.xsd'),
};
const validators = new Map<string, XsdValidator>();

beforeAll(() => {
  xmlRegisterFsInputProviders();
});
afterAll(() => {
  for (const validator of validators.values()) validator.dispose();
});

function validatorOf(path: string): XsdValidator {
  const known = validators.get(path);
  if (known !== undefined) return known;
  using schema = XmlDocument.fromBuffer(readFileSync(path), { url: path });
  const validator = XsdValidator.fromDoc(schema);
  validators.set(path, validator);
  return validator;
}

function schemasOf(document: EInvoice, format: EInvoiceFormat): string[] {
  if (formatFacts[format].syntax === 'ubl')
    return [isCreditNote(document) ? files.creditNote : files.invoice];
  return format === 'factur_x' ? [files.cii, files.facturX] : [files.cii];
}

function faultsOf(document: EInvoice, format: EInvoiceFormat): string[] {
  using xml = XmlDocument.fromString(eInvoiceXml(document, formatFacts[format].syntax));
  return schemasOf(document, format).flatMap((schema) => {
    try {
      validatorOf(schema).validate(xml);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
}

describe.each(eInvoiceFormats)('the schema of %s', (format) => {
  it.each(Object.keys(sampleDocuments))('accepts: %s', (name) => {
    expect(faultsOf(sampleDocuments[name]!(format), format)).toEqual([]);
  });

  it('accepts all official samples as we write them', () => {
    const documents = officialInvoices().map((sample) => eInvoiceFrom(sourceOfSample(sample), format));
    expect(documents.flatMap((document) => faultsOf(document, format))).toEqual([]);
  });

  it('refuses a document without a number', () => {
    const document = { ...sampleDocuments.plain!(format), number: undefined };
    expect(faultsOf(document, format)).not.toEqual([]);
  });
});
