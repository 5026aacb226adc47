/** A file that is kept in parts, of which a caller may ask for any stretch of bytes. */
export interface KeptFile {
  readonly size: number;
  /** Of the content; it is the entity tag. */
  readonly sha256: Buffer;
  /** Reads the bytes from the first to the last one, each part when those before it have been sent. */
  readonly read: (first: number, last: number) => AsyncIterable<Buffer>;
}

/** A stretch of bytes, both ends included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * Returns the stretch that a Range header asks for: `bytes=500-`, `bytes=0-499`, `bytes=-500`; undefined for what is
 * not understood or asks for several, which is ignored; 'behind' if it begins behind the end. Source: RFC 9110, 14.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'behind' | undefined {
  const [, from = '', to = ''] = ONE_RANGE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'behind' : { first: size - length, last: size - 1 };
  }
  const [first, last] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? 'behind' : { first, last };
}
