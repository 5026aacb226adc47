import Papa from 'papaparse';

/** A table as a spreadsheet saves it: the names of the columns, and the rows below them. */
export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What an export has put before a text, so that no spreadsheet executes it: export/csv.ts. */
const MARK_OF_EXPORT = /^'(?=[=+\-@])/;

/**
 * Reads comma-separated values, also with semicolons or tabs between them. Returns undefined for a file that is no
 * table, such as that of a spreadsheet itself.
 */
export function csvTable(bytes: Uint8Array): CsvTable | undefined {
  const text = textOf(bytes);
  if (text.includes('\0')) return undefined;
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  const [header = [], ...rows] = data.map((row) =>
    row.map((cell) => cell.trim().replace(MARK_OF_EXPORT, '')),
  );
  return header.every((name) => name === '') ? undefined : { header, rows };
}

/** Decodes UTF-8, UTF-16 with a mark, and otherwise what spreadsheets of Windows write. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
