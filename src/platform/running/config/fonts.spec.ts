import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.js';

const REFUSAL = 'FONTS_DIR must be a folder that can be read, with fonts of the kinds .ttf, .otf or .ttc.';
const FONTS = join(import.meta.dirname, '../../../modules/outgoing/documents/rendering/fonts');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'countinghouse-fonts-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the folder of further fonts', () => {
  it('is taken as it is named, and is none without a name', () => {
    copyFileSync(join(FONTS, 'noto-sans-hebrew-400.ttf'), join(folder, 'hebrew.TTF'));
    writeFileSync(join(folder, 'license.txt'), 'OFL');
    expect(readConfig({ FONTS_DIR: folder }).fontsFolder).toBe(folder);
    expect(readConfig({}).fontsFolder).toBeUndefined();
  });

  it('is refused on the start where it is not there, no folder, or has no fonts', () => {
    expect(() => readConfig({ FONTS_DIR: join(folder, 'missing') })).toThrow(REFUSAL);
    expect(() => readConfig({ FONTS_DIR: folder })).toThrow(REFUSAL);
    const file = join(folder, 'license.txt');
    writeFileSync(file, 'OFL');
    expect(() => readConfig({ FONTS_DIR: file })).toThrow(REFUSAL);
    expect(() => readConfig({ FONTS_DIR: folder })).toThrow(REFUSAL);
  });

  it.each([
    ['a text', () => writeFileSync(join(folder, 'font.ttf'), 'no font')],
    ['nothing', () => writeFileSync(join(folder, 'font.otf'), '')],
    ['a folder', () => mkdirSync(join(folder, 'font.ttc'))],
  ])('is refused where what is named as a font is %s', (_what, write) => {
    copyFileSync(join(FONTS, 'noto-sans-hebrew-400.ttf'), join(folder, 'a.ttf'));
    write();
    expect(() => readConfig({ FONTS_DIR: folder })).toThrow(REFUSAL);
  });
});
