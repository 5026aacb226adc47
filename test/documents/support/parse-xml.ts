import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { XmlElement } from '../../../src/kernel/en16931/xml/element.js';

/** The prefixes that the reader knows, by namespace, because a document may use any prefix. */
const PREFIXES: Readonly<Record<string, string>> = {
  'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2': 'cac:',
  'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2': 'cbc:',
  'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100': 'rsm:',
  'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100': 'ram:',
  'urn:un:unece:uncefact:data:standard:QualifiedDataType:100': 'qdt:',
  'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100': 'udt:',
};

interface Open {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: XmlElement[];
  text: string;
}

/** Parses an XML text into elements whose names have the prefixes that the reader knows. */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser<{ xmlns: true }>({ xmlns: true });
  const open: Open[] = [{ name: '', attributes: {}, children: [], text: '' }];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => open.push(openOf(tag)));
  parser.on('text', (part) => {
    open.at(-1)!.text += part;
  });
  parser.on('closetag', () => {
    const { children, text: inside, ...closed } = open.pop()!;
    open.at(-1)!.children.push({ ...closed, children, text: children.length > 0 ? '' : inside });
  });
  parser.write(text).close();
  return open[0]!.children[0]!;
}

function openOf({ uri, local, attributes }: SaxesTagNS): Open {
  const named = Object.values(attributes).filter(
    ({ prefix, name }) => prefix !== 'xmlns' && name !== 'xmlns',
  );
  return {
    name: `${PREFIXES[uri] ?? ''}${local}`,
    attributes: Object.fromEntries(named.map(({ local: name, value }) => [name, value])),
    children: [],
    text: '',
  };
}
