/** A form value before it is sent. An empty text is a text, or a number that is not there yet. */
type FormValue = Single | readonly FormValue[] | { readonly [key: string]: FormValue };
type Single = string | number | boolean | null | undefined;

/**
 * Removes empty values, because the API has absent fields but no empty ones.
 *
 * Groups and list entries without any value are removed as a whole. Positions in lists stay, so that a fault of the
 * second entry appears at the second entry. A list is removed only if it has no value at all.
 */
export function withoutBlanks<T extends object>(values: T): Partial<T> {
  return (kept(values as FormValue) ?? {}) as Partial<T>;
}

function kept(value: FormValue): FormValue {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (typeof value !== 'object') return value;
  if (isList(value)) {
    const entries = value.map(kept);
    return entries.every((entry) => entry === undefined) ? undefined : entries;
  }
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, kept(inner)] as const)
    .filter(([, inner]) => inner !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function isList(value: FormValue): value is readonly FormValue[] {
  return Array.isArray(value);
}
