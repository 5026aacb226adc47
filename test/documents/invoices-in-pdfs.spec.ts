import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { Problem } from '../../src/kernel/problems/problem.js';
import { invoiceInPdf } from '../../src/modules/buying/bills/read/pdf/invoice-in-pdf.js';

interface Attached {
  readonly name: string;
  readonly relationship?: string;
  readonly text: string;
}

async function printed(attached: readonly Attached[], options: object = {}): Promise<Buffer> {
  const document = new PDFDocument({ ...options });
  for (const { name, relationship, text } of attached)
    document.file(Buffer.from(text), { name, ...(relationship && { relationship }) });
  document.end();
  const parts: Buffer[] = [];
  for await (const part of document as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

/** A PDF of objects as they are written; the first one is the root. */
function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const length = (): number => parts.reduce((sum, part) => sum + part.length, 0);
  const offsets = objects.map((object, index) => {
    const offset = length();
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = length();
  const table = `xref\n0 1\n0000000000 65535 f \n1 ${objects.length}\n${offsets.join('')}`;
  parts.push(Buffer.from(`${table}trailer\n<</Root 1 0 R ${trailer}>>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

const packed = (plain: Buffer, more = '', length?: string): Buffer => {
  const bytes = deflateSync(plain);
  const head = `<<${more}/Filter/FlateDecode/Length ${length ?? bytes.length}>>stream\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')]);
};
const rootOf = (names: string): string => `<</Type/Catalog/Names<</EmbeddedFiles<<${names}>>>>>>`;
const described = (content: number, name = '(factur-x.xml)'): string =>
  `<</F ${name}/EF<</F ${content} 0 R>>/AFRelationship/Data>>`;
const textIn = async (pdf: Buffer): Promise<string | undefined> => (await invoiceInPdf(pdf))?.toString();

async function complaintOf(pdf: Buffer): Promise<string> {
  const error: unknown = await invoiceInPdf(pdf).catch((raised: unknown) => raised);
  if (!(error instanceof Problem)) throw new Error(`No problem, but ${String(error)}.`);
  expect(error.code).toBe('unreadable_document');
  return error.detail;
}

describe('the invoice inside a PDF', () => {
  it.each(['factur-x.xml', 'zugferd-invoice.xml', 'ZUGFeRD-invoice.xml', 'xrechnung.xml'])(
    'is its attachment %s',
    async (name) => {
      const others = [{ name: 'terms.xml', text: '<terms/>' }];
      expect(await textIn(await printed([...others, { name, text: '<a/>' }]))).toBe('<a/>');
    },
  );

  it('is that which says the same as what is printed, before a part of it', async () => {
    const attached = [
      { name: 'factur-x.xml', relationship: 'Data', text: '<part/>' },
      { name: 'zugferd-invoice.xml', relationship: 'Alternative', text: '<whole/>' },
      { name: 'xrechnung.xml', relationship: 'Supplement', text: '<more/>' },
    ];
    expect(await textIn(await printed(attached))).toBe('<whole/>');
  });

  it('is missing from a PDF without attachments, and from one with others', async () => {
    expect(await textIn(await printed([]))).toBeUndefined();
    expect(await textIn(await printed([{ name: 'factur-x.xml.exe', text: '<a/>' }]))).toBeUndefined();
  });

  it('is found behind other bytes, by a name in UTF-16, and in packed objects with packed tables', async () => {
    const junk = Buffer.concat([
      Buffer.from('\r\nfrom a printer\n'),
      await printed([{ name: 'xrechnung.xml', text: '<a/>' }]),
    ]);
    expect(await textIn(junk)).toBe('<a/>');
    const utf16 = `<FEFF${Buffer.from('factur-x.xml', 'utf16le').swap16().toString('hex')}>`;
    const plain = pdfOf([
      rootOf('/Kids[2 0 R]'),
      '<</Names[(a) 3 0 R]>>',
      described(4, utf16),
      packed(Buffer.from('<b/>')),
    ]);
    expect(await textIn(plain)).toBe('<b/>');
    expect(await textIn(packedFile('<c/>'))).toBe('<c/>');
  });

  it('is the newest one of a file that was changed at its end', async () => {
    const first = pdfOf([rootOf('/Names[(a) 2 0 R]'), described(3), packed(Buffer.from('<old/>'))]);
    const start = /startxref\s+(\d+)/.exec(first.toString('latin1'))?.[1];
    const added = Buffer.concat([
      Buffer.from('3 0 obj\n'),
      packed(Buffer.from('<new/>')),
      Buffer.from('\nendobj\n'),
    ]);
    const table = `xref\n3 1\n${String(first.length).padStart(10, '0')} 00000 n \n`;
    const trailer = `trailer\n<</Root 1 0 R/Prev ${start}>>\nstartxref\n${first.length + added.length}\n%%EOF`;
    expect(await textIn(Buffer.concat([first, added, Buffer.from(table + trailer)]))).toBe('<new/>');
  });
});

/** A file whose objects are packed into another one, with a table of differences. */
function packedFile(content: string, length?: string): Buffer {
  const parts = [rootOf('/Names[(a) 3 0 R]'), described(4)];
  const heads = `2 0 3 ${parts[0]!.length + 1} `;
  const holder = packed(Buffer.from(`${heads}${parts.join(' ')}`), `/N 2/First ${heads.length}`, length);
  const file: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const put = (number: number, object: Buffer): number => {
    const at = file.reduce((sum, part) => sum + part.length, 0);
    file.push(Buffer.from(`${number} 0 obj\n`), object, Buffer.from('\nendobj\n'));
    return at;
  };
  const [four, five] = [put(4, packed(Buffer.from(content))), put(5, holder)];
  const rows = [
    [2, 5, 0],
    [2, 5, 1],
    [1, four, 0],
    [1, five, 0],
  ].map(([kind = 0, where = 0, index = 0]) => [kind, where >> 8, where & 255, index]);
  const differences = rows.flatMap((row, at) => [
    2,
    ...row.map((byte, n) => (byte - (rows[at - 1]?.[n] ?? 0)) & 255),
  ]);
  const form = '/W[1 2 1]/Index[2 4]/Size 6/Root 2 0 R/DecodeParms<</Predictor 12/Columns 4>>';
  const start = put(6, packed(Buffer.from(differences), form));
  file.push(Buffer.from(`startxref\n${start}\n%%EOF`));
  return Buffer.concat(file);
}

describe('a PDF that is made to do harm', () => {
  const manyNames = (count: number): string =>
    Array.from({ length: count }, (_, n) => `(a${n}) 2 0 R`).join(' ');
  const files: readonly (readonly [string, string, () => Buffer | Promise<Buffer>])[] = [
    [
      'cut off',
      'is cut off',
      async () => (await printed([{ name: 'factur-x.xml', text: '<a/>' }])).subarray(0, -200),
    ],
    ['that is only a beginning', 'is cut off', () => Buffer.from('%PDF-1.7\n')],
    [
      'encrypted',
      'is encrypted',
      () => printed([{ name: 'factur-x.xml', text: '<a/>' }], { ownerPassword: 'o' }),
    ],
    [
      'that unpacks to a gigabyte',
      'unpacks to more',
      () => pdfOf([rootOf('/Names[(a) 2 0 R]'), described(3), packed(Buffer.alloc(1_000_000_000))]),
    ],
    [
      'with 10,000 attachments',
      'has more than 1000',
      () => pdfOf([rootOf(`/Names[${manyNames(10_000)}]`), described(3)]),
    ],
    [
      'nested without end',
      'is nested too deeply',
      () => pdfOf([rootOf('/Names['.concat('['.repeat(100_000)))]),
    ],
    ['with a reference to itself', 'refers to itself', () => pdfOf(['1 0 R'])],
    ['whose root is missing', 'has no pages', () => pdfOf(['null'])],
    ['whose table is elsewhere', 'has', () => Buffer.from('%PDF-1.7\nstartxref\n3\n%%EOF')],
    [
      'with a part that is packed wrongly',
      'cannot be unpacked',
      () =>
        pdfOf([
          rootOf('/Names[(a) 2 0 R]'),
          described(3),
          '<</Length 3/Filter/FlateDecode>>stream\nabc\nendstream',
        ]),
    ],
    [
      'whose attachments are all one large object',
      'leads in circles',
      () => pdfOf([rootOf(`/Names[${manyNames(900)}]`), `<</Big[${'0 '.repeat(99_999)}]>>`]),
    ],
    [
      'whose packed objects say their length inside themselves',
      'refers to itself',
      () => packedFile('<c/>', '2 0 R'),
    ],
  ];

  it.each(files)('is refused with a reason, in time: %s', async (_name, reason, make) => {
    const pdf = await make();
    const before = process.cpuUsage();
    expect(await complaintOf(pdf)).toContain(reason);
    // Computed time: a busy machine takes longer, and that is no fault of the file.
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(3_000);
  });

  it('ends in an answer or a reason wherever it is cut and whatever byte is wrong', async () => {
    const whole = packedFile('<c/>');
    for (let at = 0; at < whole.length; at += 1) {
      const spoiled = Buffer.from(whole);
      spoiled[at] = (spoiled[at]! * 31 + 7) & 255;
      for (const pdf of [whole.subarray(0, at), spoiled]) {
        const outcome: unknown = await invoiceInPdf(pdf).catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(Problem);
      }
    }
  });
});
