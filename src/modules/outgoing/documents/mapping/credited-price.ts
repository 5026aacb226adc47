import { quantityTimesPrice } from '../../../../kernel/money/amount.js';
import { currencyExponent } from '../../../../kernel/money/currency.js';
import { roundedQuotient } from '../../../../kernel/money/rounding.js';
import type { FrozenCreditNote } from '../../../books/credit-notes/index.js';
import { decimalOf, unitsOf } from '../domain/numbers.js';
import type { InvoiceText } from './issued-document.js';

type CreditedItem = FrozenCreditNote['items'][number];
type InvoiceLine = InvoiceText['items'][number];

/** The line of the invoice that an item takes back; none for an amount of a tax rate. */
export function creditedLine(item: CreditedItem, invoice: InvoiceText): InvoiceLine | undefined {
  return invoice.items.find(({ id }) => id === item.item_id);
}

/**
 * The line whose price an item can say too, because its quantity times that price is exactly what is taken back.
 *
 * None where a discount, a charge or an amount of the caller's made it something else, or where prices include tax: of
 * those only the net is exact.
 */
export function pricedLine(item: CreditedItem, invoice: InvoiceText): InvoiceLine | undefined {
  const line = creditedLine(item, invoice);
  if (line === undefined || item.quantity === null || invoice.prices_include_tax) return undefined;
  const factors = {
    quantity: decimalOf(item.quantity),
    price: decimalOf(line.price),
    price_base_quantity: decimalOf(line.price_base_quantity),
  };
  const { numerator, denominator } = quantityTimesPrice(factors, currencyExponent(invoice.currency));
  const amount = roundedQuotient(numerator, denominator, 'half-up');
  return amount === unitsOf(item.amount, invoice.currency) ? line : undefined;
}
