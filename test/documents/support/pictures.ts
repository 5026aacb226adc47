import { crc32, deflateSync } from 'node:zlib';

const GREEN = [11, 110, 91];

/** A PNG of one colour; not compressed unless asked for, so that every zlib makes the same. */
export function png(width: number, height: number, { colour = GREEN, level = 0 } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), ...Array.from({ length: width }, () => Buffer.from(colour))]);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A grey JPEG of 8 by 8 pixels. */
export const jpeg = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffdb00430050373c463c32504641465a55505f78c882786e6e78f5afb991c8ffffffff' +
    'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffc0000b080008000801011100ffc4001400010000' +
    '0000000000000000000000000000ffc40014100100000000000000000000000000000000ffda0008010100003f003fffd9',
  'hex',
);

export const logoSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><rect width="60" height="60" rx="14" fill="#0b6e5b"/>' +
  '<circle cx="30" cy="30" r="14" fill="#fff"/><path d="M80 20h150v6H80zM80 36h110v6H80z" fill="#16191d"/></svg>';
