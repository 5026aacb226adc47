import { UnreadableTable } from './unreadable-table.js';

/** A row of cells, and the line of the file that it begins in, from 1. */
export interface CsvRow {
  readonly cells: readonly string[];
  readonly place: number;
}

/**
 * Reads rows of cells (RFC 4180): quoted cells may have separators, line ends and doubled quotes in them.
 *
 * Blank lines are left out. Raises UnreadableTable for a quote that does not end.
 */
export function csvRows(text: string, separator: string): CsvRow[] {
  const rows: CsvRow[] = [];
  const scan = { text, at: 0, line: 1, separator };
  while (scan.at < text.length) {
    const place = scan.line;
    const cells = nextRow(scan);
    if (cells.length > 1 || cells[0]?.trim() !== '') rows.push({ cells, place });
  }
  return rows;
}

interface Scan {
  readonly text: string;
  readonly separator: string;
  at: number;
  line: number;
}

function nextRow(scan: Scan): string[] {
  const cells: string[] = [];
  for (;;) {
    cells.push(scan.text[scan.at] === '"' ? quotedCell(scan) : plainCell(scan));
    const end = scan.text[scan.at];
    scan.at += 1;
    if (end === scan.separator) continue;
    if (end === '\r' && scan.text[scan.at] === '\n') scan.at += 1;
    scan.line += 1;
    return cells;
  }
}

function plainCell(scan: Scan): string {
  const from = scan.at;
  while (scan.at < scan.text.length && !isEnd(scan.text[scan.at], scan.separator)) scan.at += 1;
  return scan.text.slice(from, scan.at);
}

/** What follows the closing quote up to the separator belongs to the cell. */
function quotedCell(scan: Scan): string {
  const begun = scan.line;
  let value = '';
  scan.at += 1;
  for (;;) {
    const quote = scan.text.indexOf('"', scan.at);
    if (quote === -1) throw new UnreadableTable('A quote does not end.', begun);
    const part = scan.text.slice(scan.at, quote);
    scan.line += part.split('\n').length - 1;
    value += part;
    scan.at = quote + 1;
    if (scan.text[scan.at] !== '"') return value + plainCell(scan);
    value += '"';
    scan.at += 1;
  }
}

function isEnd(character: string | undefined, separator: string): boolean {
  return character === separator || character === '\n' || character === '\r';
}
