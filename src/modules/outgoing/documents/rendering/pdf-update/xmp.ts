/** What the metadata say of the XML inside. */
export interface FacturXFacts {
  readonly filename: string;
  /** Such as `EN 16931`. */
  readonly level: string;
}

const FACTUR_X = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const PDFUA = 'http://www.aiim.org/pdfua/ns/id/';

/**
 * The metadata with what PDF/A-3a, PDF/UA-1 and Factur-X want to be said.
 *
 * The schemas that PDF/A does not know are described, all in one bag: a second one makes the metadata invalid.
 * Sources: ISO 19005-3:2012, 6.6; ISO 14289-1:2014, 5; Factur-X 1.08. Raises Error for metadata without an end.
 */
export function markedMetadata(xmp: string, facts: FacturXFacts | undefined): string {
  const end = xmp.lastIndexOf('</rdf:RDF>');
  if (end < 0) throw new Error('The metadata have no end.');
  const schemas = [...(facts === undefined ? [] : [facturXSchema()]), pdfuaSchema()];
  const additions = [
    description('pdfaid', 'http://www.aiim.org/pdfa/ns/id/', { part: '3', conformance: 'A' }),
    description('pdfuaid', PDFUA, { part: '1' }),
    ...(facts === undefined ? [] : [facturX(facts)]),
    extensions(schemas),
  ];
  return xmp.slice(0, end) + additions.join('') + xmp.slice(end);
}

function facturX({ filename, level }: FacturXFacts): string {
  return description('fx', FACTUR_X, {
    DocumentType: 'INVOICE',
    DocumentFileName: filename,
    Version: '1.0',
    ConformanceLevel: level,
  });
}

function description(prefix: string, namespace: string, values: Readonly<Record<string, string>>): string {
  const elements = Object.entries(values).map(([name, value]) => element(`${prefix}:${name}`, value));
  return `<rdf:Description rdf:about="" xmlns:${prefix}="${namespace}">${elements.join('')}</rdf:Description>`;
}

function extensions(schemas: readonly string[]): string {
  return (
    '<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"' +
    ' xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"' +
    ' xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">' +
    `<pdfaExtension:schemas><rdf:Bag>${schemas.join('')}</rdf:Bag></pdfaExtension:schemas></rdf:Description>`
  );
}

function facturXSchema(): string {
  return schema('Factur-X PDFA Extension Schema', { namespace: FACTUR_X, prefix: 'fx' }, [
    property(
      'DocumentFileName',
      { type: 'Text', category: 'external' },
      'name of the embedded XML invoice file',
    ),
    property('DocumentType', { type: 'Text', category: 'external' }, 'INVOICE'),
    property('Version', { type: 'Text', category: 'external' }, 'version of the XML invoice data'),
    property(
      'ConformanceLevel',
      { type: 'Text', category: 'external' },
      'conformance level of the XML invoice data',
    ),
  ]);
}

function pdfuaSchema(): string {
  return schema('PDF/UA identification schema', { namespace: PDFUA, prefix: 'pdfuaid' }, [
    property('part', { type: 'Integer', category: 'internal' }, 'part of ISO 14289 that the file follows'),
  ]);
}

function schema(
  title: string,
  { namespace, prefix }: { readonly namespace: string; readonly prefix: string },
  properties: readonly string[],
): string {
  return (
    '<rdf:li rdf:parseType="Resource">' +
    element('pdfaSchema:schema', title) +
    element('pdfaSchema:namespaceURI', namespace) +
    element('pdfaSchema:prefix', prefix) +
    `<pdfaSchema:property><rdf:Seq>${properties.join('')}</rdf:Seq></pdfaSchema:property></rdf:li>`
  );
}

function property(
  name: string,
  { type, category }: { readonly type: string; readonly category: 'internal' | 'external' },
  text: string,
): string {
  return (
    '<rdf:li rdf:parseType="Resource">' +
    element('pdfaProperty:name', name) +
    element('pdfaProperty:valueType', type) +
    element('pdfaProperty:category', category) +
    `${element('pdfaProperty:description', text)}</rdf:li>`
  );
}

function element(name: string, text: string): string {
  return `<${name}>${text}</${name}>`;
}
