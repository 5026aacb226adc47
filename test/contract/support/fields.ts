import { resolved, type Schema } from './operations.js';

/** The meaning of a field, which decides which values are wrong. */
export type FieldKind =
  | 'identifier'
  | 'choice'
  | 'currency'
  | 'day'
  | 'instant'
  | 'text'
  | 'decimal'
  | 'whole'
  | 'flag'
  | 'texts'
  | 'wholes'
  | 'list'
  | 'object'
  /** An object whose fields another operation declares. */
  | 'open'
  | 'names';

/** Property names and indexes from the root of a body inward. */
export type Path = readonly (string | number)[];

/** One field of a body. The fields of the first entry of a list stand for those of all entries. */
export interface Field {
  readonly path: Path;
  readonly schema: Schema;
  readonly kind: FieldKind;
  readonly isRequired: boolean;
}

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const IDENTIFIER = /^[a-z]{3}_[0-9a-z]{26}$/;

/** Returns all fields of a body, including those of nested objects. */
export function fieldsOf(schema: Schema, path: Path = []): Field[] {
  const { properties = {}, required = [] } = resolved(schema);
  return Object.entries(properties).flatMap(([name, property]) => {
    const field = fieldAt([...path, name], property, required.includes(name));
    return [field, ...innerFields(field)];
  });
}

function fieldAt(path: Path, property: Schema, isRequired: boolean): Field {
  const schema = resolved(property);
  return { path, schema, kind: kindOf(schema, path), isRequired };
}

function innerFields({ kind, path, schema }: Field): Field[] {
  if (kind === 'object') return fieldsOf(schema, path);
  return kind === 'list' ? fieldsOf(schema.items ?? {}, [...path, 0]) : [];
}

/** Returns a body with a value for every field, from the fields' examples. */
export function fullBody(schema: Schema): { [name: string]: Json } {
  const { properties = {} } = resolved(schema);
  const values = Object.entries(properties).map(([name, property]) => [name, sampleOf(property, [name])]);
  return Object.fromEntries(values) as { [name: string]: Json };
}

function sampleOf(property: Schema, path: Path): Json {
  const { kind, schema } = fieldAt(path, property, false);
  if (kind === 'object') return fullBody(schema);
  if (kind !== 'list') return schema.example as Json;
  // Entries that depend on one another have an example of their own.
  if ((schema.minItems ?? 0) > 1 && Array.isArray(schema.example)) return schema.example as Json;
  return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => fullBody(schema.items ?? {}));
}

/** Raises for a schema of no known kind, because a new kind of field needs its own wrong values. */
function kindOf(schema: Schema, path: Path): FieldKind {
  const kind = scalarKindOf(schema) ?? compositeKindOf(schema);
  if (kind === undefined) throw new Error(`No test knows what is wrong for ${path.join('.')}.`);
  return kind;
}

function scalarKindOf(schema: Schema): FieldKind | undefined {
  const type = [schema.type].flat().find((name) => name !== 'null');
  if (type === 'string') return textualKindOf(schema);
  return ({ number: 'decimal', integer: 'whole', boolean: 'flag' } as const)[type ?? ''];
}

function textualKindOf(schema: Schema): FieldKind {
  if (schema.enum !== undefined) return 'choice';
  if (schema['x-enum-hint'] !== undefined) return 'currency';
  if (schema.format === 'date') return 'day';
  if (schema.format === 'date-time') return 'instant';
  return IDENTIFIER.test(String(schema.example)) ? 'identifier' : 'text';
}

function compositeKindOf(schema: Schema): FieldKind | undefined {
  if (schema.items !== undefined) {
    const { $ref, type } = schema.items;
    if (type === 'integer') return 'wholes';
    return $ref === undefined && type !== 'object' ? 'texts' : 'list';
  }
  if (schema.properties !== undefined) return 'object';
  if (schema.additionalProperties === true) return 'open';
  return typeof schema.additionalProperties === 'object' ? 'names' : undefined;
}
