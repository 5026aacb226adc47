import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PdfRenderer } from '../../../src/modules/outgoing/documents/rendering/index.js';
import { printedDocuments } from '../rendering/support/printed-documents.js';

/** Where the package `fonts-noto-cjk` puts them. */
const INSTALLED = '/usr/share/fonts/opentype/noto';
const NAME = '上海晨光文化用品股份有限公司';
const NOTE = '骨直角次今关门海述 感谢您的惠顾！東京都 ありがとう 감사합니다';

describe('a document with characters of East Asia', () => {
  let folder: string;
  const renderers: PdfRenderer[] = [];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'countinghouse-fonts-'));
    for (const name of ['NotoSansCJK-Regular.ttc', 'NotoSansCJK-Bold.ttc']) {
      symlinkSync(join(INSTALLED, name), join(folder, name));
    }
  });

  afterAll(() => {
    for (const one of renderers) one.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['CN', 'NotoSansCJKsc'],
    ['TW', 'NotoSansCJKtc'],
    ['HK', 'NotoSansCJKhk'],
    ['JP', 'NotoSansCJKjp'],
    ['KR', 'NotoSansCJKkr'],
  ])('is written as its reader writes: %s', async (country, font) => {
    const pdf = await printed('any', country);
    const fonts = poppler('pdffonts', ['-'], pdf).match(/NotoSansCJK[a-z]+/g);
    expect([...new Set(fonts)]).toEqual([font]);
  });

  it('is read as it was written, without a box', async () => {
    const text = poppler('pdftotext', ['-layout', '-', '-'], await printed('any', 'CN'));
    expect(text).toContain(NAME);
    expect(text.replaceAll(' ', '')).toContain(NOTE.replaceAll(' ', ''));
    expect(text).not.toContain('□');
  });

  it('has the same bytes from both engines', async () => {
    const [one, other] = [await printed('any', 'CN'), await printed('wasm', 'CN')];
    expect(one.equals(other)).toBe(true);
  });

  function printed(engine: 'any' | 'wasm', country: string): Promise<Buffer> {
    const renderer = new PdfRenderer({ engine, fontsFolder: folder });
    renderers.push(renderer);
    const { document, options } = printedDocuments['invoice']!;
    const address = { line1: '世纪大道1198号', city: '上海市', country };
    const buyer = { identifiers: [], name: NAME, address };
    return renderer.renderPdf({ ...document, buyer, notes: [{ text: NOTE }] }, options);
  }
});

function poppler(program: string, args: readonly string[], input: Uint8Array): string {
  const { stdout, error } = spawnSync(program, args, { encoding: 'utf8', input });
  if (error !== undefined) throw error;
  return stdout;
}
