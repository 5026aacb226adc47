import { Decimal } from '../../../../kernel/money/decimal.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';

type Exact = 'quantity' | 'price' | 'price_base_quantity' | 'tax_rate';
type Amount = 'gross' | 'net' | 'taxable';

/** A line as it is kept in JSON: exact numbers as texts, amounts in minor units. */
type StoredLine = Readonly<Record<Exact | Amount, string>>;

/** A stored line with its numbers: exact ones, and amounts in minor units. */
type LineOf<Line extends StoredLine> = Omit<Line, Exact | Amount> & {
  readonly [Name in Exact]: Decimal;
} & { readonly [Name in Amount]: MinorUnits };

/** The line with its numbers. */
export function lineOf<Line extends StoredLine>(item: Line): LineOf<Line> {
  return {
    ...item,
    quantity: Decimal.ofStored(item.quantity),
    price: Decimal.ofStored(item.price),
    price_base_quantity: Decimal.ofStored(item.price_base_quantity),
    tax_rate: Decimal.ofStored(item.tax_rate),
    gross: BigInt(item.gross),
    net: BigInt(item.net),
    taxable: BigInt(item.taxable),
  };
}
