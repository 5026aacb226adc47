import { csvTable, type TableDelimiter } from '../../../../kernel/tables/csv-table.js';
import type { Encoding } from '../../../../kernel/tables/file-text.js';
import type { TableDecimal } from '../../../../kernel/tables/number-cells.js';
import { UnreadableTable } from '../../../../kernel/tables/unreadable-table.js';
import { columnsOf, decimalOfTable, placesOf, proposedMapping } from './columns.js';
import type { ImportColumn, ImportFormat, ImportKind } from './import.js';
import { bodyOf } from './row-body.js';

/** More are brought along in parts: all of them are checked within one request. */
export const ROWS_MAX = 10_000;
const COLUMNS_MAX = 200;
/** Longer cells are in no table of customers or products. */
const CELL_MAX = 20_000;

/** How content is read; what is null is found in the file. */
export interface SheetForm {
  readonly kind: ImportKind;
  readonly format: ImportFormat;
  readonly encoding: Encoding | null;
  readonly delimiter: TableDelimiter | null;
  readonly decimal_sign: TableDecimal | null;
  readonly mapping: Readonly<Record<string, string>> | null;
}

/** A row in the form of the API, before its rules are applied. */
export interface SheetRow {
  readonly place: number;
  readonly body: object;
  /** Whether it has more cells than there are columns. */
  readonly isTooWide: boolean;
}

/** What was read, and how. */
export interface Sheet {
  readonly encoding: Encoding | null;
  readonly delimiter: TableDelimiter | null;
  readonly decimal_sign: TableDecimal | null;
  readonly mapping: Readonly<Record<string, string>>;
  readonly columns: readonly ImportColumn[];
  /** Fields whose column the file has not. */
  readonly missing: readonly string[];
  readonly rows: readonly SheetRow[];
}

/** Reads content that was stored or has just come. Raises UnreadableTable. */
export function sheetOf(content: Uint8Array, form: SheetForm): Sheet {
  return form.format === 'rows' ? givenRows(content) : tableRows(content, form);
}

function givenRows(content: Uint8Array): Sheet {
  const bodies = JSON.parse(Buffer.from(content).toString('utf8')) as object[];
  const rows = bodies.map((body, index) => ({ place: index + 1, body, isTooWide: false }));
  return { encoding: null, delimiter: null, decimal_sign: null, mapping: {}, columns: [], missing: [], rows };
}

function tableRows(
  content: Uint8Array,
  { kind, encoding, delimiter, decimal_sign, mapping }: SheetForm,
): Sheet {
  const table = csvTable(content, { ...(encoding && { encoding }), ...(delimiter && { delimiter }) });
  assertBounds(table.headers.length, table.rows);
  const chosen = mapping ?? proposedMapping(table.headers, kind);
  const { places, missing } = placesOf(table.headers, chosen);
  const decimal = decimal_sign ?? decimalOfTable(table, places, kind) ?? usualDecimal(table.delimiter);
  return {
    encoding: table.encoding,
    delimiter: table.delimiter,
    decimal_sign: decimal,
    mapping: chosen,
    columns: columnsOf(table, places),
    missing,
    rows: table.rows.map(({ cells, place }) => ({
      place,
      body: bodyOf(cells, { kind, places, decimal }),
      isTooWide: cells.slice(table.headers.length).some((cell) => cell.trim() !== ''),
    })),
  };
}

/** Where people write decimals with a comma, spreadsheets put semicolons between values. */
function usualDecimal(delimiter: TableDelimiter): TableDecimal {
  return delimiter === ';' ? ',' : '.';
}

function assertBounds(columns: number, rows: readonly { cells: readonly string[]; place: number }[]): void {
  if (columns > COLUMNS_MAX) throw new UnreadableTable(`At most ${COLUMNS_MAX} columns are possible.`, 1);
  const further = rows[ROWS_MAX];
  if (further !== undefined) {
    throw new UnreadableTable(`At most ${ROWS_MAX} rows are possible; divide the file.`, further.place);
  }
  const long = rows.find(({ cells }) => cells.some((cell) => cell.length > CELL_MAX));
  if (long !== undefined) throw new UnreadableTable('A cell is too long for a table of values.', long.place);
}
