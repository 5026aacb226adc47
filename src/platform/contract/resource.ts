import type { Type } from '@nestjs/common';

declare const declared: unique symbol;

/** A permission on one kind of resource. Only `scope()` makes one, so a plain string does not compile. */
export type Scope = ScopeName & { readonly [declared]: true };

type ScopeName = `${string}:${'read' | 'write' | 'approve' | 'decide'}`;

/** Declares a scope. Call it only in a resource file. */
export function scope(name: ScopeName): Scope {
  return name as Scope;
}

/** What an identifier names: `prd_01h...` is a product. */
export interface Noun {
  readonly noun: string;
  readonly idPrefix: string;
}

/** A group of operations in the API reference. */
export interface Tag {
  readonly name: string;
  readonly description: string;
}

/** Values that PostgreSQL accepts unchanged. Anything else must be converted to one of these first. */
export type Stored = string | number | bigint | boolean | Date | null;

/** The stored value of each detail. A detail without a column does not compile. */
export type Columns<Details extends object> = Readonly<Record<keyof Details, Stored>>;

/**
 * Everything that the rest of the service must know about one kind of resource. It is a plain object.
 *
 * src/modules/resources.ts lists every resource; registers, API reference and tests read that list.
 */
export interface Resource {
  /** The plural: the name of the path, the list and the scopes. */
  readonly name: string;
  /** What its identifiers name; absent for resources without identifiers, such as reports. */
  readonly noun?: string;
  readonly idPrefix?: string;
  readonly read?: Scope;
  readonly write?: Scope;
  /** What only some of those who write may do besides. */
  readonly approve?: Scope;
  /** What only people may do, never an API key. */
  readonly decide?: Scope;
  /** What events tell of it: `updated` is `product.updated`, with the product as its object. */
  readonly events?: readonly string[];
  /** The same, where the object is something else of it: the name of its schema. */
  readonly partEvents?: Readonly<Record<string, string>>;
  readonly tags: readonly Tag[];
  readonly entities: readonly Type[];
}

/** A resource that is one versioned table. `Details` are the values that a caller decides. */
export interface TableResource<Details extends object> extends Resource, Noun {
  readonly noun: string;
  readonly idPrefix: string;
  readonly table: string;
  /** Returns the stored values of the details, including the defaults of absent ones. */
  readonly columns: (details: Details) => Columns<Details>;
}
