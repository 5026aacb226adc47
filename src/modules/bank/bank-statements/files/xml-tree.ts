import { SaxesParser } from 'saxes';
import { UnreadableStatement } from '../../../../kernel/bank/read-statement.js';
import type { XmlNode } from '../../../../kernel/bank/xml-node.js';
import { xmlComplaint } from '../../../../kernel/xml-complaint.js';

/** Statements are nested up to some fifteen levels. */
const DEPTH_MAX = 64;

interface Open {
  readonly name: string;
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
  text: string;
}

/**
 * Reads an XML file into elements by their names without prefixes.
 *
 * Raises UnreadableStatement for what is not well-formed or nested too deeply, and for one that declares a document
 * type, because no statement has one and entities can be made to fill the memory.
 */
export function xmlTree(text: string): XmlNode {
  const parser = new SaxesParser<{ xmlns: true }>({ xmlns: true });
  const open: Open[] = [{ name: '', line: 1, attributes: {}, children: [], text: '' }];
  const refuse = (detail: string): never => {
    throw new UnreadableStatement(detail, { line: parser.line, path: pathOf(open) });
  };
  parser.on('error', (error) => refuse(`The XML is not well-formed: ${xmlComplaint(error)}.`));
  parser.on('doctype', () => refuse('The XML may not declare a document type.'));
  parser.on('opentag', ({ local, attributes }) => {
    if (open.length > DEPTH_MAX) refuse('The XML is nested too deeply.');
    const own = Object.values(attributes).map(({ local: name, value }) => [name, value] as const);
    open.push({
      name: local,
      line: parser.line,
      attributes: Object.fromEntries(own),
      children: [],
      text: '',
    });
  });
  parser.on('text', (part) => {
    const inner = open.at(-1);
    if (inner !== undefined) inner.text += part;
  });
  parser.on('closetag', () => {
    const { children, ...closed } = open.pop() ?? refuse('The XML is not well-formed.');
    open.at(-1)?.children.push({ ...closed, children, text: children.length > 0 ? '' : closed.text });
  });
  parser.write(text).close();
  return open[0]?.children[0] ?? refuse('The file is empty.');
}

function pathOf(open: readonly Open[]): string {
  return open
    .slice(1)
    .map(({ name }) => name)
    .join('/');
}
