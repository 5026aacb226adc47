import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

/** Pixels of a module; those of a telephone's camera are more. */
const PIXELS = 3;
/** White around the code, in modules. Source: ISO/IEC 18004. */
const QUIET = 4;

/** The texts of all QR codes of a PNG or PGM, read by ZXing, which shares no code with what draws them. */
export async function readCodes(picture: Uint8Array): Promise<string[]> {
  prepareZXingModule({ overrides: { wasmBinary: readWasm() } });
  const found = await readBarcodes(picture, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 4 });
  return found.map(({ text }) => text);
}

let bytes: ArrayBuffer | undefined;

function readWasm(): ArrayBuffer {
  bytes ??= new Uint8Array(readFileSync(wasm)).buffer;
  return bytes;
}

const RECTANGLE =
  /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" fill="#([0-9a-f]{6})"\/>/g;

/** The picture of a code that is one path of rectangles on a grid, with others over them, as a PGM. */
export function pictureOf(svg: string): Uint8Array {
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  const side = (size + 2 * QUIET) * PIXELS;
  const pixels = new Uint8Array(side * side).fill(255);
  for (const [, x, y, width] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    const from = (QUIET + Number(x)) * PIXELS;
    for (let row = 0; row < PIXELS; row += 1) {
      const start = ((QUIET + Number(y)) * PIXELS + row) * side + from;
      pixels.fill(0, start, start + Number(width) * PIXELS);
    }
  }
  for (const [, x, y, width, height, fill] of svg.matchAll(RECTANGLE)) {
    const at = (units: string | undefined): number => Math.round((QUIET + Number(units)) * PIXELS);
    const [left, right] = [at(x), at(String(Number(x) + Number(width)))];
    for (let row = at(y); row < at(String(Number(y) + Number(height))); row += 1) {
      pixels.fill(fill === '000000' ? 0 : 255, row * side + left, row * side + right);
    }
  }
  return Buffer.concat([Buffer.from(`P5\n${side} ${side}\n255\n`), pixels]);
}
