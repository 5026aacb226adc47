import type { Type } from '@nestjs/common';

/** What the decorator of a field declares. */
export interface FieldRule {
  /** Converts the sent value to the value that the service uses. Never called with null or undefined. */
  readonly read?: ((value: unknown) => unknown) | undefined;
  /** What null is converted to. */
  readonly blank: null | undefined;
  readonly accepts: (value: unknown) => boolean;
}

/** What is declared about one field of a class. */
export interface DeclaredField {
  readonly rule?: FieldRule;
  /** The class of the nested objects, if the field holds objects with declared fields. */
  readonly nested?: () => Type;
  /** Returns the decorator of the same field in a PATCH body: nothing is required, and null removes the value. */
  readonly inPatch?: () => PropertyDecorator;
}

/** The fields that each class itself declares, by the prototype of the class. */
const tables = new WeakMap<object, Map<string, DeclaredField>>();

/** Adds a declaration to a field. The field decorators call this with the prototype that they get. */
export function declareField(prototype: object, name: string, facts: DeclaredField): void {
  const table = tables.get(prototype) ?? new Map<string, DeclaredField>();
  tables.set(prototype, table.set(name, { ...table.get(name), ...facts }));
}

/**
 * Returns the fields of a class and its base classes, base first.
 *
 * Returns undefined if a class declares a field of its base again, because the libraries then apply both decorators.
 */
export function declaredFields(type: Type): ReadonlyMap<string, DeclaredField> | undefined {
  const fields = new Map<string, DeclaredField>();
  for (const prototype of lineage(type.prototype as object)) {
    for (const [name, field] of tables.get(prototype) ?? []) {
      if (fields.has(name)) return undefined;
      fields.set(name, field);
    }
  }
  return fields;
}

function lineage(prototype: object): object[] {
  const chain: object[] = [];
  let next: object | null = prototype;
  while (next !== null) {
    chain.unshift(next);
    next = Object.getPrototypeOf(next) as object | null;
  }
  return chain;
}
