import { Decimal } from '../../../../kernel/money/decimal.js';
import type { StoredQuoteItem } from './stored-quote.js';

type Exact = 'quantity' | 'price' | 'price_base_quantity' | 'tax_rate';
type Amount = 'gross' | 'net' | 'taxable';

/** A stored line with its numbers: exact ones, and amounts in minor units. */
export type QuoteLine = Omit<StoredQuoteItem, Exact | Amount> & {
  readonly [Name in Exact]: Decimal;
} & { readonly [Name in Amount]: bigint };

/** The line with its numbers. */
export function lineOf(item: StoredQuoteItem): QuoteLine {
  return {
    ...item,
    quantity: decimalOf(item.quantity),
    price: decimalOf(item.price),
    price_base_quantity: decimalOf(item.price_base_quantity),
    tax_rate: decimalOf(item.tax_rate),
    gross: BigInt(item.gross),
    net: BigInt(item.net),
    taxable: BigInt(item.taxable),
  };
}

function decimalOf(text: string): Decimal {
  const decimal = Decimal.parse(text);
  if (decimal === undefined) throw new Error(`The stored number ${text} cannot be read.`);
  return decimal;
}
