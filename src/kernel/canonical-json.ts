/**
 * Serializes a JSON value so that equal values give equal text: names are sorted and there is no white space.
 *
 * Takes plain JSON values. Source: RFC 8785, limited to values that JSON can express. Raises nothing.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const names = Object.keys(value).sort();
  const record = value as Readonly<Record<string, unknown>>;
  const members = names.filter((name) => record[name] !== undefined);
  return `{${members.map((name) => `${JSON.stringify(name)}:${canonicalJson(record[name])}`).join(',')}}`;
}
