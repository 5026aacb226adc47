import { UnreadableXml, xmlTree, type XmlTree } from './xml-tree.js';

function read(text: string, elementsMax = 10): XmlTree {
  return xmlTree(text, { nameOf: ({ local, uri }) => `${uri}|${local}`, elementsMax });
}

function refused(text: string): UnreadableXml {
  try {
    read(text);
  } catch (error) {
    if (error instanceof UnreadableXml) return error;
  }
  throw new Error('It was read.');
}

describe('an XML document', () => {
  it('is read with names as the caller makes them, and attributes without declarations', () => {
    expect(read('<a xmlns="urn:x" xmlns:y="urn:y"><y:b id="1">\n<c/></y:b></a>')).toMatchObject({
      name: 'urn:x|a',
      attributes: {},
      children: [{ name: 'urn:y|b', line: 1, attributes: { id: '1' }, text: '', children: [{ line: 2 }] }],
    });
  });

  it('has its text in elements without children, however it is written', () => {
    expect(read('<a>1 &lt; <![CDATA[2 & 3]]></a>').text).toBe('1 < 2 & 3');
  });

  it.each([
    ['<a>', 'The XML is not well-formed: unclosed tag: a.'],
    ['', 'The XML is not well-formed: document must contain a root element.'],
    ['<!DOCTYPE a [<!ENTITY e "x">]><a>&e;</a>', 'The XML may not declare a document type.'],
    ['<a>'.repeat(100), 'The XML has too many elements.'],
  ])('that begins with %s is refused', (text, detail) => {
    expect(refused(text).detail).toBe(detail);
  });

  it('may be nested up to 64 levels', () => {
    const nested = (depth: number): string => '<a>'.repeat(depth) + '</a>'.repeat(depth);
    expect(read(nested(64), 100).children).toHaveLength(1);
    expect(() => read(nested(65), 100)).toThrow('nested too deeply');
  });

  it('says where it is refused', () => {
    expect(refused('<a>\n<b>\n<c></d>').place).toEqual({ line: 3, path: '|a/|b' });
  });
});
