import type { CreateQuoteInvoice, QuoteInvoicing } from '@countinghouse/client';
import { numberOf, textOfNumber } from '../fields/decimal-text';

type Left = QuoteInvoicing['left'][number];

/** What of a quote is invoiced: all that is left, some lines, or a deposit of a part or of an amount. */
export interface PartValues {
  readonly kind: 'rest' | 'lines' | 'deposit' | 'amount';
  readonly percent: string;
  readonly amount: string;
  /** What was typed, by line; a line that nobody has touched has all that is left of it. */
  readonly quantities: Readonly<Record<string, string>>;
}

/** What the dialog begins with. */
export const newPart: PartValues = { kind: 'rest', percent: '', amount: '', quantities: {} };

/** Returns the quantity of a line: what was typed, else all that is left. */
export function quantityOf(quantities: PartValues['quantities'], { quote_item_id, quantity }: Left): string {
  return quantities[quote_item_id] ?? textOfNumber(quantity);
}

interface Standing {
  readonly left: readonly Left[];
  /** Whether a deposit counts, which all that is left takes off. */
  readonly hasDeposits: boolean;
}

/** Builds the request body. The service says what it refuses, such as a deposit of nothing. */
export function partBody(
  { kind, percent, amount, quantities }: PartValues,
  { left, hasDeposits }: Standing,
): CreateQuoteInvoice {
  if (kind === 'deposit') return { deposit: { percent: numberOf(percent) ?? 0 } };
  if (kind === 'amount') return { deposit: { amount: numberOf(amount) ?? 0 } };
  if (kind === 'rest') return hasDeposits ? { final: true } : {};
  const items = left.flatMap((line) => {
    const quantity = numberOf(quantityOf(quantities, line)) ?? 0;
    return quantity === 0 ? [] : [{ quote_item_id: line.quote_item_id, quantity }];
  });
  return { items };
}
