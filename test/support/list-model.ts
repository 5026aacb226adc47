import type { Listed } from './all-pages.js';

/** The expected result of a list, computed in plain JavaScript over all rows. */
export interface ListModel {
  readonly rows: readonly Listed[];
  readonly customers: ReadonlyMap<string, Listed>;
  /** The organization's current day. */
  readonly today: string;
}

type Query = Readonly<Record<string, string>>;
type Value = string | number | boolean | null;

const COMPARISONS: Readonly<Record<string, (order: number) => boolean>> = {
  gte: (order) => order >= 0,
  gt: (order) => order > 0,
  lte: (order) => order <= 0,
  lt: (order) => order < 0,
};

/** Returns the ids in the order in which the list should have them, over all pages. */
export function modelled(model: ListModel, { sort = '-created_at', ...filters }: Query): string[] {
  const found = model.rows.filter((row) => {
    return Object.entries(filters).every(([name, text]) => matches(model, row, [name, text]));
  });
  const key = (row: Listed): Value[] => sortKey(row, sort.replace('-', ''));
  const ascending = found.sort((a, b) => compareAll([...key(a), a.id], [...key(b), b.id]));
  return (sort.startsWith('-') ? ascending.reverse() : ascending).map(({ id }) => id);
}

function matches(model: ListModel, row: Listed, [name, text]: [string, string]): boolean {
  const [, family, member] = /^(\w+)\[(.+)\]$/.exec(name) ?? [];
  if (family === 'metadata') return (row['metadata'] as Query)[member ?? ''] === text;
  if (family !== undefined) {
    const value = row[family] as Value;
    return value !== null && COMPARISONS[member ?? '']!(compare(value, ofSameType(value, text)));
  }
  if (name === 'status') return text.split(',').some((status) => isIn(status, row, model.today));
  if (name === 'updated_since') return row['updated_at'] >= new Date(text).toISOString();
  if (name === 'email') return String(row['email']).toLowerCase() === text.toLowerCase();
  if (name === 'include_archived') return true;
  if (name === 'q') return isFound(model, row, text);
  return String(row[name]) === text;
}

function isIn(status: string, row: Listed, today: string): boolean {
  return status === 'overdue'
    ? row['status'] === 'open' && row['due_date'] < today
    : row['status'] === status;
}

function isFound({ customers }: ListModel, row: Listed, text: string): boolean {
  const customer = customers.get(row['customer_id'] as string);
  const places =
    customer === undefined
      ? [[row['name'], row['email'], row['external_id'], row['sku']]]
      : [[row['reference']], [customer['name'], customer['email']]];
  const number = String(row['number'] ?? '').toLowerCase();
  if (customer !== undefined && number !== '' && number.startsWith(text.toLowerCase())) return true;
  return places.some((fields) => {
    const there = wordsOf(fields.filter((field) => typeof field === 'string').join(' '));
    const wanted = wordsOf(text);
    return wanted.length > 0 && wanted.every((word) => there.some((one) => one.startsWith(word)));
  });
}

function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function folded(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll('ß', 'ss').replaceAll('ł', 'l').replaceAll('ø', 'o');
}

/** Amounts sort by their currency first, names by their search form. */
function sortKey(row: Listed, name: string): Value[] {
  if (name === 'total') return [row['currency'], row['total']] as Value[];
  if (name === 'name') return [folded(row['name'] as string)];
  return [row[name] as Value];
}

function compareAll(a: readonly Value[], b: readonly Value[]): number {
  return a.reduce<number>(
    (order, value, index) => (order === 0 ? compare(value, b[index] ?? null) : order),
    0,
  );
}

/** Empty values sort as the greatest. */
function compare(a: Value, b: Value): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -1 : 1;
}

function ofSameType(value: Value, text: string): Value {
  if (typeof value === 'number') return Number(text);
  return text.includes('T') ? new Date(text).toISOString() : text;
}
