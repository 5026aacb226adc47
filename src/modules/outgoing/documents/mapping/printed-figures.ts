import { amountText, type MinorUnits } from '../../../../kernel/money/amount.js';
import { sumOf } from '../../../../kernel/money/allocation.js';
import { decimalOf, unitsOf } from '../domain/numbers.js';
import type { PrintedAdjustment, PrintedFigures, PrintedLine } from '../rendering/index.js';
import { aroundOf } from './around.js';
import { firstPart } from './instalments.js';
import { creditedLine, pricedLine } from './credited-price.js';
import type { InvoiceText, IssuedDocument } from './issued-document.js';
import { withheldFigures } from './withheld.js';

type Item = Omit<InvoiceText['items'][number], 'id' | 'quote_item_id'>;
type Adjustment = Item['discounts'][number];

interface Priced<One extends Item> extends Pick<
  InvoiceText,
  'currency' | 'prices_include_tax' | 'discounts' | 'charges'
> {
  readonly items: readonly One[];
}

/** What a printed document says and an electronic one cannot: names of units, and figures with tax. */
export function printedFigures(document: IssuedDocument): PrintedFigures {
  if (document.type === 'invoice') {
    const { invoice } = document;
    const pays_first = firstPart(invoice);
    const figures = {
      ...figuresOf(invoice, () => true),
      ...withheldFigures(invoice, invoice.prepaid_amount),
    };
    return { ...figures, ...(pays_first !== undefined && { pays_first }) };
  }
  const { note, invoice } = document;
  const lines = note.items.map((item): PrintedLine => {
    const line = creditedLine(item, invoice);
    return {
      ...(line && unitOf(line)),
      ...(item.quantity === null && { quantity: null }),
      ...(pricedLine(item, invoice) === undefined && { price: null }),
    };
  });
  return { lines, ...withheldFigures(note) };
}

/** The same of a document whose subtotal is that of some of its lines. */
export function figuresOf<One extends Item>(
  document: Priced<One>,
  isPart: (item: One) => boolean,
): PrintedFigures {
  if (document.prices_include_tax) return figuresWithTax(document, isPart);
  const { items, currency } = document;
  const nets = items.map((item) => (isPart(item) ? unitsOf(item.net, currency) : undefined));
  const around = aroundOf(items, nets, currency);
  return { lines: items.map((item, at) => ({ ...unitOf(item), ...around[at] })) };
}

function unitOf({ unit }: Item): PrintedLine {
  return unit === null ? {} : { unit: unit.label };
}

/** The buyer sees the prices that were agreed, which include tax. */
function figuresWithTax<One extends Item>(
  { currency, items, discounts, charges }: Priced<One>,
  isPart: (item: One) => boolean,
): PrintedFigures {
  const text = (amount: MinorUnits): string => amountText(amount, currency);
  const amounts = items.map((item) => amountWithTax(item, currency));
  const parts = items.map((item, at) => (isPart(item) ? amounts[at] : undefined));
  const around = aroundOf(items, parts, currency);
  return {
    prices_include_tax: true,
    subtotal: text(sumOf(parts.map((amount) => amount ?? 0n))),
    discounts: discounts.map((one) => text(unitsOf(one.amount, currency))),
    charges: charges.map((one) => text(unitsOf(one.amount, currency))),
    lines: items.map((item, at) => ({
      ...unitOf(item),
      ...around[at],
      price: decimalOf(item.price).toString(),
      price_base_quantity: decimalOf(item.price_base_quantity).toString(),
      amount: text(amounts[at] ?? 0n),
      discounts: item.discounts.map((one) => adjustmentOf(one, currency)),
      charges: item.charges.map((one) => adjustmentOf(one, currency)),
    })),
  };
}

function amountWithTax({ gross, discounts, charges }: Item, currency: string): MinorUnits {
  const sum = (all: readonly Adjustment[]): MinorUnits =>
    sumOf(all.map(({ amount }) => unitsOf(amount, currency)));
  return unitsOf(gross, currency) - sum(discounts) + sum(charges);
}

function adjustmentOf({ reason, percent, amount }: Adjustment, currency: string): PrintedAdjustment {
  return {
    amount: amountText(unitsOf(amount, currency), currency),
    ...(reason !== null && { reason }),
    ...(percent !== null && { percent: decimalOf(percent).toString() }),
  };
}
