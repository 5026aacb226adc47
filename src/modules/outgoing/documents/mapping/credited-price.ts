import { makesTheAmount, type FrozenCreditNote } from '../../../books/credit-notes/index.js';
import { decimalOf, unitsOf } from '../domain/numbers.js';
import type { InvoiceText } from './issued-document.js';

type CreditedItem = FrozenCreditNote['items'][number];
type InvoiceLine = InvoiceText['items'][number];

/** The line of the invoice that an item takes back; none for an amount of a tax rate. */
export function creditedLine(item: CreditedItem, invoice: InvoiceText): InvoiceLine | undefined {
  return invoice.items.find(({ id }) => id === item.item_id);
}

/** The line whose price an item says too, because it makes what is taken back. */
export function pricedLine(item: CreditedItem, invoice: InvoiceText): InvoiceLine | undefined {
  const line = creditedLine(item, invoice);
  if (line === undefined) return undefined;
  const price = { price: decimalOf(line.price), price_base_quantity: decimalOf(line.price_base_quantity) };
  const quantity = item.quantity === null ? null : decimalOf(item.quantity);
  const taken = { quantity, net: unitsOf(item.amount, invoice.currency) };
  return makesTheAmount(price, taken, invoice) ? line : undefined;
}
