import type { QueryParameter } from '../operation.js';
import type { Scope } from '../resource.js';
import type { QueryReader } from './query-reader.js';

/** A column as statements name it, with the collation of its index, and how to read its value from a row. */
export interface Column<Row = never> {
  readonly sql: string;
  readonly field: keyof Row & string;
  readonly type: 'text' | 'date' | 'timestamptz' | 'bigint';
  /** Rows without a value sort as the greatest: last when ascending, first when descending. */
  readonly nullable?: boolean;
}

/** Adds a value to the statement's values and returns its placeholder, such as `$3`. */
export type Put = (value: unknown) => string;

/** Returns a condition for a WHERE clause. `today` returns the organization's current day. */
export type Condition = (put: Put, today: () => string) => string;

/** A filter of a list by one query parameter, or by one family such as `issue_date[gte]`. */
export interface Filter {
  readonly parameter: QueryParameter;
  /** Returns the conditions that a query sets. Reports wrong values to the reader. */
  readonly read: (query: QueryReader) => readonly Condition[];
  /** Whether the conditions refer to the current day, which depends on the organization's time zone. */
  readonly needsToday?: (query: QueryReader) => boolean;
}

/** Returns the conditions that a row must meet to be found by `q` in this way; undefined if the text finds no row. */
export interface SearchWay {
  (text: string): readonly Condition[] | undefined;
  /** The scope that this way requires, if it searches another resource. */
  readonly access?: Scope;
}

/**
 * Declares a list: its documentation, parameters, cursors and SQL all follow from this.
 *
 * Every sort and every filter has an index; test/database/query-plans.spec.ts checks the plans of all of them.
 */
export interface ListDefinition<Row = never> {
  readonly name: string;
  readonly table: string;
  /** The columns of a row; all if absent. */
  readonly columns?: string;
  /**
   * The columns of each sort, by its name. Only the column of a one-column sort may be nullable. The id breaks ties.
   */
  readonly sorts: Readonly<Record<string, readonly Column<Row>[]>>;
  readonly filters: readonly Filter[];
  readonly search?: { readonly description: string; readonly ways: readonly SearchWay[] };
  /** References whose resources can be embedded, each with the scope that reading them requires. */
  readonly expandable?: Readonly<Record<string, Scope>>;
}

/** The same list without a filter, for an operation whose path says the value. */
export function without<Row>(list: ListDefinition<Row>, filter: string): ListDefinition<Row> {
  return { ...list, filters: list.filters.filter(({ parameter }) => parameter.name !== filter) };
}

/** Newest first, unless another order is requested. */
export const DEFAULT_SORT = '-created_at';

export const LIMIT = { default: 20, max: 100 } as const;

/** The sort that every list has. */
export const byCreation: Readonly<Record<'created_at', readonly Column<{ created_at: Date }>[]>> = {
  created_at: [{ sql: 'created_at', field: 'created_at', type: 'timestamptz' }],
};
