import { csvTable, type TableDelimiter } from '../../../../kernel/tables/csv-table.js';
import type { DateOrder } from '../../../../kernel/tables/date-cells.js';
import type { Encoding } from '../../../../kernel/tables/file-text.js';
import type { TableDecimal } from '../../../../kernel/tables/number-cells.js';
import { UnreadableTable } from '../../../../kernel/tables/unreadable-table.js';
import { columnsOf, dateOrderOfTable, decimalOfTable, placesOf, proposedMapping } from './columns.js';
import type { ImportColumn, ImportFormat, ImportKind } from './import.js';
import { invoicesOfRows } from './invoice-rows.js';
import { bodyOf } from './row-body.js';
import type { SheetRow } from './sheet-row.js';

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
  readonly date_order: DateOrder | null;
  readonly mapping: Readonly<Record<string, string>> | null;
}

/** What was read, and how. */
export interface Sheet {
  readonly encoding: Encoding | null;
  readonly delimiter: TableDelimiter | null;
  readonly decimal_sign: TableDecimal | null;
  /** Null where there are no dates. */
  readonly date_order: DateOrder | null;
  /** Whether the dates may be of another order, which nobody has decided. */
  readonly isDoubtful: boolean;
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
  return { ...UNREAD, rows };
}

const UNREAD = {
  encoding: null,
  delimiter: null,
  decimal_sign: null,
  date_order: null,
  isDoubtful: false,
  mapping: {},
  columns: [],
  missing: [],
} as const;

function tableRows(
  content: Uint8Array,
  { kind, encoding, delimiter, decimal_sign, date_order, mapping }: SheetForm,
): Sheet {
  const table = csvTable(content, { ...(encoding && { encoding }), ...(delimiter && { delimiter }) });
  assertBounds(table.headers.length, table.rows);
  const chosen = mapping ?? proposedMapping(table.headers, kind);
  const { places, missing } = placesOf(table.headers, chosen);
  const decimal = decimal_sign ?? decimalOfTable(table, places, kind) ?? usualDecimal(table.delimiter);
  const order = dateOrderOfTable(table, places, kind);
  const dates = date_order ?? order.order;
  const rows = table.rows.map(({ cells, place }) => ({
    place,
    body: bodyOf(cells, { kind, places, decimal, dates }),
    isTooWide: cells.slice(table.headers.length).some((cell) => cell.trim() !== ''),
  }));
  return {
    encoding: table.encoding,
    delimiter: table.delimiter,
    decimal_sign: decimal,
    date_order: kind === 'invoices' ? dates : null,
    isDoubtful: date_order === null && !order.isShown,
    mapping: chosen,
    columns: columnsOf(table, places),
    missing,
    rows: kind === 'invoices' ? invoicesOfRows(rows) : rows,
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
