import type { Resolve, Schema } from './schema-form.js';

/** Names of fields with words that people wrote, whoever they are: names, notes, subjects. */
export type FreeTextNames = ReadonlySet<string>;

/** Collects the fields of bodies that take free text: those without a pattern, a format or a list of values. */
export function freeTextNames(schemas: readonly Schema[], resolve: Resolve): FreeTextNames {
  const names = new Set<string>();
  const seen = new Set<Schema>();
  const walk = (schema: Schema, name: string): void => {
    const reference = schema['$ref'];
    if (typeof reference === 'string') return walk(resolve(reference), name);
    if (isFreeText(schema)) names.add(name);
    if (seen.has(schema)) return;
    seen.add(schema);
    for (const [key, one] of Object.entries((schema['properties'] ?? {}) as Record<string, Schema>))
      walk(one, key);
    for (const one of (schema['anyOf'] ?? schema['oneOf'] ?? []) as Schema[]) walk(one, name);
    if (typeof schema['items'] === 'object') walk(schema['items'] as Schema, name);
  };
  for (const schema of schemas) walk(schema, '');
  names.delete('');
  return names;
}

function isFreeText({ type, pattern, format, enum: choice, const: one }: Schema): boolean {
  const isText = type === 'string' || (Array.isArray(type) && type.includes('string'));
  return isText && [pattern, format, choice, one].every((rule) => rule === undefined);
}

/** Returns those fields of an answer that hold such words, each once, in alphabetical order. */
export function freeTextIn(answer: unknown, names: FreeTextNames): readonly string[] {
  const found = new Set<string>();
  // An answer repeats the name of something else: customer_name.
  const isWritten = (name: string): boolean => names.has(name) || name.endsWith('_name');
  const walk = (value: unknown, name: string): void => {
    if (typeof value === 'string' && value !== '' && isWritten(name)) found.add(name);
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) for (const one of value) walk(one, name);
    else for (const [key, one] of Object.entries(value)) walk(one, key);
  };
  walk(answer, '');
  return [...found].sort();
}
