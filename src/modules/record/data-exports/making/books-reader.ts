import type { Transaction } from '../../../../platform/index.js';
import { exportedKinds, type ExportedKind } from '../domain/export-kinds.js';
import { exportedColumns, type ExportedColumn, type StoredColumn } from '../domain/exported-column.js';
import { publicRow } from './public-row.js';
import { CLOSE_ROWS, COLUMNS, countOf, NEXT_ROWS, openRows } from './rows.sql.js';

type Row = Readonly<Record<string, unknown>>;

/** A kind with the columns that it has in this database. */
export interface KindOfRows {
  readonly table: string;
  readonly kind: ExportedKind;
  readonly columns: readonly ExportedColumn[];
}

/** Reads the rows of an organization in one snapshot, a few at a time. */
export class BooksReader {
  constructor(private readonly tx: Transaction) {}

  /** The kinds with these names that this database has. */
  async kinds(names: readonly string[]): Promise<KindOfRows[]> {
    const stored = await this.tx.rows<StoredColumn & { readonly table: string }>(COLUMNS, []);
    return names.flatMap((table) => {
      const [kind, own] = [exportedKinds[table], stored.filter((column) => column.table === table)];
      return kind === undefined || own.length === 0
        ? []
        : [{ table, kind, columns: exportedColumns(kind, own) }];
    });
  }

  async count(kinds: readonly KindOfRows[]): Promise<number> {
    let all = 0;
    for (const { table, kind } of kinds) {
      const row = await this.tx.row<{ count: bigint }>(countOf(table, kind), [this.tx.organizationId]);
      all += Number(row?.count ?? 0);
    }
    return all;
  }

  /** The rows of a kind in the form of the API, as many at once as one look gives. One kind at a time. */
  async *rows({ table, kind, columns }: KindOfRows): AsyncGenerator<readonly Row[]> {
    await this.tx.rowsUnprepared(openRows(table, kind, columns), [this.tx.organizationId]);
    for (;;) {
      const found = await this.tx.rowsUnprepared<{ text: string }>(NEXT_ROWS, []);
      if (found.length === 0) break;
      yield found.map(({ text }) => publicRow({ table, columns, row: JSON.parse(text) as Row }));
    }
    await this.tx.rowsUnprepared(CLOSE_ROWS, []);
  }
}
