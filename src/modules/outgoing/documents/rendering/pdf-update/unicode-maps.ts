import { referenceIn, type PdfFile } from './pdf-file.js';

/** Joins what stands beside it and is not seen, so that it changes no word. */
const JOINER = '200D';
/** The most entries that a block of a map may have. Source: ISO 32000-1:2008, 9.10.3. */
const BLOCK_MAX = 100;

/**
 * Completes the maps from glyphs to letters, which PDF/A wants to name every glyph.
 *
 * Where a letter is made of several glyphs, as are many Arabic ones, Typst names the first and says by itself what the
 * whole of them reads. The others become joiners.
 */
export function completeUnicodeMaps(file: PdfFile): void {
  for (const font of file.findAll(/\/ToUnicode\s/)) {
    const dictionary = file.object(font);
    const map = referenceIn(dictionary, 'ToUnicode');
    const text = file.stream(map).toString('latin1');
    const missing = missingGlyphs(text, glyphCount(file, dictionary));
    if (missing.length > 0) file.replace(map, streamOf(withEntries(text, missing)));
  }
}

function missingGlyphs(map: string, count: number): string[] {
  const known = new Set([...map.matchAll(/^<([0-9A-F]{4})> </gm)].map(([, glyph]) => glyph));
  const all = Array.from({ length: Math.max(0, count - 1) }, (_, at) => hex(at + 1));
  return all.filter((glyph) => !known.has(glyph));
}

/** As many as the embedded font has, if it is one of TrueType; else as many as have a width. */
function glyphCount(file: PdfFile, font: string): number {
  const [, descendant = ''] = /\/DescendantFonts\s*\[\s*(\d+)\s+0\s+R/.exec(font) ?? [];
  const dictionary = file.object(Number(descendant));
  const descriptor = file.object(referenceIn(dictionary, 'FontDescriptor'));
  if (descriptor.includes('/FontFile2')) return glyphsIn(file.inflated(referenceIn(descriptor, 'FontFile2')));
  const [, widths = ''] = /\/W\s*\[([^\]]*)\]/.exec(dictionary) ?? [];
  const ranges = [...widths.matchAll(/(\d+)\s+(\d+)\s+[\d.-]+/g)].map(([, , last]) => Number(last));
  return Math.max(0, ...ranges) + 1;
}

/** The number in the table `maxp`. */
function glyphsIn(font: Buffer): number {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
  const record = tables.find((at) => font.toString('latin1', at, at + 4) === 'maxp');
  return record === undefined ? 0 : font.readUInt16BE(font.readUInt32BE(record + 8) + 4);
}

function withEntries(map: string, glyphs: readonly string[]): string {
  const blocks: string[] = [];
  for (let at = 0; at < glyphs.length; at += BLOCK_MAX) {
    const entries = glyphs.slice(at, at + BLOCK_MAX).map((glyph) => `<${glyph}> <${JOINER}>\n`);
    blocks.push(`${entries.length} beginbfchar\n${entries.join('')}endbfchar\n`);
  }
  return map.replace('endcmap', `${blocks.join('')}endcmap`);
}

function streamOf(text: string): string {
  return `<</Type /CMap /WMode 0 /Length ${text.length}>>\nstream\n${text}\nendstream`;
}

function hex(glyph: number): string {
  return glyph.toString(16).toUpperCase().padStart(4, '0');
}
