import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { viewOf, type SourceFileView } from './rules/source-file-view.js';

const FOLDER = join(import.meta.dirname, 'fixtures');
const ENDING = '.ts.txt';
const BITES = /\/\/ bites$|# bites$/;
const HEADER =
  /^=== (?<path>\S+)(?: padded to (?<padding>\d+) lines| (?<missing>missing))?(?: (?:\/\/|#) bites)?$/;

/** A small imaginary repository, and the lines (`path:line`) where its rule must find something, and nowhere else. */
export interface Fixture {
  readonly files: readonly SourceFileView[];
  readonly bites: readonly string[];
}

/** Returns the names of all fixtures, which are the names of their rules. */
export function fixtureNames(): string[] {
  return readdirSync(FOLDER)
    .map((file) => file.replace(ENDING, ''))
    .sort();
}

/**
 * Reads `fixtures/<name>.ts.txt`: a sentence or two, then files that each begin with `=== path`.
 *
 * The rule must find each line that ends with `// bites`, and no other line. `=== path padded to 301 lines` fills the
 * file with empty lines up to that length and expects a finding on the last. `=== path missing` means that the file
 * does not exist, and expects a finding on its first line.
 */
export function readFixture(name: string): Fixture {
  const [, ...blocks] = readFileSync(join(FOLDER, name + ENDING), 'utf8').split(/^(?==== )/m);
  const read = blocks.map(readBlock);
  return {
    files: read.flatMap(({ view }) => view ?? []),
    bites: read.flatMap(({ bites }) => bites),
  };
}

function readBlock(block: string): { view?: SourceFileView; bites: string[] } {
  const [header = '', ...lines] = block.trimEnd().split('\n');
  const { path = '', padding = '0', missing } = HEADER.exec(header)?.groups ?? {};
  if (path === '') throw new Error(`not a fixture header: ${header}`);
  if (missing !== undefined) return { bites: [`${path}:1`] };
  while (lines.length < Number(padding)) lines.push('');
  const marked = lines.flatMap((line, index) => (BITES.test(line) ? [`${path}:${index + 1}`] : []));
  const last = BITES.test(header) ? [`${path}:${lines.length}`] : [];
  return { view: viewOf(path, `${lines.join('\n')}\n`), bites: [...marked, ...last] };
}
