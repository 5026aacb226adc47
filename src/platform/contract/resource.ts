import type { Type } from '@nestjs/common';

declare const declared: unique symbol;

/** What a credential may do with one kind of resource. Only `scope()` makes one, so a plain string does not compile. */
export type Scope = ScopeName & { readonly [declared]: true };

type ScopeName = `${string}:${'read' | 'write'}`;

/** Declares a scope. To be called in a resource file and nowhere else. */
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

/** Values that PostgreSQL takes as they are. Anything else must be turned into one of these first. */
export type Stored = string | number | bigint | boolean | Date | null;

/** What is stored of some details: a value for each of them. A detail without a column does not compile. */
export type Columns<Details extends object> = Readonly<Record<keyof Details, Stored>>;

/**
 * Everything that the rest of the service must know about one kind of thing. A plain object: nothing is derived here.
 *
 * Every resource is listed in src/modules/resources.ts; registers, reference and tests read it there.
 */
export interface Resource {
  /** The plural: the path, the list and the scopes have this name. */
  readonly name: string;
  /** What its identifiers name; absent for what has none, such as reports. */
  readonly noun?: string;
  readonly idPrefix?: string;
  readonly read?: Scope;
  readonly write?: Scope;
  /** What events tell of it: `updated` is `product.updated`, with the product as its object. */
  readonly events?: readonly string[];
  readonly tags: readonly Tag[];
  readonly entities: readonly Type[];
}

/** A resource that is one versioned table. `Details` is what a caller decides of a row. */
export interface TableResource<Details extends object> extends Resource, Noun {
  readonly noun: string;
  readonly idPrefix: string;
  readonly table: string;
  /** What is stored of the details, with the value for what is not given. */
  readonly columns: (details: Details) => Columns<Details>;
}
