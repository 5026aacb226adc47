import { archived } from '../../../src/modules/outgoing/documents/rendering/pdf-update/archived.js';
import {
  PdfFile,
  PdfFormatError,
  referenceIn,
} from '../../../src/modules/outgoing/documents/rendering/pdf-update/pdf-file.js';
import { completeUnicodeMaps } from '../../../src/modules/outgoing/documents/rendering/pdf-update/unicode-maps.js';
import { markedMetadata } from '../../../src/modules/outgoing/documents/rendering/pdf-update/xmp.js';

const XMP = '<rdf:RDF><rdf:Description/></rdf:RDF>';

/** A file as Typst writes it, in small. */
function smallPdf(): Buffer {
  const objects = [
    '<<\n  /Type /Catalog\n  /Metadata 2 0 R\n  /ViewerPreferences <<\n    /Direction /L2R\n  >>\n' +
      '  /Names <<\n    /EmbeddedFiles <<\n      /Names [(factur-x.xml) 3 0 R]\n    >>\n  >>\n>>',
    `<<\n  /Length ${XMP.length}\n  /Type /Metadata\n>>\nstream\n${XMP}\nendstream`,
    '<<\n  /Type /Filespec\n  /F (factur-x.xml)\n>>',
    '<<\n  /Length 2\n  /N 3\n>>\nstream\n/N\nendstream',
  ];
  return pdfOf(objects);
}

function pdfOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((body, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f\r\n${offsets.map((one) => `${one} 00000 n\r\n`).join('')}`;
  text += `trailer\n<<\n  /Size ${objects.length + 1}\n  /Root 1 0 R\n  /ID [(a) (b)]\n>>\nstartxref\n${table}\n%%EOF`;
  return Buffer.from(text, 'latin1');
}

const invoice = { filename: 'factur-x.xml', level: 'EN 16931' };

describe('the update that makes a file PDF/A-3a, PDF/UA-1 and Factur-X', () => {
  it('leaves what was written as it was', () => {
    const pdf = smallPdf();
    expect(archived(pdf, invoice).subarray(0, pdf.length)).toEqual(pdf);
  });

  it('can be read again, as the newest version of its objects', () => {
    const file = new PdfFile(smallPdf());
    file.replace(3, '<</New true>>');
    expect(file.add('<</Added true>>')).toBe(5);
    const text = file.withUpdate('00').toString('latin1');
    const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)![1]);
    expect(text.slice(table)).toMatch(
      /^xref\n3 1\n\d{10} 00000 n \n5 1\n\d{10} 00000 n \ntrailer\n<< \/Size 6 /,
    );
    const offsets = [...text.slice(table).matchAll(/(\d{10}) 00000 n/g)].map(([, offset]) => Number(offset));
    expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual(['3 0 obj', '5 0 obj']);
    expect(text).toContain(
      `/Prev ${new RegExp(/startxref\s+(\d+)/).exec(smallPdf().toString('latin1'))![1]}`,
    );
  });

  it('names the profile, the related file and the title', () => {
    const text = archived(smallPdf(), invoice).toString('latin1');
    expect(text).toContain('/DestOutputProfile 4 0 R');
    expect(text).toContain('/AFRelationship /Alternative');
    expect(text).toContain('/DisplayDocTitle true');
    expect(text).toContain('/AF [3 0 R]');
  });

  it('says nothing of an invoice where none is inside', () => {
    const text = archived(smallPdf(), undefined).toString('latin1');
    expect(text).not.toContain('factur-x:pdfa');
    expect(text).not.toContain('/AF ');
  });

  it('describes both schemas in one bag', () => {
    const xmp = markedMetadata(XMP, invoice);
    expect(xmp.match(/<pdfaExtension:schemas><rdf:Bag>/g)).toHaveLength(1);
    expect(xmp.match(/<pdfaSchema:prefix>/g)).toHaveLength(2);
    expect(xmp).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
  });

  it('has an identifier of its own for each file', () => {
    const ids = [invoice, undefined].map((facts) => {
      return /\/ID \[\(a\) <(\w{32})>\]/.exec(archived(smallPdf(), facts).toString('latin1'))![1];
    });
    expect(new Set(ids).size).toBe(2);
  });

  it.each([
    ['what is no PDF', Buffer.from('hello')],
    ['a file that is cut off', smallPdf().subarray(0, 300)],
    [
      'a file without a profile',
      Buffer.from(smallPdf().toString('latin1').replace('/N 3', '/N 1'), 'latin1'),
    ],
  ])('is refused for %s', (_, pdf) => {
    expect(() => archived(pdf, invoice)).toThrow(PdfFormatError);
  });

  it('names every glyph of a font, and changes no map that does', () => {
    const map = (entries: string): string => `${entries}endbfchar\nendcmap\n`;
    const objects = (entries: string): string[] => [
      '<</ToUnicode 2 0 R /DescendantFonts [3 0 R]>>',
      `<</Length ${map(entries).length}>>\nstream\n${map(entries)}\nendstream`,
      '<</FontDescriptor 4 0 R /W [0 0 600 1 3 500]>>',
      '<</Type /FontDescriptor>>',
    ];
    const completed = (entries: string): string => {
      const pdf = new PdfFile(pdfOf(objects(entries)));
      completeUnicodeMaps(pdf);
      return pdf.withUpdate('00').toString('latin1').split('%%EOF')[1]!;
    };
    expect(completed('<0001> <0643>\n<0003> <0644>\n')).toContain(
      '1 beginbfchar\n<0002> <200D>\nendbfchar\nendcmap',
    );
    expect(completed('<0001> <0643>\n<0002> <0627>\n<0003> <0644>\n')).not.toContain('beginbfchar');
  });

  it('does not take what a stream says for an object', () => {
    expect(() => referenceIn(new PdfFile(smallPdf()).object(4), 'Metadata')).toThrow(PdfFormatError);
  });
});
