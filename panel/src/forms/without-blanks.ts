/** What a form holds before it is sent. An empty text is a text, or a number that is not there yet. */
type FormValue = Single | readonly FormValue[] | { readonly [key: string]: FormValue };
type Single = string | number | boolean | null | undefined;

/**
 * The values of a form without what was left empty, for the API knows absent fields and no empty ones.
 *
 * Groups and entries of lists without any value left are dropped as a whole. Positions in lists are kept, so that a
 * fault of the second entry stands at the second entry; only a list without any value is dropped.
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
