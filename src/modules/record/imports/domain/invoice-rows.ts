import type { FieldFault } from '../../../../kernel/problems/problem.js';
import type { SheetRow } from './sheet-row.js';

type Body = Readonly<Record<string, unknown>>;

/** What cannot be different in two rows of one invoice. Others are taken from the first row that says them. */
const SAME = ['external_id', 'issue_date', 'currency', 'customer_external_id', 'customer_name', 'total'];

/**
 * The invoices of a table with a row for each line: rows of the same number are one, in the order in which the numbers
 * come first. A row without a number stands alone, and is refused for that.
 */
export function invoicesOfRows(rows: readonly SheetRow[]): SheetRow[] {
  const groups = new Map<string, SheetRow[]>();
  for (const row of rows) {
    const { number } = row.body as Body;
    const mark = typeof number === 'string' ? `=${number}` : `row ${row.place}`;
    const group = groups.get(mark);
    if (group === undefined) groups.set(mark, [row]);
    else group.push(row);
  }
  return [...groups.values()].map(invoiceOf);
}

function invoiceOf(rows: readonly SheetRow[]): SheetRow {
  const [first, ...others] = rows;
  if (first === undefined) throw new Error('An invoice has no row.');
  const heads = rows.map(({ body }) => headOf(body as Body));
  const items = rows.flatMap(({ body }) => lineOf(body as Body));
  const head = Object.assign({}, ...heads.toReversed()) as Body;
  return {
    place: first.place,
    body: { ...head, ...(items.length > 0 && { items }) },
    isTooWide: rows.some(({ isTooWide }) => isTooWide),
    faults: others.flatMap((row) => contradictions(first, row)),
  };
}

function headOf({ items: _items, ...head }: Body): Body {
  return head;
}

/** Prices are not below zero: what is taken off by a line is a quantity below zero. */
function lineOf({ items }: Body): Body[] {
  const [line] = (items as Body[] | undefined) ?? [];
  if (line === undefined) return [];
  const { price, quantity = 1 } = line;
  if (typeof price !== 'number' || price >= 0 || typeof quantity !== 'number') return [line];
  return [{ ...line, price: -price, quantity: -quantity }];
}

function contradictions(first: SheetRow, { place, body }: SheetRow): FieldFault[] {
  const [one, other] = [first.body as Body, body as Body];
  return SAME.filter(
    (name) => other[name] !== undefined && one[name] !== undefined && one[name] !== other[name],
  ).map((name) => ({
    pointer: `#/${name}`,
    code: 'contradicts',
    detail: `Row ${place} has the same number and another ${name}: two invoices cannot have one number.`,
  }));
}
