import { inflateSync } from 'node:zlib';

/**
 * A PDF file as its engine wrote it, to which an update is appended.
 *
 * It reads one table of cross references and objects that stand by themselves, as Typst writes them: no streams of
 * objects and no earlier update. Source: ISO 32000-1:2008, 7.5. Raises `PdfFormatError` for any other file.
 */
export class PdfFile {
  private readonly text: string;
  private readonly offsets: ReadonlyMap<number, number>;
  private readonly trailer: string;
  private readonly startOfTable: number;
  private readonly updated = new Map<number, string>();
  private size: number;

  constructor(private readonly bytes: Uint8Array) {
    this.text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
    this.startOfTable = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(this.text.slice(-64))?.[1]);
    if (!this.text.startsWith('xref', this.startOfTable)) throw new PdfFormatError('no table of objects');
    this.offsets = offsetsIn(this.text.slice(this.startOfTable));
    this.trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(this.text.slice(this.startOfTable))?.[1] ?? '';
    this.size = Number(/\/Size\s+(\d+)/.exec(this.trailer)?.[1]);
    if (!(this.size > 0)) throw new PdfFormatError('no trailer');
  }

  /** The number of the object that a name of the trailer refers to. */
  get root(): number {
    return referenceIn(this.trailer, 'Root');
  }

  /** What stands between `obj` and `endobj`. */
  object(number: number): string {
    const start = this.startOf(number);
    const end = this.text.indexOf('endobj', start);
    return this.text.slice(this.text.indexOf('obj', start) + 3, end).trim();
  }

  /** The bytes of the stream of an object that is neither compressed nor encrypted. */
  stream(number: number): Buffer {
    const { head, bytes } = this.rawStream(number);
    if (head.includes('/Filter')) throw new PdfFormatError(`object ${number} is compressed`);
    return bytes;
  }

  /** The bytes of the stream of an object that is compressed. */
  inflated(number: number): Buffer {
    const { head, bytes } = this.rawStream(number);
    if (!/\/Filter\s*\/FlateDecode/.test(head))
      throw new PdfFormatError(`object ${number} is not compressed`);
    return inflateSync(bytes);
  }

  /** The objects whose dictionary, before any stream, has such an entry near its beginning. */
  findAll(entry: RegExp): number[] {
    const found = [...this.offsets].filter(([, offset]) => {
      const [dictionary = ''] = this.text.slice(offset, offset + 400).split(/stream|endobj/, 1);
      return entry.test(dictionary);
    });
    return found.map(([number]) => number);
  }

  /** Replaces an object. Takes what stands between `obj` and `endobj`, each character a byte. */
  replace(number: number, body: string): void {
    this.updated.set(number, body);
  }

  /** Adds an object, and gives its number. */
  add(body: string): number {
    this.updated.set(this.size, body);
    this.size += 1;
    return this.size - 1;
  }

  /** The file with the update behind it. Takes the second half of the identifier of the file, in hexadecimal. */
  withUpdate(identifier: string): Buffer {
    const start = this.text.endsWith('\n') ? '' : '\n';
    let update = start;
    const offsets = new Map<number, number>();
    const numbers = [...this.updated.keys()].sort((one, other) => one - other);
    for (const number of numbers) {
      offsets.set(number, this.text.length + update.length);
      update += `${number} 0 obj\n${this.updated.get(number) ?? ''}\nendobj\n`;
    }
    const table = this.text.length + update.length;
    update += `xref\n${sectionsOf(offsets)}trailer\n<<${this.newTrailer(identifier)}>>\nstartxref\n${table}\n%%EOF\n`;
    return Buffer.concat([this.bytes, Buffer.from(update, 'latin1')]);
  }

  private rawStream(number: number): { readonly head: string; readonly bytes: Buffer } {
    const start = this.startOf(number);
    const head = this.text.slice(start, this.text.indexOf('stream', start));
    const length = Number(/\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(head)?.[1]);
    if (!(length >= 0)) throw new PdfFormatError(`object ${number} has no stream`);
    const line = start + head.length + 'stream'.length;
    const begin = line + (this.text[line] === '\r' ? 2 : 1);
    return { head, bytes: Buffer.from(this.text.slice(begin, begin + length), 'latin1') };
  }

  private newTrailer(identifier: string): string {
    const [, first = ''] = /\/ID\s*\[\s*(\([^)]*\)|<[^>]*>)/.exec(this.trailer) ?? [];
    const info = /\/Info\s+\d+\s+\d+\s+R/.exec(this.trailer)?.[0] ?? '';
    return (
      ` /Size ${this.size} /Root ${this.root} 0 R ${info} /Prev ${this.startOfTable}` +
      ` /ID [${first} <${identifier}>] `
    );
  }

  private startOf(number: number): number {
    const offset = this.offsets.get(number);
    if (offset === undefined || !this.text.startsWith(`${number} 0 obj`, offset)) {
      throw new PdfFormatError(`no object ${number}`);
    }
    return offset;
  }
}

/** A file is not of the form that an update can be appended to. */
export class PdfFormatError extends Error {
  override readonly name = 'PdfFormatError';
}

/** The number of the object that an entry of a dictionary refers to. */
export function referenceIn(dictionary: string, name: string): number {
  const found = new RegExp(`/${name}\\s+(\\d+)\\s+0\\s+R`).exec(dictionary)?.[1];
  if (found === undefined) throw new PdfFormatError(`no reference to ${name}`);
  return Number(found);
}

/** By number; free objects are left out. */
function offsetsIn(table: string): ReadonlyMap<number, number> {
  const [, first = '0', body = ''] = /^xref\s+(\d+)\s+\d+\s+((?:\d{10} \d{5} [nf]\s+)+)/.exec(table) ?? [];
  const offsets = new Map<number, number>();
  for (const [at, [, offset, state]] of [...body.matchAll(/(\d{10}) \d{5} ([nf])/g)].entries()) {
    if (state === 'n') offsets.set(Number(first) + at, Number(offset));
  }
  return offsets;
}

/** The entries of a table, twenty bytes each, with a head for each run of numbers. */
function sectionsOf(offsets: ReadonlyMap<number, number>): string {
  const numbers = [...offsets.keys()];
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs
    .map((run) => {
      const entries = run.map((number) => `${String(offsets.get(number)).padStart(10, '0')} 00000 n \n`);
      return `${run[0] ?? 0} ${run.length}\n${entries.join('')}`;
    })
    .join('');
}
