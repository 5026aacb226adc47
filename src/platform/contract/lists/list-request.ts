import type { Position } from '../../../kernel/paging/cursor.js';
import type { Column, Condition, ListDefinition } from './list-definition.js';

/** What a caller asks of a list, read and found faultless. */
export interface ListRequest<Row = never> {
  readonly list: ListDefinition<Row>;
  readonly limit: number;
  readonly sort: { readonly columns: readonly Column[]; readonly descending: boolean };
  readonly conditions: readonly Condition[];
  /** The ways in which a row may be found by `q`; none when nothing is searched for. */
  readonly ways: readonly (readonly Condition[])[];
  /** The row after which the page begins; the first page has none. */
  readonly after: Position | undefined;
  /** List, filter, sort and organization in one text; cursors open only under the same. */
  readonly binding: string;
  readonly expand: readonly string[];
  readonly withTotal: boolean;
  readonly needsToday: boolean;
  /** Whether only page and sort were asked for, so that the same few texts come again and again. */
  readonly isPlain: boolean;
}
