import type { QueryParameter } from '../operation.js';
import type { Scope } from '../resource.js';
import type { QueryReader } from './query-reader.js';

/** A column as statements name it, with the collation its index has, and where its value stands in a row. */
export interface Column<Row = never> {
  readonly sql: string;
  readonly field: keyof Row & string;
  readonly type: 'text' | 'date' | 'timestamptz' | 'bigint';
  /** Rows without a value count as the greatest: last when ascending, first when descending. */
  readonly nullable?: boolean;
}

/** Writes a value into the list of a statement's values; answers its place, such as `$3`. */
export type Put = (value: unknown) => string;

/** A part of a WHERE clause. `today` stands for the day that it is where the organization is. */
export type Condition = (put: Put, today: () => string) => string;

/** What can be asked of a list by one query parameter, or by one family such as `issue_date[gte]`. */
export interface Filter {
  readonly parameter: QueryParameter;
  /** The conditions that a query sets; wrong values are told to the reader. */
  readonly read: (query: QueryReader) => readonly Condition[];
  /** Whether the conditions speak of today; what that is depends on the organization's time zone. */
  readonly needsToday?: (query: QueryReader) => boolean;
}

/** One way in which a row is found by `q`: it meets all of these conditions. Undefined when it cannot. */
export interface SearchWay {
  (text: string): readonly Condition[] | undefined;
  /** Whose credential may search this way, where it looks into another resource. */
  readonly access?: Scope;
}

/**
 * All that is special about one list of rows: documentation, reading of parameters, binding of cursors and SQL follow.
 *
 * Every sort and every filter has an index; test/database/query-plans.spec.ts holds the plans of all of them.
 */
export interface ListDefinition<Row = never> {
  readonly name: string;
  readonly table: string;
  /** The columns of a row, `*` unless it is said. */
  readonly columns?: string;
  /** By the name of the sort: its columns, of which only a single one may be nullable. The id breaks ties. */
  readonly sorts: Readonly<Record<string, readonly Column<Row>[]>>;
  readonly filters: readonly Filter[];
  readonly search?: { readonly description: string; readonly ways: readonly SearchWay[] };
  /** References whose resources can be embedded, each with the scope that reading them needs. */
  readonly expandable?: Readonly<Record<string, Scope>>;
}

/** The same list without a filter, for an operation whose path says the value. */
export function without<Row>(list: ListDefinition<Row>, filter: string): ListDefinition<Row> {
  return { ...list, filters: list.filters.filter(({ parameter }) => parameter.name !== filter) };
}

/** Newest first, unless another order is asked for. */
export const DEFAULT_SORT = '-created_at';

export const LIMIT = { default: 20, max: 100 } as const;

/** The sort that every list has. */
export const byCreation: Readonly<Record<'created_at', readonly Column<{ created_at: Date }>[]>> = {
  created_at: [{ sql: 'created_at', field: 'created_at', type: 'timestamptz' }],
};
