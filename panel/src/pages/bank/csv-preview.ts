/** The first rows of a file of values, as the service would see them. */
export interface CsvPreview {
  readonly separator: ',' | ';' | '\t';
  /** The cells of the row with the headers. */
  readonly headers: readonly string[];
  /** Up to 20 rows below it. */
  readonly rows: readonly (readonly string[])[];
}

const SEPARATORS = [';', ',', '\t'] as const;
/** So many rows may stand above the headers. */
const HEAD_ROWS = 40;
const ROWS_SHOWN = 20;
/** Headers may lack one name among many; what stands above them has few cells. */
const NEARLY = 0.8;

/** Finds the separator and the headers: the first row that is filled as the fullest one is, or nearly. */
export function csvPreview(text: string): CsvPreview | undefined {
  const [best] = SEPARATORS.map((separator) => {
    const rows = rowsOf(text, separator).slice(0, HEAD_ROWS + ROWS_SHOWN);
    return { separator, rows, width: Math.max(0, ...rows.map((cells) => cells.length)) };
  }).toSorted((one, other) => other.width - one.width);
  if (best === undefined || best.width < 2) return undefined;
  const fullest = Math.max(...best.rows.map(filledOf));
  const head = best.rows.findIndex((cells) => filledOf(cells) >= fullest * NEARLY);
  const headers = best.rows[head] ?? [];
  return {
    separator: best.separator,
    headers: headers.map((header) => header.trim()),
    rows: best.rows.slice(head + 1, head + 1 + ROWS_SHOWN),
  };
}

function filledOf(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

/** What a column is called in a mapping: its header, or its place where that says nothing or is there twice. */
export function columnName(headers: readonly string[], at: number): string {
  const header = headers[at] ?? '';
  const isAlone = headers.filter((one) => one === header).length === 1;
  return header !== '' && !header.startsWith('#') && isAlone ? header : `#${at + 1}`;
}

/** UTF-8, else Windows-1252. */
export function textOfBytes(bytes: BufferSource): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Rows of cells (RFC 4180). Blank lines are left out. */
function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let [cells, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  const endRow = (): void => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) rows.push(cells);
    [cells, cell] = [[], ''];
  };
  for (let at = 0; at < text.length && rows.length < HEAD_ROWS + ROWS_SHOWN; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted && sign === '"' && text.charAt(at + 1) === '"') {
      cell += sign;
      at += 1;
    } else if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (!isQuoted && sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (!isQuoted && sign === '\n') endRow();
    else if (isQuoted || sign !== '\r') cell += sign;
  }
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
}
