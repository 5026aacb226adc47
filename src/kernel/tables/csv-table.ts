import { csvRows, type CsvRow } from './csv-rows.js';
import { encodingOf, fileText, type Encoding } from './file-text.js';
import { UnreadableTable } from './unreadable-table.js';

export const tableDelimiters = [',', ';', '\t', '|'] as const;

export type TableDelimiter = (typeof tableDelimiters)[number];

/** How a file of values is written. */
export interface CsvForm {
  readonly encoding: Encoding;
  readonly delimiter: TableDelimiter;
}

/** A table of a file: its form, the names of its columns, and the rows below them. */
export interface CsvTable extends CsvForm {
  readonly headers: readonly string[];
  readonly rows: readonly CsvRow[];
}

/** So many rows are looked at to find out what is between values, and which row has the names. */
const LOOKED_AT = 40;
const HEAD_CHARACTERS = 65_536;
/** What spreadsheets and archives begin with. */
const ZIP = 'PK\u0003\u0004';
const SPREADSHEET = '\u00d0\u00cf\u0011\u00e0';
/** Excel writes what is between values above everything else. */
const SAID = /^sep=(.)\r?\n/;

/**
 * Reads a table, with what is not given of its form as the file shows it. Lines above the names of the columns are left
 * out.
 *
 * Raises UnreadableTable for a file that is no table.
 */
export function csvTable(bytes: Uint8Array, given: Partial<CsvForm> = {}): CsvTable {
  assertIsText(bytes);
  const encoding = given.encoding ?? encodingOf(bytes);
  const whole = fileText(bytes, encoding);
  if (whole.includes('\0')) throw new UnreadableTable('The file is no text in this encoding.', 1);
  const said = SAID.exec(whole);
  const text = said === null ? whole : whole.slice(said[0].length);
  const delimiter = given.delimiter ?? delimiterOf(text, said?.[1]);
  const rows = csvRows(text, delimiter);
  const head = headOf(rows);
  const headers = rows[head]?.cells.map((cell) => cell.trim()) ?? [];
  if (headers.every((name) => name === '')) throw new UnreadableTable('The file has no rows.', 1);
  const skippedLines = said === null ? 0 : 1;
  const below = rows.slice(head + 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return {
    encoding,
    delimiter,
    headers,
    rows: below.map(({ cells, place }) => ({ cells, place: place + skippedLines })),
  };
}

function assertIsText(bytes: Uint8Array): void {
  const head = String.fromCharCode(...bytes.subarray(0, 4));
  if (head === ZIP || head === SPREADSHEET) {
    throw new UnreadableTable('The file is a spreadsheet or an archive; save the table as CSV.', 1);
  }
}

/** What divides the first rows into the most columns, the same number in most of them. */
function delimiterOf(text: string, said: string | undefined): TableDelimiter {
  const named = tableDelimiters.find((delimiter) => delimiter === said);
  if (named !== undefined) return named;
  const scores = tableDelimiters.map((delimiter) => ({ delimiter, score: scoreOf(text, delimiter) }));
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

function scoreOf(text: string, delimiter: TableDelimiter): number {
  const widths = firstRows(text, delimiter).map(({ cells }) => cells.length);
  const usual = usualWidth(widths);
  return usual < 2 ? 0 : usual * (widths.filter((width) => width === usual).length / widths.length);
}

/** The rows of the beginning of a file. The last one may have been cut, and a quote within it too. */
function firstRows(text: string, delimiter: TableDelimiter): CsvRow[] {
  const head = text.slice(0, HEAD_CHARACTERS);
  try {
    return csvRows(head, delimiter).slice(0, LOOKED_AT);
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    const whole = head.split('\n', error.line - 1).join('\n');
    return csvRows(whole, delimiter).slice(0, LOOKED_AT);
  }
}

/** The first row that is as wide as most are, and that has as many names as columns. */
function headOf(rows: readonly CsvRow[]): number {
  const first = rows.slice(0, LOOKED_AT);
  const usual = usualWidth(first.map(({ cells }) => cells.length));
  const head = first.findIndex(
    ({ cells }) => cells.length >= usual && cells.filter((cell) => cell.trim() !== '').length * 2 > usual,
  );
  return Math.max(0, head);
}

/** The width that most rows have; the greater one of two. */
function usualWidth(widths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  return [...counts].reduce(
    (best, one) => (one[1] > best[1] || (one[1] === best[1] && one[0] > best[0]) ? one : best),
    [0, 0],
  )[0];
}
