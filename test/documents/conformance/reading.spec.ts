import { spawnSync } from 'node:child_process';
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
    expect(pages).toHaveLength(5);
    expect(pages.map((page, at) => page.includes(`Seite ${at + 1} von 5`))).not.toContain(false);
    expect(pages.slice(0, 4).map((page) => page.includes('Einzelpreis'))).not.toContain(false);
  });

  it('keeps the sums on one page', () => {
    const pages = textOf('sixty-lines').split('\f');
    const holding = pages.filter((page) => page.includes('Summe netto'));
    expect(holding.map((page) => page.includes('Gesamtbetrag'))).toEqual([true]);
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
});

function poppler(program: string, args: readonly string[]): string {
  const { stdout, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (error !== undefined) throw error;
  return stdout;
}
