/**
 * What stands behind the question mark of an address, as plain text: `?status=open,overdue&q=Ada`.
 *
 * The router's own way would write lists and numbers as JSON, which nobody can read or write by hand.
 */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** The same, the other way round. Empty and missing values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).flatMap(([key, value]) =>
    value === undefined || value === null || value === '' ? [] : [[key, String(value)]],
  );
  if (entries.length === 0) return '';
  return `?${new URLSearchParams(entries).toString().replaceAll('%2C', ',')}`;
}
