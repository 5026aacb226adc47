import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { eInvoiceXml } from '../../../src/kernel/en16931/e-invoice-xml.js';
import { formatFacts, type EInvoiceFormat } from '../../../src/kernel/en16931/formats.js';
import { isCreditNote, type EInvoice } from '../../../src/kernel/en16931/model.js';
import { RULES } from './official-rules.js';

const SCHEMAS = join(RULES, 'external/schemas');
const files = {
  invoice: join(SCHEMAS, 'ubl21/maindoc/UBL-Invoice-2.1.xsd'),
  creditNote: join(SCHEMAS, 'ubl21/maindoc/UBL-CreditNote-2.1.xsd'),
  cii: join(SCHEMAS, 'd16b/data/standard/CrossIndustryInvoice_100pD16B.xsd'),
  facturX: join(SCHEMAS, '2.4/en16931/FACTUR-X_EN16931.xsd'),
};
const validators = new Map<string, XsdValidator>();

/** Before the first validation: lets schemas include each other. */
export function openSchemas(): void {
  xmlRegisterFsInputProviders();
}

/** After the last one. */
export function closeSchemas(): void {
  for (const validator of validators.values()) validator.dispose();
  // The next file of the same worker opens its own.
  validators.clear();
}

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
  return [formatFacts[format].schema === 'factur_x' ? files.facturX : files.cii];
}

/** Returns what the official schemas of a format say against a document as we write it. */
export function schemaFaults(document: EInvoice, format: EInvoiceFormat): string[] {
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
