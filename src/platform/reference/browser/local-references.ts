type Json = Record<string, unknown>;

interface Resolved {
  readonly spec: unknown;
  readonly errors: readonly never[];
}

/**
 * Follows the references of a part of the document, in place of Swagger UI.
 *
 * All of them lead to somewhere in the same document. Its own resolver also knows other documents and all dialects, and
 * reads the whole document for each operation that is opened, which takes seconds.
 */
export const localReferencesPlugin = { fn: { resolveSubtree } };

function resolveSubtree(document: object, path: readonly string[]): Promise<Resolved> {
  return Promise.resolve({ spec: resolvedAt(document, path), errors: [] });
}

/** The value at a path, with what its references lead to in their places. A type within itself stays a reference. */
export function resolvedAt(document: object, path: readonly string[]): unknown {
  const known = new Map<string, unknown>();
  const resolve = (value: unknown, within: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((one) => resolve(one, within));
    if (typeof value !== 'object' || value === null) return value;
    const { $ref: reference, ...rest } = value as Json;
    const members = Object.entries(typeof reference === 'string' ? rest : value);
    const own = Object.fromEntries(members.map(([name, one]) => [name, resolve(one, within)]));
    if (typeof reference !== 'string') return own;
    if (within.includes(reference)) return value;
    if (!known.has(reference)) {
      known.set(reference, resolve(valueAt(document, stepsOf(reference)), [...within, reference]));
    }
    return { ...(known.get(reference) as Json), ...own, $$ref: reference };
  };
  return resolve(valueAt(document, path), []);
}

/** The steps of a reference from the root: `#/components/schemas/Invoice`. */
export function stepsOf(reference: string): string[] {
  const names = reference.replace(/^#\//, '').split('/');
  return names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function valueAt(document: object, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (value as Json | undefined)?.[name], document);
}
