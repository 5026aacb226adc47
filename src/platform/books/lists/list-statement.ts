import type { Position } from '../../../kernel/paging/cursor.js';
import type { Column, Condition } from '../../contract/lists/list-definition.js';
import type { ListRequest } from '../../contract/lists/list-request.js';

/** SQL text and its values. $1 is always the organization. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What a statement depends on besides the request. */
export interface Where {
  readonly organizationId: string;
  /** The organization's current day. May be absent if the request does not need it. */
  readonly today?: string;
}

/**
 * Reads one page and up to one row more than the limit, which shows whether it is the last page.
 *
 * Each way of finding a row, and each side of the border between rows with and without a sort value, is a branch of its
 * own that an index answers in order. Only few rows remain to be merged.
 */
export function pageStatement(request: ListRequest, where: Where): Statement {
  const { list, sort, limit } = request;
  const { values, put, day } = valuesOf(where);
  const order = orderOf(sort);
  const ways = request.ways.length === 0 ? [[]] : request.ways;
  // Not as a value: PostgreSQL takes one for many rows, and plans the statement anew each time.
  const end = `ORDER BY ${order} LIMIT ${limit + 1}`;
  const steps = request.after === undefined ? [[]] : stepsAfter(request.after, sort);
  const branches = ways.flatMap((way) =>
    steps.map((step) => {
      const conditions = [...request.conditions, ...way, ...step].map((condition) => condition(put, day));
      const clauses = ['organization_id = $1', ...conditions].join(' AND ');
      return `SELECT ${list.columns ?? '*'} FROM ${list.table} WHERE ${clauses} ${end}`;
    }),
  );
  const [only] = branches;
  if (branches.length === 1 && only !== undefined) return { text: only, values };
  const once = [...sort.columns.map(({ sql }) => sql), 'id'].join(', ');
  const union = branches.map((branch) => `(${branch})`).join(' UNION ALL ');
  return { text: `SELECT DISTINCT ON (${once}) * FROM (${union}) AS found ${end}`, values };
}

/** Counts the rows that match the filters, on all pages. */
export function countStatement(request: ListRequest, where: Where): Statement {
  const { values, put, day } = valuesOf(where);
  const rowsOf = (way: readonly Condition[]): string => {
    const conditions = [...request.conditions, ...way].map((condition) => condition(put, day));
    return `FROM ${request.list.table} WHERE ${['organization_id = $1', ...conditions].join(' AND ')}`;
  };
  const [first = [], ...more] = request.ways;
  if (more.length === 0) return { text: `SELECT count(*) AS rows ${rowsOf(first)}`, values };
  const found = request.ways.map((way) => `SELECT id ${rowsOf(way)}`).join(' UNION ');
  return { text: `SELECT count(*) AS rows FROM (${found}) AS found`, values };
}

interface Values {
  readonly values: unknown[];
  readonly put: (value: unknown) => string;
  readonly day: () => string;
}

function valuesOf({ organizationId, today }: Where): Values {
  const values: unknown[] = [organizationId];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const day = (): string => {
    if (today === undefined) throw new Error('A list was read without the day that its filter speaks of.');
    return `${put(today)}::date`;
  };
  return { values, put, day };
}

/** The order of the index, forwards or backwards, so that PostgreSQL sorts nothing. */
function orderOf({ columns, descending }: ListRequest['sort']): string {
  const direction = descending ? 'DESC' : 'ASC';
  return [...columns.map(({ sql }) => sql), 'id'].map((column) => `${column} ${direction}`).join(', ');
}

/** The rows after a position, as one condition, or two if rows with and without a value follow. */
function stepsAfter({ values, id }: Position, { columns, descending }: ListRequest['sort']): Condition[][] {
  const sign = descending ? '<' : '>';
  const [column] = columns;
  if (column === undefined) throw new Error('A sort has no column.');
  const afterAmongEmpty: Condition[] = [
    () => `${column.sql} IS NULL`,
    (put) => `id ${sign} ${put(id)}::uuid`,
  ];
  if (values[0] === null) {
    return descending ? [afterAmongEmpty, [() => `${column.sql} IS NOT NULL`]] : [afterAmongEmpty];
  }
  const afterValue: Condition = (put) => {
    const left = [...columns.map(({ sql }) => sql), 'id'].join(', ');
    const right = columns.map((one, index) => typed(put(values[index]), one));
    return `(${left}) ${sign} (${[...right, `${put(id)}::uuid`].join(', ')})`;
  };
  if (column.nullable !== true || descending) return [[afterValue]];
  return [[afterValue], [() => `${column.sql} IS NULL`]];
}

function typed(place: string, { type }: Column): string {
  return `${place}::${type}`;
}
