import type { ExportForm } from './data-export.js';
import type { ExportedColumn } from './exported-column.js';

type Row = Readonly<Record<string, unknown>>;

/** Writes rows as the lines of a file. */
export interface LineWriter {
  /** What stands before the rows. */
  readonly head: string;
  readonly line: (row: Row) => string;
}

/** With it, spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** A cell that begins so would be a formula for a spreadsheet, also one that sends the books elsewhere. */
const FORMULA = /^[=+\-@\t\r]/;

/** NDJSON has an object in each line. CSV (RFC 4180) has a head with the names of the columns. */
export function linesOf(
  { format, delimiter, decimal_sign }: ExportForm,
  columns: readonly ExportedColumn[],
): LineWriter {
  if (format === 'ndjson') return { head: '', line: (row) => `${JSON.stringify(row)}\n` };
  const cell = (value: unknown): string => quoted(cellText(value, decimal_sign), delimiter);
  const joined = (cells: readonly string[]): string => `${cells.join(delimiter)}\r\n`;
  return {
    head: BYTE_ORDER_MARK + joined(columns.map(({ name }) => name)),
    line: (row) => joined(columns.map(({ name }) => cell(row[name]))),
  };
}

function cellText(value: unknown, decimalSign: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value).replace('.', decimalSign);
  if (typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return FORMULA.test(text) ? `'${text}` : text;
}

function quoted(text: string, delimiter: string): string {
  const needsQuotes = text.includes(delimiter) || /["\r\n]/.test(text) || text !== text.trim();
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}
