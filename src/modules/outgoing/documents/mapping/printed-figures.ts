import { amountText, type MinorUnits } from '../../../../kernel/money/amount.js';
import { sumOf } from '../../../../kernel/money/allocation.js';
import { decimalOf, unitsOf } from '../domain/numbers.js';
import type { PrintedAdjustment, PrintedFigures, PrintedLine } from '../rendering/index.js';
import { creditedLine, pricedLine } from './credited-price.js';
import type { InvoiceText, IssuedDocument } from './issued-document.js';

type Item = InvoiceText['items'][number];
type Adjustment = Item['discounts'][number];

/** What a printed document says and an electronic one cannot: names of units, and figures with tax. */
export function printedFigures(document: IssuedDocument): PrintedFigures {
  if (document.type === 'invoice') {
    const { invoice } = document;
    return invoice.prices_include_tax ? figuresWithTax(invoice) : { lines: invoice.items.map(unitOf) };
  }
  const { note, invoice } = document;
  const lines = note.items.map((item): PrintedLine => {
    const line = creditedLine(item, invoice);
    const unit = line ? unitOf(line) : {};
    return pricedLine(item, invoice) === undefined ? { ...unit, price: null } : unit;
  });
  return { lines };
}

function unitOf({ unit }: Item): PrintedLine {
  return unit === null ? {} : { unit: unit.label };
}

/** The buyer sees the prices that were agreed, which include tax. */
function figuresWithTax(invoice: InvoiceText): PrintedFigures {
  const { currency, items, discounts, charges } = invoice;
  const text = (amount: MinorUnits): string => amountText(amount, currency);
  const amounts = items.map((item) => amountWithTax(item, currency));
  return {
    prices_include_tax: true,
    subtotal: text(sumOf(amounts)),
    discounts: discounts.map((one) => text(unitsOf(one.amount, currency))),
    charges: charges.map((one) => text(unitsOf(one.amount, currency))),
    lines: items.map((item, at) => ({
      ...unitOf(item),
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
