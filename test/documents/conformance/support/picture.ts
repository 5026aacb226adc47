import { inflateSync } from 'node:zlib';

/** A picture: rows of bytes, of which each pixel has as many as the picture has channels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** How many bytes a pixel has, by PNG's number of the kind of colour: grey, red-green-blue. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3 };

/** Reads a PNG with eight bits a channel, as pdftoppm writes it. Source: ISO/IEC 15948. */
export function readPng(png: Buffer): Picture {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const channels = CHANNELS[png[25]!];
  if (png[24] !== 8 || channels === undefined) throw new Error('The picture is of another kind.');
  const length = width * channels;
  const rows = inflateSync(Buffer.concat(dataOf(png)));
  const bytes = new Uint8Array(length * height);
  for (let y = 0; y < height; y += 1) {
    const filter = rows[y * (length + 1)]!;
    for (let x = 0; x < length; x += 1) {
      const at = y * length + x;
      const isFirst = x < channels;
      const left = isFirst ? 0 : bytes[at - channels]!;
      const above = y > 0 ? bytes[at - length]! : 0;
      const corner = y > 0 && !isFirst ? bytes[at - length - channels]! : 0;
      const predicted = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter]!;
      bytes[at] = rows[y * (length + 1) + 1 + x]! + predicted;
    }
  }
  return { width, height, bytes };
}

function dataOf(png: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const kind = png.toString('latin1', at + 4, at + 8);
    if (kind === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  return parts;
}

function paeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner;
  const [a, b, c] = [left, above, corner].map((one) => Math.abs(estimate - one)) as [number, number, number];
  return a <= b && a <= c ? left : b <= c ? above : corner;
}

/** The share of the bytes that differ by more than a reader could overlook; 1 for another size. */
export function difference(one: Picture, other: Picture): number {
  if (one.bytes.length !== other.bytes.length || one.width !== other.width) return 1;
  const far = one.bytes.filter((byte, at) => Math.abs(byte - other.bytes[at]!) > 64);
  return far.length / one.bytes.length;
}
