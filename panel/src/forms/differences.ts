/** A field with different values of two people. */
export interface Difference {
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Whether both have changed it; otherwise only the other person has. */
  readonly isContested: boolean;
}

/**
 * Returns the fields in which the other person's saved values differ from the typed ones, except those that only this
 * person has changed, which stay as they are.
 *
 * Takes the values as loaded, as typed, and as stored now. Groups of fields are compared field by field, lists as a
 * whole.
 */
export function differencesOf(loaded: unknown, mine: unknown, theirs: unknown): Difference[] {
  if (isSame(mine, theirs)) return [];
  if (isGroup(mine) && isGroup(theirs)) {
    return Object.keys(mine).flatMap((key) => {
      const before = isGroup(loaded) ? loaded[key] : undefined;
      const inner = differencesOf(before, mine[key], theirs[key]);
      return inner.map((one) => ({ ...one, path: one.path === '' ? key : `${key}.${one.path}` }));
    });
  }
  if (isSame(loaded, theirs)) return [];
  return [{ path: '', mine, theirs, isContested: !isSame(loaded, mine) }];
}

/** Returns the typed values, with the other person's values in the fields of these paths. */
export function withTheirs<T>(mine: T, theirs: T, paths: readonly string[]): T {
  if (paths.includes('')) return theirs;
  if (!isGroup(mine) || !isGroup(theirs)) return mine;
  const entries = Object.keys(mine).map((key) => {
    const inner = paths
      .filter((path) => path === key || path.startsWith(`${key}.`))
      .map((path) => path.slice(key.length + 1));
    return [key, withTheirs(mine[key], theirs[key], inner)];
  });
  return Object.fromEntries(entries) as T;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
