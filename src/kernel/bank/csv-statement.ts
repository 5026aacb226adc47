import type { CurrencyCode } from '../money/currency.js';
import { isIban } from '../parties/iban.js';
import { cellsOf, csvLine, type CsvContext, type RunningLine } from './csv-line.js';
import { knownCsvs, type CsvMapping } from './csv-mapping.js';
import { csvRows, type CsvRow } from '../tables/csv-rows.js';
import {
  UnreadableStatement,
  type ReadBalance,
  type ReadLine,
  type ReadStatement,
} from './read-statement.js';
import { accountText } from './values.js';

/** So many rows may stand above the headers. */
const HEAD_ROWS = 40;

/** How a file of values is read where it does not say it itself. */
export interface CsvReading {
  readonly mapping?: CsvMapping | undefined;
  /** That of the account, where no column has one. Rows in another currency are left out. */
  readonly currency?: CurrencyCode | undefined;
}

/**
 * Reads a file of values: by the mapping that is given, else by one that its headers tell.
 *
 * Raises UnreadableStatement for headers that nobody knows, and for the first cell that is wrong.
 */
export function csvStatement(text: string, { mapping, currency }: CsvReading): ReadStatement {
  const { rows, head, how } = foundTable(text, mapping);
  const above = rows.slice(0, head).flatMap(({ cells }) => cells);
  const context: CsvContext = { how, headers: rows[head]?.cells ?? [], currency };
  const below = rows.slice(head + 1).filter(({ cells }) => cells.length > 1 && isEntry(cells, context));
  const booked = below.filter(({ cells }) => !isSkipped(cells, context));
  const read = booked.map((row) => csvLine(row, context));
  const own = currency ?? read.find((one) => one.currency !== undefined)?.currency;
  const kept = read.filter((one) => (one.currency ?? own) === own);
  const account = booked[0] && cellsOf('account', booked[0].cells, context)[0];
  const { lines, runs_on, opening, closing } = inOrder(kept.flatMap((one) => one.lines));
  return {
    kind: 'csv',
    statement_id: null,
    sequence: null,
    account: accountText(account) ?? above.map((cell) => accountText(cell) ?? '').find(isIban) ?? null,
    currency: own ?? null,
    opening,
    closing,
    lines,
    left_out: below.length - kept.length,
    runs_on,
  };
}

interface Table {
  readonly rows: readonly CsvRow[];
  readonly head: number;
  readonly how: CsvMapping;
}

function foundTable(text: string, mapping: CsvMapping | undefined): Table {
  const ways = mapping === undefined ? knownCsvs : [{ ...mapping, headers: namedHeaders(mapping) }];
  for (const separator of [...new Set(ways.map((way) => way.separator))]) {
    const rows = rowsOrNothing(text, separator);
    for (const how of ways.filter((way) => way.separator === separator)) {
      const head = rows.slice(0, HEAD_ROWS).findIndex(({ cells }) => hasAll(cells, how.headers));
      if (head >= 0) return { rows: csvRows(text, separator), head, how };
    }
  }
  const [first] = rowsOrNothing(text, mapping?.separator ?? ';');
  const detail =
    mapping === undefined
      ? 'The headers are of no bank that is known; say in a mapping what each column means.'
      : 'The file has not all headers that the mapping names.';
  throw new UnreadableStatement(detail, {
    line: first?.place ?? 1,
    path: first?.cells.join(';').slice(0, 200),
  });
}

/** A way of reading that does not fit the file is not its fault. */
function rowsOrNothing(text: string, separator: string): CsvRow[] {
  try {
    return csvRows(text, separator);
  } catch {
    return [];
  }
}

function namedHeaders({ columns, skip }: CsvMapping): string[] {
  const single = Object.values(columns).filter((name) => typeof name === 'string');
  return [...single, ...(skip === undefined ? [] : [skip.column])].filter((name) => !name.startsWith('#'));
}

function hasAll(cells: readonly string[], headers: readonly string[]): boolean {
  const present = new Set(cells.map((cell) => cell.trim()));
  return headers.every((header) => present.has(header));
}

/** Rows of sums, and remarks below the table, have no day. */
function isEntry(cells: readonly string[], context: CsvContext): boolean {
  const [day = ''] = cellsOf('booked_on', cells, context);
  return /\d/.test(day) || isSkipped(cells, context);
}

function isSkipped(cells: readonly string[], { how, headers }: CsvContext): boolean {
  if (how.skip === undefined) return false;
  const value = cells[headers.findIndex((header) => header.trim() === how.skip?.column)]?.trim();
  return value !== undefined && [how.skip.value].flat().includes(value);
}

interface Ordered {
  readonly lines: ReadLine[];
  readonly runs_on: boolean;
  readonly opening: ReadBalance | null;
  readonly closing: ReadBalance | null;
}

/** The oldest first. Where each line has a balance, those of two that follow each other differ by an amount. */
function inOrder(found: readonly RunningLine[]): Ordered {
  const [first, last] = [found[0], found.at(-1)];
  const isNewestFirst = (first?.booked_on ?? '') > (last?.booked_on ?? '');
  const orders = isNewestFirst ? [found.toReversed(), found] : [found, found.toReversed()];
  const running = orders.find(runsOn);
  const hasBalances = found.length > 0 && found.every(({ balance }) => balance !== null);
  const lines = (running ?? orders[0] ?? []).map(({ balance: _balance, ...line }) => line);
  const none = { opening: null, closing: null };
  if (!hasBalances) return { lines, runs_on: true, ...none };
  return { lines, runs_on: running !== undefined, ...(running === undefined ? none : balancesOf(running)) };
}

function runsOn(lines: readonly RunningLine[]): boolean {
  return lines.every(({ balance, amount }, index) => {
    const before = lines[index - 1]?.balance;
    return balance !== null && (index === 0 || (before !== undefined && balance === (before ?? 0n) + amount));
  });
}

function balancesOf(lines: readonly RunningLine[]): Pick<Ordered, 'opening' | 'closing'> {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) return { opening: null, closing: null };
  const opening = { day: first.booked_on, amount: (first.balance ?? 0n) - first.amount, is_final: false };
  return { opening, closing: { day: last.booked_on, amount: last.balance ?? 0n, is_final: false } };
}
