import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file within an archive. Its bytes are asked for when those before it have been sent. */
export interface ArchiveFile {
  /** Of `A-Z`, `a-z`, digits, dots, hyphens, underscores and, between folders, slashes. */
  readonly name: string;
  readonly content: AsyncIterable<Buffer>;
}

/** Bytes that are there already. */
// eslint-disable-next-line @typescript-eslint/require-await
export async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

export const archiveType = 'application/zip';

/** The headers of an archive that is saved under this name. Source: RFC 6266. */
export function archiveHeaders(filename: string): Readonly<Record<string, string>> {
  return {
    'Content-Type': archiveType,
    'Content-Disposition': `attachment; filename="${filename}"; filename*=UTF-8''${filename}`,
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
  };
}

const SIGNATURES = {
  file: 0x04034b50,
  sizes: 0x08074b50,
  entry: 0x02014b50,
  end: 0x06054b50,
  longEnd: 0x06064b50,
  longEndPlace: 0x07064b50,
};
const [SHORT_MAX, LONG_MAX] = [0xffff, 0xffffffff];
/** The version that ZIP64 asks for. */
const VERSION = 45;
/** The sizes follow the content, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;

interface Written {
  readonly name: Buffer;
  readonly offset: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
}

/**
 * Writes files as a ZIP, each when its turn comes, so that no more than one part of one file is in memory.
 *
 * Takes the instant that the files bear. Raises what reading them raises. Source: PKWARE APPNOTE 6.3.10.
 */
export async function* zipOf(
  files: AsyncIterable<ArchiveFile> | Iterable<ArchiveFile>,
  at: Date,
): AsyncGenerator<Buffer> {
  const [moment, written] = [dosMoment(at), [] as Written[]];
  let offset = 0;
  for await (const { name, content } of files) {
    const bytes = Buffer.from(name);
    const head = fileHead(bytes, moment);
    yield head;
    const file = { crc: 0, packed: 0, size: 0 };
    for await (const part of deflated(content, file)) {
      file.packed += part.length;
      yield part;
    }
    if (Math.max(file.size, file.packed) > LONG_MAX) throw new Error(`${name} is too long for an archive.`);
    const tail = numbers([4, SIGNATURES.sizes], [4, file.crc], [4, file.packed], [4, file.size]);
    yield tail;
    written.push({ ...file, name: bytes, offset });
    offset += head.length + file.packed + tail.length;
  }
  yield* zipDirectory(written, { offset, moment });
}

type Moment = readonly [time: number, date: number];

async function* deflated(
  content: AsyncIterable<Buffer>,
  file: { crc: number; size: number },
): AsyncGenerator<Buffer> {
  const counted = async function* (): AsyncGenerator<Buffer> {
    for await (const part of content) {
      file.crc = crc32(part, file.crc);
      file.size += part.length;
      yield part;
    }
  };
  const deflate = createDeflateRaw();
  // What fails also destroys the stream, and then reading it raises.
  pipeline(Readable.from(counted()), deflate, () => undefined);
  yield* deflate as AsyncIterable<Buffer>;
}

function fileHead(name: Buffer, [time, date]: Moment): Buffer {
  const head = numbers(
    [4, SIGNATURES.file],
    [2, VERSION],
    [2, FLAGS],
    [2, DEFLATED],
    [2, time],
    [2, date],
    [4, 0],
    [4, 0],
    [4, 0],
    [2, name.length],
    [2, 0],
  );
  return Buffer.concat([head, name]);
}

/** What stands behind all files: the list of them, and where it begins. */
export function* zipDirectory(
  files: readonly Written[],
  { offset, moment }: { readonly offset: number; readonly moment: Moment },
): Generator<Buffer> {
  let size = 0;
  for (const file of files) {
    const entry = entryOf(file, moment);
    size += entry.length;
    yield entry;
  }
  const count = files.length;
  if (count >= SHORT_MAX || offset + size >= LONG_MAX) yield longEnd({ count, size, offset });
  const [shortCount, shortSize] = [Math.min(count, SHORT_MAX), Math.min(size, LONG_MAX)];
  const place = Math.min(offset, LONG_MAX);
  yield numbers(
    [4, SIGNATURES.end],
    [2, 0],
    [2, 0],
    [2, shortCount],
    [2, shortCount],
    [4, shortSize],
    [4, place],
    [2, 0],
  );
}

function entryOf({ name, offset, crc, packed, size }: Written, [time, date]: Moment): Buffer {
  // Only the place can be too great: it stands in a field of ZIP64 then.
  const extra = offset >= LONG_MAX ? numbers([2, 1], [2, 8], [8, offset]) : Buffer.alloc(0);
  const entry = numbers(
    [4, SIGNATURES.entry],
    [2, VERSION],
    [2, VERSION],
    [2, FLAGS],
    [2, DEFLATED],
    [2, time],
    [2, date],
    [4, crc],
    [4, packed],
    [4, size],
    [2, name.length],
    [2, extra.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, Math.min(offset, LONG_MAX)],
  );
  return Buffer.concat([entry, name, extra]);
}

/** The end for more files, or longer ones, than the first form of the format can count. */
function longEnd({ count, size, offset }: { readonly count: number; size: number; offset: number }): Buffer {
  return numbers(
    [4, SIGNATURES.longEnd],
    [8, 44],
    [2, VERSION],
    [2, VERSION],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, size],
    [8, offset],
    [4, SIGNATURES.longEndPlace],
    [4, 0],
    [8, offset + size],
    [4, 1],
  );
}

/** Little-endian numbers of 2, 4 or 8 bytes. */
function numbers(...fields: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [length]) => sum + length, 0));
  let place = 0;
  for (const [length, value] of fields) {
    if (length === 8) bytes.writeBigUInt64LE(BigInt(value), place);
    else bytes.writeUIntLE(value, place, length);
    place += length;
  }
  return bytes;
}

/** An instant as DOS wrote it, in UTC, in steps of two seconds. It knows no year before 1980. */
function dosMoment(at: Date): Moment {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const year = Math.max(0, at.getUTCFullYear() - 1980);
  return [time, (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()];
}
