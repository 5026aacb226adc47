import { SaxesParser } from 'saxes';
import { xmlComplaint } from '../../kernel/xml-complaint.js';

/** An element of an XML document, and the line that it begins in. */
export interface XmlTree {
  readonly name: string;
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlTree[];
  /** Of an element without children. */
  readonly text: string;
}

/** Says why a document cannot be read: the line, and the names of the elements that it is in. */
export class UnreadableXml extends Error {
  constructor(
    readonly detail: string,
    readonly place: { readonly line: number; readonly path: string },
  ) {
    super(detail);
  }
}

/** What a caller asks of documents: how their elements are named, and how many there may be. */
export interface XmlRules {
  readonly nameOf: (tag: { readonly local: string; readonly uri: string }) => string;
  readonly elementsMax: number;
}

type Growing = Omit<XmlTree, 'children' | 'text'> & { readonly children: XmlTree[]; text: string };

/** Invoices and statements are nested up to some fifteen levels. */
const DEPTH_MAX = 64;

/**
 * Reads an XML document whole.
 *
 * Raises UnreadableXml for what is not well-formed, too large or nested too deeply, and for one that declares a
 * document type: nothing that is read here has one, and entities can be made to fill the memory.
 */
export function xmlTree(text: string, { nameOf, elementsMax }: XmlRules): XmlTree {
  const parser = new SaxesParser<{ xmlns: true }>({ xmlns: true });
  const open: Growing[] = [];
  let root: XmlTree | undefined;
  let elements = 0;
  const refuse = (detail: string): never => {
    throw new UnreadableXml(detail, { line: parser.line, path: open.map(({ name }) => name).join('/') });
  };
  parser.on('error', (error) => refuse(`The XML is not well-formed: ${xmlComplaint(error)}.`));
  parser.on('doctype', () => refuse('The XML may not declare a document type.'));
  parser.on('opentag', ({ local, uri, attributes }) => {
    elements += 1;
    if (open.length >= DEPTH_MAX) refuse('The XML is nested too deeply.');
    if (elements > elementsMax) refuse('The XML has too many elements.');
    const own = Object.values(attributes)
      .filter(({ prefix, name }) => prefix !== 'xmlns' && name !== 'xmlns')
      .map(({ local: name, value }) => [name, value] as const);
    const name = nameOf({ local, uri });
    open.push({ name, line: parser.line, attributes: Object.fromEntries(own), children: [], text: '' });
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
    const outer = open.at(-1);
    if (outer === undefined) root = element;
    else outer.children.push(element);
  });
  parser.write(text).close();
  return root ?? refuse('The document is empty.');
}
