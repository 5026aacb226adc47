/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const PNG_START = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** The size of a PNG, by its header; undefined for what is none. Source: ISO/IEC 15948. */
export function pngSize(content: Buffer): PictureSize | undefined {
  if (content.length < 33 || !content.subarray(0, PNG_START.length).equals(PNG_START)) return undefined;
  return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
}

/**
 * The size of a JPEG, by the header of its frame; undefined for what is none.
 *
 * Of one colour or three, as cameras and browsers write them: four would need the profile of a printer in PDF/A.
 * Source: ITU-T T.81, B.2.
 */
export function jpegSize(content: Buffer): PictureSize | undefined {
  if (content.length < 4 || content.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 < content.length && content[at] === 0xff) {
    const kind = content[at + 1] ?? 0;
    if (kind >= 0xc0 && kind <= 0xc2) {
      const [height, width] = [content.readUInt16BE(at + 5), content.readUInt16BE(at + 7)];
      return [1, 3].includes(content[at + 9] ?? 0) ? { width, height } : undefined;
    }
    at += 2 + content.readUInt16BE(at + 2);
  }
  return undefined;
}
