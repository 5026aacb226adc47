import type { Position } from '../../../kernel/paging/cursor.js';
import type { Column, Condition, ListDefinition } from './list-definition.js';

/** A valid request for a list. */
export interface ListRequest<Row = never> {
  readonly list: ListDefinition<Row>;
  readonly limit: number;
  readonly sort: { readonly columns: readonly Column[]; readonly descending: boolean };
  readonly conditions: readonly Condition[];
  /** The ways in which `q` may find a row; empty without a search. */
  readonly ways: readonly (readonly Condition[])[];
  /** The row that the page follows; undefined for the first page. */
  readonly after: Position | undefined;
  /** List, filter, sort and organization as one text. A cursor is valid only under the same binding. */
  readonly binding: string;
  readonly expand: readonly string[];
  readonly withTotal: boolean;
  readonly needsToday: boolean;
  /** Whether the request has only paging and a sort, so that the same few SQL texts repeat. */
  readonly isPlain: boolean;
}
