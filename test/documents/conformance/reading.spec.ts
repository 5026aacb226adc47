import { spawnSync } from 'node:child_process';
import { PdfRenderer } from '../../../src/modules/outgoing/documents/rendering/index.js';
import { printedDocuments } from '../rendering/support/printed-documents.js';
import { printFiles, type PrintedFiles } from './support/printed-files.js';

describe('the text of a printed document', () => {
  let files: PrintedFiles;

  beforeAll(async () => {
    files = await printFiles();
  });

  afterAll(() => files.remove());

  it('is read in the order of the page: who, what, how much, how to pay', () => {
    const text = textOf('several-rates');
    const order = [
      'Lindenhof Werkstätten GmbH',
      'Kunsthalle am Fluss gGmbH',
      'Rechnung RE-2026-00169',
      'Ausstellungsvitrine',
      'Montage vor Ort',
      'Zwischensumme',
      'Gesamtbetrag',
      'Zahlbetrag',
      'Bitte zahlen Sie bis zum 06.12.2026',
      'Verwendungszweck',
      'Vielen Dank',
    ];
    const places = order.map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it('repeats the head of the table and counts the pages', () => {
    const pages = textOf('sixty-lines').split('\f').slice(0, -1);
    expect(pages).toHaveLength(4);
    expect(pages.map((page, at) => page.includes(`Seite ${at + 1} von 4`))).not.toContain(false);
    expect(pages.map((page) => page.includes('Einzelpreis'))).not.toContain(false);
  });

  it.each(['several-rates', 'english', 'italian', 'spanish', 'dutch'])(
    'has one page for four lines with a discount, two rates and a prepayment: %s',
    (name) => expect(textOf(name).split('\f').slice(0, -1)).toHaveLength(1),
  );

  it('keeps the sums on one page', () => {
    const pages = textOf('sixty-lines').split('\f');
    const holding = pages.filter((page) => page.includes('Summe netto'));
    expect(holding.map((page) => page.includes('Gesamtbetrag'))).toEqual([true]);
  });

  it.each(['sixty-lines', 'plain-sixty-lines'])('never leaves the sums alone on a page: %s', async (name) => {
    // So many that each place on a page is the last one for some of them.
    const texts = await textsOfLengths(name, { from: 50, to: 67 });
    const holding = texts.map((text) => text.split('\f').find((page) => page.includes('Summe netto')) ?? '');
    const alone = holding.filter((page) => !/Ausstellungsvitrine|Montage|LED-Schiene|Schrauben/.test(page));
    expect(alone).toEqual([]);
  });

  it('has the letters of every script, and a box for what no font has', () => {
    const text = textOf('arabic');
    expect(text).toContain('Δοκιμή 12 – Пример');
    expect(text).toContain('□□');
    // Letters of Arabic words are stored from the first to the last, each once.
    expect(text).toMatch(/ليلى الحداد/);
  });

  it('carries the invoice as a file of its own', () => {
    const listed = poppler('pdfdetach', ['-list', files.all.get('full-xrechnung')!]);
    expect(listed).toMatch(/^1 embedded files\s+1: xrechnung\.xml\s*$/);
  });

  function textOf(name: string): string {
    return poppler('pdftotext', ['-layout', files.all.get(name)!, '-']).replaceAll('\u00a0', ' ');
  }

  /** The text of a document with each number of lines. */
  async function textsOfLengths(name: string, { from, to }: { from: number; to: number }): Promise<string[]> {
    const { document, options } = printedDocuments[name]!;
    const renderer = new PdfRenderer();
    try {
      const texts: string[] = [];
      for (let count = from; count <= to; count += 1) {
        const lines = Array.from({ length: count }, (_, at) => document.lines[at % document.lines.length]!);
        const pdf = await renderer.renderPdf({ ...document, lines }, options);
        texts.push(poppler('pdftotext', ['-layout', '-', '-'], pdf).replaceAll('\u00a0', ' '));
      }
      return texts;
    } finally {
      renderer.close();
    }
  }
});

function poppler(program: string, args: readonly string[], input?: Uint8Array): string {
  const { stdout, error } = spawnSync(program, args, { encoding: 'utf8', input });
  if (error !== undefined) throw error;
  return stdout;
}
