/** What is to be known of a font before anything is printed with it. */
export interface FontFacts {
  /** The name that templates ask for. */
  readonly family: string;
  /** The characters it has, as pairs of first and last code point. */
  readonly ranges: readonly (readonly [number, number])[];
}

/** Names of the family in the table `name`: that of the typographic family is better where there is one. */
const FAMILY_IDS = [16, 1];
const WINDOWS = 3;

/**
 * Reads the families and characters of a TrueType or OpenType font, or of each font of a collection.
 *
 * Source: the OpenType specification 1.9, tables cmap (formats 4 and 12) and name.
 * Raises `FontFormatError` for what is none.
 */
export function readFont(bytes: Buffer): FontFacts[] {
  try {
    return fontsIn(bytes);
  } catch (error) {
    // Reading beyond the end is how a file that is none, or is cut off, is found out.
    throw new FontFormatError('The file is no TrueType or OpenType font with letters.', { cause: error });
  }
}

/** A file in the folder of fonts cannot be printed with. */
export class FontFormatError extends Error {
  override readonly name = 'FontFormatError';
}

function fontsIn(bytes: Buffer): FontFacts[] {
  const offsets = bytes.toString('latin1', 0, 4) === 'ttcf' ? collectionOffsets(bytes) : [0];
  return offsets.map((offset) => {
    const tables = tablesAt(bytes, offset);
    return {
      family: familyIn(bytes, offsetOf(tables, 'name')),
      ranges: rangesIn(bytes, offsetOf(tables, 'cmap')),
    };
  });
}

function collectionOffsets(bytes: Buffer): number[] {
  return Array.from({ length: bytes.readUInt32BE(8) }, (_, at) => bytes.readUInt32BE(12 + 4 * at));
}

function tablesAt(bytes: Buffer, offset: number): ReadonlyMap<string, number> {
  const count = bytes.readUInt16BE(offset + 4);
  const tables = Array.from({ length: count }, (_, at): [string, number] => {
    const record = offset + 12 + 16 * at;
    return [bytes.toString('latin1', record, record + 4), bytes.readUInt32BE(record + 8)];
  });
  return new Map(tables);
}

function offsetOf(tables: ReadonlyMap<string, number>, name: string): number {
  const offset = tables.get(name);
  if (offset === undefined) throw new RangeError(`The font has no table ${name}.`);
  return offset;
}

function familyIn(bytes: Buffer, table: number): string {
  const texts = table + bytes.readUInt16BE(table + 4);
  const records = Array.from({ length: bytes.readUInt16BE(table + 2) }, (_, at) => table + 6 + 12 * at);
  for (const id of FAMILY_IDS) {
    const found = records.find((record) => {
      return bytes.readUInt16BE(record) === WINDOWS && bytes.readUInt16BE(record + 6) === id;
    });
    if (found === undefined) continue;
    const start = texts + bytes.readUInt16BE(found + 10);
    const text = Buffer.from(bytes.subarray(start, start + bytes.readUInt16BE(found + 8)));
    return text.swap16().toString('utf16le');
  }
  throw new RangeError('The font has no name.');
}

function rangesIn(bytes: Buffer, table: number): (readonly [number, number])[] {
  const count = bytes.readUInt16BE(table + 2);
  const subtables = Array.from({ length: count }, (_, at) => table + bytes.readUInt32BE(table + 8 + 8 * at));
  const full = subtables.find((subtable) => bytes.readUInt16BE(subtable) === 12);
  if (full !== undefined) return groupsIn(bytes, full);
  const basic = subtables.find((subtable) => bytes.readUInt16BE(subtable) === 4);
  if (basic === undefined) throw new RangeError('The font has no characters of Unicode.');
  return segmentsIn(bytes, basic);
}

/** Format 12. */
function groupsIn(bytes: Buffer, table: number): (readonly [number, number])[] {
  return Array.from({ length: bytes.readUInt32BE(table + 12) }, (_, at) => {
    const group = table + 16 + 12 * at;
    return [bytes.readUInt32BE(group), bytes.readUInt32BE(group + 4)] as const;
  });
}

/** Format 4; the last segment is for U+FFFF and says nothing. */
function segmentsIn(bytes: Buffer, table: number): (readonly [number, number])[] {
  const length = bytes.readUInt16BE(table + 6);
  const ranges = Array.from({ length: length / 2 }, (_, at) => {
    const end = bytes.readUInt16BE(table + 14 + 2 * at);
    return [bytes.readUInt16BE(table + 16 + length + 2 * at), end] as const;
  });
  return ranges.filter(([first]) => first !== 0xffff);
}
