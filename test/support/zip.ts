import { crc32, inflateRawSync } from 'node:zlib';

const [ENTRY, END, LONG_END_PLACE] = [0x02014b50, 0x06054b50, 0x07064b50];

/** Where the list of files begins, and how many there are. */
export function directoryOf(zip: Buffer): { readonly place: number; readonly count: number } {
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(END);
  const isLong = zip.length > 42 && zip.readUInt32LE(end - 20) === LONG_END_PLACE;
  if (!isLong) return { place: zip.readUInt32LE(end + 16), count: zip.readUInt16LE(end + 10) };
  const longEnd = Number(zip.readBigUInt64LE(end - 12));
  return {
    place: Number(zip.readBigUInt64LE(longEnd + 48)),
    count: Number(zip.readBigUInt64LE(longEnd + 32)),
  };
}

/** The files of a ZIP by their names. Checks sizes and checksums. */
export function unzipped(zip: Buffer): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  let { place, count } = directoryOf(zip);
  for (; count > 0; count -= 1) {
    if (zip.readUInt32LE(place) !== ENTRY) throw new Error('The list of files is damaged.');
    const [crc, packed, size] = [16, 20, 24].map((at) => zip.readUInt32LE(place + at));
    const [named, extra] = [zip.readUInt16LE(place + 28), zip.readUInt16LE(place + 30)];
    const name = zip.toString('utf8', place + 46, place + 46 + named);
    const head = zip.readUInt32LE(place + 42);
    const begin = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
    const content = inflateRawSync(zip.subarray(begin, begin + (packed ?? 0)));
    if (content.length !== size || crc32(content) !== crc || files.has(name)) {
      throw new Error(`${name} is damaged, or is there twice.`);
    }
    files.set(name, content);
    place += 46 + named + extra;
  }
  return files;
}
