import type { Type } from '@nestjs/common';

/** What the decorator of a field tells about it. */
export interface FieldRule {
  /** Turns what was sent into what the service works with. Is not asked about null and undefined. */
  readonly read?: ((value: unknown) => unknown) | undefined;
  /** What null becomes. */
  readonly blank: null | undefined;
  readonly accepts: (value: unknown) => boolean;
}

/** What is known of one field of a class. */
export interface DeclaredField {
  readonly rule?: FieldRule;
  /** The class of the objects inside, for a field that holds objects with fields of their own. */
  readonly nested?: () => Type;
  /** Makes the decorator of the same field in a body that changes a part: nothing is required, null takes away. */
  readonly inPatch?: () => PropertyDecorator;
}

/** The fields of each class that declares some itself, by the prototype of the class. */
const tables = new WeakMap<object, Map<string, DeclaredField>>();

/** Adds to what is known of a field. The decorators of fields call this, with the prototype that they are given. */
export function declareField(prototype: object, name: string, facts: DeclaredField): void {
  const table = tables.get(prototype) ?? new Map<string, DeclaredField>();
  tables.set(prototype, table.set(name, { ...table.get(name), ...facts }));
}

/**
 * The fields of a class and of those that it extends, base first.
 *
 * Undefined when a class declares a field of its base again: the libraries apply both decorators then.
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
