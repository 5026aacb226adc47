import { severalLines, type EInvoice } from '../../../../../kernel/en16931/index.js';
import { positionsOf, type Position } from '../../../../../kernel/lines/line-texts.js';
import type { PrintedAdjustment, PrintedFigures, PrintedLine } from '../presentation.js';
import { filled } from '../texts/words.js';
import { printedAround } from './around.js';
import { periodText } from './facts.js';
import { columnOf, hasNoDecimals, type Figure } from './numbers.js';
import type { PrintedRow, PrintedTable } from './page.js';
import { joined, present } from './parties.js';
import { negated } from './sums.js';
import type { Wording } from './wording.js';

type Line = EInvoice['lines'][number];

/** A line with what is printed in place of its figures. */
interface Row {
  readonly line: Line;
  readonly printed: PrintedLine;
  readonly position: Position;
  readonly quantity: string | undefined;
  readonly price: string | undefined;
  readonly amount: string;
}

/** The table of lines; a column that would be empty, or would say the same in each row, is left out. */
export function tableOf(
  document: EInvoice,
  printed: PrintedFigures | undefined,
  wording: Wording,
): PrintedTable {
  const lines = document.lines.map((_line, at) => printed?.lines?.[at] ?? {});
  const positions = positionsOf(lines.map(({ around }) => around ?? {}));
  const rows = document.lines.map((line, at) => rowOf(line, lines[at] ?? {}, positions[at]));
  const { columns } = wording.texts;
  const quantities = columnOf(
    rows.map(({ quantity }) => quantity),
    wording.conventions,
  );
  const prices = columnOf(
    rows.map(({ price }) => price),
    wording.conventions,
    hasNoDecimals(document.currency) ? 0 : decimalsOf(document.totals.lines),
  );
  // Lines of a quote that nobody has chosen stand in no group.
  const rates = new Set(document.lines.map(({ category, rate }) => `${category ?? ''} ${rate ?? ''}`));
  const hasTaxColumn = document.tax_breakdown.length > 1 || rates.size > 1;
  return {
    columns: {
      position: columns.position,
      description: columns.description,
      quantity: quantities.some((one) => one !== undefined) ? columns.quantity : null,
      price: prices.some((one) => one !== undefined) ? columns.price : null,
      tax: hasTaxColumn ? columns.tax : null,
      amount: joined([columns.amount, document.currency], ' '),
    },
    rows: rows.map((row, at) => {
      return printedRow(row, { quantity: quantities[at], price: prices[at], hasTaxColumn }, wording);
    }),
  };
}

function rowOf(line: Line, printed: PrintedLine, position: Position = NOWHERE): Row {
  // A quantity that is its own base says that only the amount of the line is known.
  const hasOwnPrice =
    line.price.base_quantity === undefined || line.price.base_quantity !== unsigned(line.quantity);
  const price = printed.price === undefined && hasOwnPrice ? line.price.net : (printed.price ?? undefined);
  return {
    line,
    printed,
    position,
    quantity: printed.quantity === null ? undefined : line.quantity,
    price,
    amount: printed.amount ?? line.net ?? '',
  };
}

function printedRow(
  row: Row,
  cells: {
    readonly quantity: Figure | undefined;
    readonly price: Figure | undefined;
    readonly hasTaxColumn: boolean;
  },
  wording: Wording,
): PrintedRow {
  const { line } = row;
  return {
    ...printedAround(row.printed.around, row.position, wording),
    position: row.position.line,
    name: line.item.name ?? '',
    details: detailsOf(row, wording),
    quantity: cells.quantity ?? null,
    unit: cells.quantity === undefined ? '' : unitOf(row, wording),
    price: cells.price ?? null,
    price_per: cells.price === undefined ? '' : baseOf(row, wording),
    tax: cells.hasTaxColumn ? (line.rate === undefined ? '–' : wording.percent(line.rate)) : '',
    amount: wording.number(row.amount),
  };
}

function unitOf({ line: { unit = '' }, printed }: Row, { texts }: Wording): string {
  return printed.unit ?? texts.units[unit] ?? unit;
}

function baseOf(row: Row, wording: Wording): string {
  const base =
    row.printed.price_base_quantity ?? (row.printed.price ? undefined : row.line.price.base_quantity);
  if (base === undefined || base === '1') return '';
  const quantity = joined([wording.number(base), unitOf(row, wording)], '\u00a0');
  return filled(wording.texts.price_per, { quantity });
}

/** What stands under the name of an item, a paragraph each. */
function detailsOf(row: Row, wording: Wording): string[] {
  const { line } = row;
  const { texts } = wording;
  const { item } = line;
  const codes = [
    named(texts.article, item.seller_id),
    named(texts.buyer_article, item.buyer_id),
    item.standard_id?.scheme === '0160' ? named(texts.standard_id, item.standard_id.value) : undefined,
    named(texts.order_line, line.order_line),
    named(texts.origin, item.origin_country && wording.country(item.origin_country)),
  ];
  return present(
    item.description,
    periodText(line.period, wording),
    joined(codes, ' · '),
    joined(
      item.attributes.map(({ name, value }) => joined([name, value], texts.colon)),
      ' · ',
    ),
    // The note of the document has what stands around the line, too.
    row.printed.around === undefined ? line.note : severalLines(row.printed.around.note),
    listPriceOf(row, wording),
    ...adjustmentsOf(row, wording),
  );
}

function listPriceOf({ line: { price }, printed }: Row, { texts, number }: Wording): string | undefined {
  if (price.gross === undefined || price.discount === undefined || printed.price) return undefined;
  return `${texts.list_price} ${number(price.gross)}, ${texts.discount} ${number(price.discount)}`;
}

function adjustmentsOf({ line, printed }: Row, wording: Wording): string[] {
  const { texts } = wording;
  const discounts = printed.discounts ?? line.allowances.map(asPrinted);
  const charges = printed.charges ?? line.charges.map(asPrinted);
  return [
    ...discounts.map((one) =>
      adjustmentText({ ...one, amount: negated(one.amount) }, texts.discount, wording),
    ),
    ...charges.map((one) => adjustmentText(one, texts.charge, wording)),
  ];
}

function asPrinted({ reason, percent, amount }: Line['allowances'][number]): PrintedAdjustment {
  return { reason, percent, amount: amount ?? '0' };
}

function adjustmentText(
  { reason, percent, amount }: PrintedAdjustment,
  name: string,
  wording: Wording,
): string {
  const title =
    percent === undefined
      ? name
      : filled(wording.texts.adjustment, { name, percent: wording.percent(percent) });
  return `${joined([title, reason], ', ')}${wording.texts.colon}${wording.number(amount)}`;
}

function named(label: string, value: string | undefined): string | undefined {
  return value === undefined || value === '' ? undefined : `${label} ${value}`;
}

function unsigned(decimal: string | undefined): string | undefined {
  return decimal?.replace('-', '');
}

function decimalsOf(amount: string | undefined): number {
  return amount?.split('.')[1]?.length ?? 0;
}

const NOWHERE: Position = { headings: [], line: '' };
