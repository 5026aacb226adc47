import type { Syntax } from './formats.js';
import type { EInvoice } from './model.js';
import { xmlText, type XmlElement } from './xml/element.js';
import { readCii } from './xml/read-cii.js';
import { readUbl } from './xml/read-ubl.js';
import { writeCii } from './xml/write-cii.js';
import { writeUbl } from './xml/write-ubl.js';

const syntaxes = {
  ubl: { write: writeUbl, read: readUbl },
  cii: { write: writeCii, read: readCii },
} as const satisfies Record<
  Syntax,
  { write: (invoice: EInvoice) => XmlElement; read: (root: XmlElement) => EInvoice }
>;

/** A document as XML text in a syntax: UTF-8, the same bytes for the same document. */
export function eInvoiceXml(invoice: EInvoice, syntax: Syntax): string {
  return xmlText(syntaxes[syntax].write(invoice));
}

/**
 * What an XML document says, in the terms of EN 16931.
 *
 * Takes the parsed document, its names with the prefixes of this folder: cac, cbc, rsm, ram, qdt, udt, and none for the
 * root of UBL. The root tells the syntax.
 */
export function eInvoiceOf(root: XmlElement): EInvoice {
  return syntaxes[root.name === 'rsm:CrossIndustryInvoice' ? 'cii' : 'ubl'].read(root);
}
