export type Cell = string | number | null;

/** A value that a spreadsheet would calculate instead of showing it. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Formats rows as comma-separated values (RFC 4180) for spreadsheets.
 *
 * Numbers have a decimal point in every language, because programs read them. A text that begins like a formula gets an
 * apostrophe before it, so that no spreadsheet executes what somebody typed as a name.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => row.map(cellOf).join(',')).join('\r\n') + '\r\n';
}

function cellOf(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
