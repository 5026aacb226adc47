import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { EnvironmentReader } from './read.js';

/** How TrueType and OpenType fonts, and collections of them, begin. Source: OpenType 1.9, "Organization of a font". */
const BEGINNINGS = ['\u0000\u0001\u0000\u0000', 'true', 'OTTO', 'ttcf'];

/** Reads `FONTS_DIR`: the folder with fonts for scripts that the service has none for; undefined without any. */
export function readFontsFolder(reader: EnvironmentReader): string | undefined {
  const rule = 'be a folder that can be read, with fonts of the kinds .ttf, .otf or .ttc';
  return reader.matching('FONTS_DIR', rule, hasFonts);
}

/** Looks at the folder once on the start: otherwise a typing error there would come out with the first invoice. */
function hasFonts(folder: string): boolean {
  try {
    const fonts = readdirSync(folder).filter((name) => /\.(ttf|otf|ttc)$/i.test(name));
    return fonts.length > 0 && fonts.every((name) => beginsAsFont(join(folder, name)));
  } catch {
    return false;
  }
}

function beginsAsFont(path: string): boolean {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(4);
    readSync(file, bytes, 0, bytes.length, 0);
    return BEGINNINGS.includes(bytes.toString('latin1'));
  } finally {
    closeSync(file);
  }
}
