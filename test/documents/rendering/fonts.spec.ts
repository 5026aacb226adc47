import {
  FontFormatError,
  readFont,
} from '../../../src/modules/outgoing/documents/rendering/fonts/font-file.js';
import { FontSet } from '../../../src/modules/outgoing/documents/rendering/fonts/font-set.js';
import { PdfRenderer } from '../../../src/modules/outgoing/documents/rendering/index.js';
import { textsOf } from '../../../src/modules/outgoing/documents/rendering/texts/texts.js';

describe('the fonts of printed documents', () => {
  let fonts: FontSet;

  beforeAll(async () => {
    fonts = await FontSet.read(undefined);
  });

  it('have Latin, Greek, Cyrillic, Arabic, Hebrew, Thai and Devanagari letters', () => {
    const noto = ['Devanagari', 'Hebrew', 'Thai'].map((script) => `Noto Sans ${script}`);
    expect(fonts.families).toEqual(['Inter', 'IBM Plex Sans Arabic', ...noto]);
    expect(fonts.unprintable('กรุงเทพมหานคร ฿ – मुंबई क्षत्रिय १८० ₹')).toEqual([]);
    expect(fonts.unprintable('Łódź Ąžuolas Ünïcødé – Αθήνα – Київ – القاهرة – ירושלים €₴₺')).toEqual([]);
  });

  it('have every character of our own texts', () => {
    const texts = ['en', 'de', 'fr', 'it', 'es', 'nl'].map((language) => JSON.stringify(textsOf(language)));
    expect(fonts.unprintable(texts.join(''))).toEqual([]);
  });

  it('tell what they cannot print, each character once', async () => {
    const renderer = new PdfRenderer();
    expect(await renderer.unprintable('漢字 and 漢 😀, é')).toEqual(['漢', '字', '😀']);
  });

  it('have a box for what they cannot print, and nothing for what is not seen', () => {
    expect(fonts.printable('漢 a\u2066b\ufe0f\u0007\nc')).toBe('□ ab\nc');
  });

  it('are refused when they are none', () => {
    expect(() => readFont(Buffer.from('not a font at all'))).toThrow(FontFormatError);
  });
});
