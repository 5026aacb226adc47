import type { XmlElement } from '../../../../kernel/en16931/index.js';
import { UnreadableXml, xmlTree, type XmlTree } from '../../../../platform/index.js';
import { unreadableDocument } from '../bills.problems.js';

/** An invoice of 10,000 lines has some half a million. */
const ELEMENTS_MAX = 1_000_000;
const BYTES_MAX = 10 * 1024 * 1024;

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const CII = 'urn:un:unece:uncefact:';
/** The prefixes that the readers use, whatever a document calls its namespaces. */
const PREFIXES: Readonly<Record<string, string>> = {
  [`${UBL}Invoice-2`]: '',
  [`${UBL}CreditNote-2`]: '',
  [`${UBL}CommonAggregateComponents-2`]: 'cac:',
  [`${UBL}CommonBasicComponents-2`]: 'cbc:',
  [`${CII}data:standard:CrossIndustryInvoice:100`]: 'rsm:',
  [`${CII}data:standard:ReusableAggregateBusinessInformationEntity:100`]: 'ram:',
  [`${CII}data:standard:QualifiedDataType:100`]: 'qdt:',
  [`${CII}data:standard:UnqualifiedDataType:100`]: 'udt:',
};
const ROOTS = ['Invoice', 'CreditNote', 'rsm:CrossIndustryInvoice'];

/**
 * Reads an electronic invoice of UBL or CII, also out of an envelope that it travels in.
 *
 * Raises `unreadable_document` for any other document, and for one that cannot be read or has more than 10 MB.
 */
export function invoiceTree(content: Uint8Array): XmlElement {
  if (content.length > BYTES_MAX) throw unreadableDocument('The document has more than 10 MB.');
  const invoice = invoiceIn(documentOf(textOf(content)));
  if (invoice === undefined) throw unreadableDocument('The document is no invoice of UBL or CII.');
  return invoice;
}

function documentOf(text: string): XmlTree {
  const nameOf: Parameters<typeof xmlTree>[1]['nameOf'] = ({ local, uri }) =>
    `${PREFIXES[uri] ?? `${uri} `}${local}`;
  try {
    return xmlTree(text, { nameOf, elementsMax: ELEMENTS_MAX });
  } catch (error) {
    throw error instanceof UnreadableXml ? unreadableDocument(error.detail, error.place.line) : error;
  }
}

/** The first element that is an invoice and has none within. */
function invoiceIn(element: XmlTree): XmlTree | undefined {
  for (const child of element.children) {
    const found = invoiceIn(child);
    if (found !== undefined) return found;
  }
  return ROOTS.includes(element.name) ? element : undefined;
}

/** XML says its encoding itself: UTF-16 by its mark, and everything that invoices may have is UTF-8. */
function textOf(content: Uint8Array): string {
  const [first, second] = content;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    throw unreadableDocument('The document is neither UTF-8 nor UTF-16.');
  }
}
