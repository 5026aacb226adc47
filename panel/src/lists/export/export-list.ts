import { saveFile } from '../../components/save-file';
import type { ListSearch } from '../list-search';
import type { LoadPage } from '../use-record-page';
import { csvOf, type Cell } from './csv';

/** More are exported by a program, page by page. */
const ROWS_MAX = 10_000;
const PAGE_LIMIT = 100;

/** The table that a list is exported as. */
export interface ExportTable<T> {
  /** The beginning of the file’s name. */
  readonly name: string;
  readonly columns: readonly (readonly [header: string, cellOf: (record: T) => Cell])[];
}

/** Saves records as a table. */
export function exportRecords<T>(records: readonly T[], { name, columns }: ExportTable<T>): void {
  const header = columns.map(([text]) => text);
  const rows = records.map((record) => columns.map(([, cellOf]) => cellOf(record)));
  // The mark tells spreadsheets that the text is UTF-8.
  const text = new TextEncoder().encode(`\ufeff${csvOf([header, ...rows])}`);
  saveFile(text, `${name}-${new Date().toISOString().slice(0, 10)}.csv`);
}

/** Loads the records on all pages of a search. Returns at most ROWS_MAX, and whether there are more. */
export async function recordsOf<T, S extends ListSearch>(
  search: S,
  load: LoadPage<T, S>,
): Promise<{ records: T[]; isCut: boolean; rowsMax: number }> {
  const records: T[] = [];
  const { cursor: _present, ...first } = search;
  let next: string | null = null;
  do {
    const page = await load({ ...first, ...(next !== null && { cursor: next }) } as S, { limit: PAGE_LIMIT });
    records.push(...page.data);
    next = page.next_cursor;
  } while (next !== null && records.length < ROWS_MAX);
  return { records: records.slice(0, ROWS_MAX), isCut: next !== null, rowsMax: ROWS_MAX };
}
