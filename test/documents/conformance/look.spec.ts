import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { difference, readPng } from './support/picture.js';
import { printFiles, type PrintedFiles } from './support/printed-files.js';

/** Those that differ most; test/documents/rendering/digests.json holds all of them to their bytes. */
const LOOKED_AT = [
  ...['invoice', 'several-rates', 'crowded', 'credit-note', 'prices-with-tax', 'draft', 'arabic', 'letter'],
  ...['plain', 'plain-letter', 'light-accent', 'square-logo'],
  ...['swiss', 'swiss-full', 'swiss-blank', 'swiss-plain'],
];
const PICTURES = join(import.meta.dirname, 'pictures');
/** Enough to see where things stand. */
const DOTS_PER_INCH = 40;
/** Versions of poppler differ at the edges of letters. A line that moves differs by ten times as much. */
const DIFFERENCE_MAX = 0.002;

/**
 * Pages as they were when somebody looked at them. Where a test fails, look at the new page, whose file it names, and
 * copy it into pictures/ if it is better.
 */
describe('the look of a printed document', () => {
  let files: PrintedFiles;
  let folder: string;

  beforeAll(async () => {
    files = await printFiles();
    folder = mkdtempSync(join(tmpdir(), 'countinghouse-look-'));
  });

  afterAll(() => files.remove());

  it.each(LOOKED_AT)('is what was looked at: %s', (name) => {
    const pages = picturesOf(name);
    const far = pages.filter((page) => !isAsBefore(page));
    expect(far.map((page) => join(folder, page))).toEqual([]);
    for (const page of pages) rmSync(join(folder, page));
  });

  function picturesOf(name: string): string[] {
    const args = ['-png', '-r', String(DOTS_PER_INCH), files.all.get(name)!, join(folder, name)];
    const { error, stderr } = spawnSync('pdftoppm', args, { encoding: 'utf8' });
    if (error !== undefined || stderr !== '') throw error ?? new Error(stderr);
    const pages = readdirSync(folder).filter((page) => new RegExp(`^${name}-\\d+\\.png$`).test(page));
    return pages.sort();
  }

  function isAsBefore(page: string): boolean {
    if (!existsSync(join(PICTURES, page))) return false;
    const [now, before] = [folder, PICTURES].map((place) => readFileSync(join(place, page))) as [
      Buffer,
      Buffer,
    ];
    return now.equals(before) || difference(readPng(now), readPng(before)) <= DIFFERENCE_MAX;
  }
});
