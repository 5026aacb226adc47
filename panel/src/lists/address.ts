/**
 * Parses the query of a URL as plain text: `?status=open,overdue&q=Ada`.
 *
 * The router's default would write lists and numbers as JSON, which people cannot easily read or write.
 */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** Formats a query, without empty and missing values. */
export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).flatMap(([key, value]) =>
    value === undefined || value === null || value === '' ? [] : [[key, String(value)]],
  );
  if (entries.length === 0) return '';
  return `?${new URLSearchParams(entries).toString().replaceAll('%2C', ',')}`;
}
