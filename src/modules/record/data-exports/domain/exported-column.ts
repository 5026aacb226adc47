import type { ExportedKind } from './export-kinds.js';

/** What the values of a column are. */
export type ColumnType =
  | 'amount'
  | 'boolean'
  | 'bytes'
  | 'date'
  | 'identifier'
  | 'instant'
  | 'integer'
  | 'json'
  | 'list'
  | 'number'
  | 'text';

/** A column of a file of rows. */
export interface ExportedColumn {
  readonly name: string;
  readonly type: ColumnType;
}

/** A column as the database describes it. */
export interface StoredColumn {
  readonly name: string;
  /** As `format_type` writes it. */
  readonly stored: string;
}

const TYPES: readonly (readonly [RegExp, ColumnType])[] = [
  [/\[\]$/, 'list'],
  [/^uuid$/, 'identifier'],
  [/^boolean$/, 'boolean'],
  [/^bytea$/, 'bytes'],
  [/^date$/, 'date'],
  [/^timestamp/, 'instant'],
  [/^(integer|bigint|smallint)$/, 'integer'],
  [/^numeric/, 'number'],
  [/^jsonb?$/, 'json'],
];

/** The columns that an export has of a table, in their order, and the currency behind them where they have none. */
export function exportedColumns(kind: ExportedKind, columns: readonly StoredColumn[]): ExportedColumn[] {
  const left = new Set(['organization_id', ...(kind.without ?? [])]);
  const own = columns
    .filter(({ name }) => !left.has(name))
    .map(({ name, stored }): ExportedColumn => {
      const isAmount = kind.amounts === true && stored === 'bigint' && kind.counters?.includes(name) !== true;
      return { name, type: isAmount ? 'amount' : typeOf(stored) };
    });
  const added = [...(kind.currencyOf === undefined ? [] : ['currency']), ...Object.keys(kind.besides ?? {})];
  return [...own, ...added.map((name): ExportedColumn => ({ name, type: 'text' }))];
}

function typeOf(stored: string): ColumnType {
  return TYPES.find(([form]) => form.test(stored))?.[1] ?? 'text';
}
