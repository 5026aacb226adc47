import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { unpredicted } from './predictor.js';
import {
  isArray,
  isDictionary,
  isReference,
  PdfBudget,
  PdfFault,
  PdfScanner,
  type PdfDictionary,
  type PdfReference,
  type PdfValue,
} from './pdf-value.js';

/** Everything that is unpacked of one file: an invoice has 10 MB at most, and the tables of a file have a few. */
const UNPACKED_MAX = 32 * 1024 * 1024;
/** A file has 20 MB at most, and nearly all of them are pictures, fonts and pages, which are not looked at. */
const LOOKED_AT_MAX = 8 * 1024 * 1024;
/** Unpacking a byte is faster than looking at one. */
const PACKED_PER_LOOK = 16;
const OBJECTS_MAX = 1_000_000;
/** Each change of a file that was added at its end has a section. */
const SECTIONS_MAX = 500;
const REFERENCES_MAX = 20;
const HEAD_BYTES = 1024;
const TAIL_BYTES = 2048;

const unpack = promisify(inflate);

/** Where an object stands: in the file, or in another object that is packed. */
type Place = { readonly offset: number } | { readonly inside: number; readonly index: number };

/** An object with the bytes that follow it, which are still packed. */
interface PdfObject {
  readonly value: PdfValue;
  readonly streamAt: number | undefined;
}

/**
 * The objects of a PDF, read when they are asked for and unpacked within limits. Source: ISO 32000-1, 7.5.
 *
 * What stands in a file counts only by its tables, as readers show it: what is hidden between its objects does not.
 */
export class PdfFile {
  private readonly places = new Map<number, Place>();
  private readonly packed = new Map<number, readonly PdfValue[]>();
  private readonly opening = new Set<number>();
  private readonly budget = new PdfBudget(LOOKED_AT_MAX);
  private left = UNPACKED_MAX;
  private start = 0;
  trailer: PdfDictionary = new Map();

  private constructor(private readonly bytes: Buffer) {}

  /** Reads where everything stands. Raises `PdfFault`. */
  static async open(bytes: Buffer): Promise<PdfFile> {
    const file = new PdfFile(bytes);
    file.start = Math.max(bytes.subarray(0, HEAD_BYTES).indexOf('%PDF-'), 0);
    const tail = bytes.toString('latin1', Math.max(bytes.length - TAIL_BYTES, 0));
    const [, last] = /[^]*startxref\s+(\d{1,12})/.exec(tail) ?? [];
    if (last === undefined) throw new PdfFault('is cut off');
    const seen = new Set<number>();
    const ahead = [Number(last)];
    for (let at = ahead.pop(); at !== undefined; at = ahead.pop()) {
      if (seen.has(at)) continue;
      if (seen.size >= SECTIONS_MAX) throw new PdfFault('has too many sections');
      seen.add(at);
      const section = await file.section(at + file.start);
      if (file.trailer.size === 0) file.trailer = section;
      for (const next of [section.get('/Prev'), section.get('/XRefStm')])
        if (typeof next === 'number') ahead.push(next);
    }
    if (file.trailer.has('/Encrypt')) throw new PdfFault('is encrypted');
    return file;
  }

  /** What a value stands for, behind references. */
  async resolve(value: PdfValue | undefined): Promise<PdfValue | undefined> {
    let known = value;
    for (let hops = 0; isReference(known); hops += 1) {
      if (hops > REFERENCES_MAX) throw new PdfFault('refers to itself');
      known = (await this.object(known))?.value;
    }
    return known;
  }

  /** The bytes of a stream, unpacked. Undefined if it is none. */
  async stream(value: PdfValue | undefined): Promise<Buffer | undefined> {
    const object = isReference(value) ? await this.object(value) : undefined;
    return object === undefined ? undefined : this.unpacked(object);
  }

  private async object({ object }: PdfReference): Promise<PdfObject | undefined> {
    const place = this.places.get(object);
    if (place === undefined) return undefined;
    if ('offset' in place) return this.objectAt(place.offset);
    const value = (await this.inside(place.inside))[place.index];
    return value === undefined ? undefined : { value, streamAt: undefined };
  }

  private objectAt(offset: number): PdfObject {
    const scanner = new PdfScanner(this.bytes, offset, this.budget);
    scanner.count();
    scanner.count();
    if (!scanner.takes('obj')) throw new PdfFault('has an object that is not where it should be');
    const value = scanner.value();
    if (!isDictionary(value) || !scanner.takes('stream')) return { value, streamAt: undefined };
    const [first, second] = this.bytes.subarray(scanner.at, scanner.at + 2);
    return { value, streamAt: scanner.at + (first === 13 && second === 10 ? 2 : 1) };
  }

  /** The objects that one packed object has inside. */
  private async inside(object: number): Promise<readonly PdfValue[]> {
    const known = this.packed.get(object);
    if (known !== undefined) return known;
    if (this.opening.has(object)) throw new PdfFault('refers to itself');
    this.opening.add(object);
    const place = this.places.get(object);
    const holder = place !== undefined && 'offset' in place ? this.objectAt(place.offset) : undefined;
    const bytes = holder === undefined ? undefined : await this.unpacked(holder);
    if (bytes === undefined || !isDictionary(holder?.value)) throw new PdfFault('lacks an object');
    const [count, first] = [holder.value.get('/N'), holder.value.get('/First')];
    if (typeof count !== 'number' || typeof first !== 'number' || count > bytes.length)
      throw new PdfFault('has packed objects without a table');
    const heads = new PdfScanner(bytes, 0, this.budget);
    const values: PdfValue[] = [];
    for (let index = 0; index < count; index += 1) {
      heads.count();
      values.push(new PdfScanner(bytes, first + heads.count(), this.budget).value());
    }
    this.packed.set(object, values);
    return values;
  }

  private async unpacked({ value, streamAt }: PdfObject): Promise<Buffer | undefined> {
    if (!isDictionary(value) || streamAt === undefined) return undefined;
    const length = await this.resolve(value.get('/Length'));
    if (typeof length !== 'number' || length < 0 || streamAt + length > this.bytes.length)
      throw new PdfFault('is cut off');
    const bytes = this.bytes.subarray(streamAt, streamAt + length);
    this.budget.spend(length / PACKED_PER_LOOK);
    const named = await this.resolve(value.get('/Filter'));
    const [filter, ...more] = isArray(named) ? named : named === undefined ? [] : [named];
    if (filter === undefined) return bytes;
    if (filter !== '/FlateDecode' || more.length > 0)
      throw new PdfFault('is packed in a way that is not read');
    const plain = await unpack(bytes, { maxOutputLength: Math.max(this.left, 1) }).catch((error: unknown) => {
      const isTooLarge = error instanceof RangeError;
      throw new PdfFault(
        isTooLarge ? 'unpacks to more than an invoice has' : 'has a part that cannot be unpacked',
      );
    });
    this.left -= plain.length;
    const parameters = await this.resolve(value.get('/DecodeParms'));
    const own = isArray(parameters) ? await this.resolve(parameters[0]) : parameters;
    return isDictionary(own) ? unpredicted(plain, own) : plain;
  }

  /** Reads one section of where objects stand, and returns what it says besides. What is newer is read first. */
  private async section(at: number): Promise<PdfDictionary> {
    const scanner = new PdfScanner(this.bytes, at, this.budget);
    if (!scanner.takes('xref')) return this.packedSection(at);
    while (!scanner.takes('trailer')) {
      const first = scanner.count();
      const count = scanner.count();
      for (let object = first; object < first + count; object += 1) {
        const offset = scanner.count();
        scanner.count();
        if (scanner.word() === 'n') this.place(object, { offset: offset + this.start });
      }
    }
    const trailer = scanner.value();
    if (!isDictionary(trailer)) throw new PdfFault('has no trailer');
    return trailer;
  }

  private async packedSection(at: number): Promise<PdfDictionary> {
    const object = this.objectAt(at);
    const bytes = await this.unpacked(object);
    if (bytes === undefined || !isDictionary(object.value)) throw new PdfFault('has no table of its objects');
    const [widths, size] = [numbers(object.value.get('/W')), object.value.get('/Size')];
    const index = numbers(object.value.get('/Index'));
    const ranges = index.length > 0 ? index : [0, typeof size === 'number' ? size : 0];
    const width = widths.reduce((sum, one) => sum + one, 0);
    if (widths.length !== 3 || width < 1 || widths.some((one) => one < 0 || one > 6))
      throw new PdfFault('has a table of objects without columns');
    let row = 0;
    for (let range = 0; range + 1 < ranges.length; range += 2) {
      const [first = 0, count = 0] = ranges.slice(range);
      for (let n = 0; n < count && (row + 1) * width <= bytes.length; n += 1, row += 1)
        this.placeOf(first + n, fields(bytes, row * width, widths));
    }
    return object.value;
  }

  private placeOf(object: number, [kind, second, third]: readonly [number, number, number]): void {
    if (kind === 1) this.place(object, { offset: second + this.start });
    else if (kind === 2) this.place(object, { inside: second, index: third });
  }

  private place(object: number, place: Place): void {
    if (this.places.size >= OBJECTS_MAX) throw new PdfFault('has too many objects');
    if (!this.places.has(object)) this.places.set(object, place);
  }
}

function numbers(value: PdfValue | undefined): readonly number[] {
  return isArray(value) ? value.filter((one) => typeof one === 'number') : [];
}

/** One row of a packed table: three numbers, of which the first is 1 if it takes no place. */
function fields(bytes: Buffer, at: number, widths: readonly number[]): readonly [number, number, number] {
  const [one = 0, two = 0, three = 0] = widths;
  return [
    one === 0 ? 1 : bytes.readUIntBE(at, one),
    two === 0 ? 0 : bytes.readUIntBE(at + one, two),
    three === 0 ? 0 : bytes.readUIntBE(at + one + two, three),
  ];
}
