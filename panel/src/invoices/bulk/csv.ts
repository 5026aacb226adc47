/** A value that a spreadsheet would calculate instead of showing it. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Rows as comma-separated values (RFC 4180), which spreadsheets open.
 *
 * Numbers are written with a point, whatever the language, because programs read them. Texts that begin like a formula
 * get an apostrophe before them, so that no spreadsheet runs what somebody typed as a name.
 */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => row.map(cellOf).join(',')).join('\r\n') + '\r\n';
}

function cellOf(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
