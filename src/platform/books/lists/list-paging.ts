import { openCursor, sealCursor, type Position } from '../../../kernel/paging/cursor.js';
import { Problem } from '../../../kernel/problems/problem.js';
import { instantText } from '../../../kernel/time/instant.js';
import type { InstallationSecret } from '../../contract/installation-secret.js';
import { isAllowed } from '../../contract/access.js';
import { insufficientScope } from '../../contract/challenges.js';
import type { Principal } from '../../contract/principal.js';
import {
  DEFAULT_SORT,
  LIMIT,
  type ListDefinition,
  type SearchWay,
} from '../../contract/lists/list-definition.js';
import { sortNames } from '../../contract/lists/list-parameters.js';
import type { ListRequest } from '../../contract/lists/list-request.js';
import { QueryReader } from '../../contract/lists/query-reader.js';
import type { ReadRows } from './read-rows.js';
import { readSearch } from '../../contract/lists/search.js';
import { yesOrNo } from '../../contract/lists/values.js';

/** A page of rows, and the position of its last row if there are more. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next_cursor: string | null;
  /** The number of rows on all pages, if requested. */
  readonly total_count?: number;
}

/** Every row has an id, which breaks ties of the order. */
export interface ListedRow {
  readonly id: string;
}

/** Parameters that change how a page looks, but not which rows the list has. */
const WITHOUT_EFFECT_ON_ROWS = ['limit', 'cursor', 'sort', 'expand', 'with_total'];

/** Reads the request for a list, and seals the cursor of the next page. */
export class ListPaging {
  constructor(private readonly secret: InstallationSecret) {}

  /**
   * Reads a request from query parameters that the query guard has accepted.
   *
   * Raises `invalid_parameter` with every unacceptable value, including a cursor of another list, filter, sort or
   * organization. Raises `insufficient_scope` for an expansion whose resource the credential may not read.
   */
  read<Row>(
    list: ListDefinition<Row>,
    query: Readonly<Record<string, string>>,
    who: Principal,
  ): ListRequest<Row> {
    const reader = new QueryReader(query);
    const sort = sortOf(list, reader);
    const limit = reader.value('limit', limitFrom, LIMIT_FAULT) ?? LIMIT.default;
    const conditions = list.filters.flatMap((filter) => filter.read(reader));
    const ways = readSearch(reader, waysFor(list, who));
    const expand = expandOf(list, reader, who);
    const withTotal = reader.value('with_total', yesOrNo.read, yesOrNo.fault) === true;
    reader.assertFaultless();
    const filter = reader.canonical(WITHOUT_EFFECT_ON_ROWS);
    const binding = `${list.name}|${sort.name}|${who.organizationId}|${filter}`;
    const after = this.positionOf(query['cursor'], binding);
    const needsToday = list.filters.some((one) => one.needsToday?.(reader) === true);
    const isPlain = filter === '[]';
    return { list, limit, sort, conditions, ways, after, binding, expand, withTotal, needsToday, isPlain };
  }

  /** Makes a page of up to `limit + 1` rows: the additional row shows that there are more. */
  page<Row extends ListedRow>(request: ListRequest<Row>, { found, total }: ReadRows<Row>): Page<Row> {
    const rows = found.slice(0, request.limit);
    const last = rows.at(-1);
    const more = last !== undefined && found.length > request.limit;
    const next_cursor = more
      ? sealCursor(positionIn(last, request), { secret: this.secret.bytes, binding: request.binding })
      : null;
    return { rows, next_cursor, ...(total !== undefined && { total_count: total }) };
  }

  private positionOf(cursor: string | undefined, binding: string): Position | undefined {
    if (cursor === undefined) return undefined;
    const position = openCursor(cursor, { secret: this.secret.bytes, binding });
    if (position !== undefined) return position;
    const detail =
      'This cursor belongs to another list, filter or sort, or to none; begin again without one.';
    const errors = [{ pointer: 'cursor', code: 'wrong_cursor', detail }];
    throw new Problem('invalid_parameter', detail, { errors });
  }
}

const LIMIT_FAULT = {
  code: 'out_of_range',
  detail: `A whole number from 1 to ${LIMIT.max} was expected.`,
};

function limitFrom(text: string): number | undefined {
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= LIMIT.max ? limit : undefined;
}

function sortOf<Row>(
  list: ListDefinition<Row>,
  query: QueryReader,
): ListRequest['sort'] & { readonly name: string } {
  const names = sortNames(list);
  const detail = `One of ${names.join(', ')} was expected.`;
  const known = (text: string): string | undefined => (names.includes(text) ? text : undefined);
  const name = query.value('sort', known, { code: 'not_allowed', detail }) ?? DEFAULT_SORT;
  const descending = name.startsWith('-');
  return { name, columns: list.sorts[descending ? name.slice(1) : name] ?? [], descending };
}

function expandOf(
  { expandable = {} }: ListDefinition,
  query: QueryReader,
  who: Principal,
): readonly string[] {
  const detail = `One or more of ${Object.keys(expandable).join(', ')} was expected.`;
  const read = (text: string): string[] | undefined => {
    const names = text.split(',');
    return names.every((name) => Object.hasOwn(expandable, name)) ? names : undefined;
  };
  const names = query.value('expand', read, { code: 'not_allowed', detail }) ?? [];
  const missing = names.map((name) => expandable[name]).find((scope) => scope && !isAllowed(who, scope));
  if (missing !== undefined) throw insufficientScope(missing);
  return names;
}

/** The search must not find rows by data that the credential may not read. */
function waysFor({ search }: ListDefinition, who: Principal): SearchWay[] {
  return (search?.ways ?? []).filter(({ access }) => access === undefined || isAllowed(who, access));
}

function positionIn(row: ListedRow, { sort }: Pick<ListRequest, 'sort'>): Position {
  const fields = row as unknown as Readonly<Record<string, Date | string | bigint | null>>;
  return { id: row.id, values: sort.columns.map(({ field }) => textOf(fields[field] ?? null)) };
}

/** Instants of the service have whole milliseconds, so the text loses nothing. */
function textOf(value: Date | string | bigint | null): string | null {
  return value instanceof Date ? instantText(value) : (value?.toString() ?? null);
}
