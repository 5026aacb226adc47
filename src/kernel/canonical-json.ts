/**
 * A JSON value as the one text that all equal values share: names sorted, no blanks.
 *
 * Takes plain JSON values. Source: RFC 8785 as far as it concerns values that came out of JSON. Raises nothing.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const names = Object.keys(value).sort();
  const record = value as Readonly<Record<string, unknown>>;
  const members = names.filter((name) => record[name] !== undefined);
  return `{${members.map((name) => `${JSON.stringify(name)}:${canonicalJson(record[name])}`).join(',')}}`;
}
