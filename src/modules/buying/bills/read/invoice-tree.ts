import { SaxesParser } from 'saxes';
import type { XmlElement } from '../../../../kernel/en16931/index.js';
import { xmlComplaint } from '../../../../kernel/xml-complaint.js';
import { unreadableDocument } from '../bills.problems.js';

/** Invoices are nested up to some ten levels. */
const DEPTH_MAX = 64;
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

type Growing = Omit<XmlElement, 'children' | 'text'> & { readonly children: XmlElement[]; text: string };

/**
 * Reads an electronic invoice of UBL or CII, also out of an envelope that it travels in.
 *
 * Raises `unreadable_document` for any other document, for what is not well-formed, nested too deeply or too large, and
 * for one that declares a document type: no invoice has one, and entities can be made to fill the memory.
 */
export function invoiceTree(content: Uint8Array): XmlElement {
  if (content.length > BYTES_MAX) throw unreadableDocument('The document has more than 10 MB.');
  const parser = new SaxesParser<{ xmlns: true }>({ xmlns: true });
  const open: Growing[] = [];
  const found: { root?: XmlElement } = {};
  let elements = 0;
  const refuse = (detail: string): never => {
    throw unreadableDocument(detail, parser.line);
  };
  parser.on('error', (error) => refuse(`The XML is not well-formed: ${xmlComplaint(error)}.`));
  parser.on('doctype', () => refuse('The XML may not declare a document type.'));
  parser.on('opentag', ({ local, uri, attributes }) => {
    elements += 1;
    if (open.length >= DEPTH_MAX) refuse('The XML is nested too deeply.');
    if (elements > ELEMENTS_MAX) refuse('The XML has too many elements.');
    const own = Object.values(attributes)
      .filter(({ prefix, name }) => prefix !== 'xmlns' && name !== 'xmlns')
      .map(({ local: name, value }) => [name, value] as const);
    const as = `${PREFIXES[uri] ?? `${uri} `}${local}`;
    open.push({ name: as, attributes: Object.fromEntries(own), children: [], text: '' });
  });
  const add = (part: string): void => {
    const inner = open.at(-1);
    if (inner !== undefined) inner.text += part;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed === undefined) return;
    const element = { ...closed, text: closed.children.length > 0 ? '' : closed.text };
    if (ROOTS.includes(element.name)) found.root ??= element;
    open.at(-1)?.children.push(element);
  });
  parser.write(textOf(content)).close();
  return found.root ?? refuse('The document is no invoice of UBL or CII.');
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
