import type { CreateCreditNote, Invoice } from '@countinghouse/client';
import { decimalFault, decimalsOf, numberOf, textOfNumber } from '../../fields/decimal-text';
import { defined } from '../../forms/defined';

/** A credit note as its dialog holds it. */
export type CreditValues = ReturnType<typeof creditValues>;

/** A credit note of everything; each line with all of its quantity, in case some of them are chosen. */
export function creditValues(invoice: Invoice) {
  return {
    reason: 'order_change' as CreateCreditNote['reason'],
    extent: 'all' as 'all' | 'lines',
    items: invoice.items.map(({ id, quantity }) => ({
      item_id: id,
      isChosen: false,
      quantity: textOfNumber(quantity),
    })),
    settlement: 'customer_credit' as NonNullable<CreateCreditNote['settlement']>,
    message: '',
  };
}

/** The body that makes the credit note. Without lines it is of everything that is left. */
export function creditBody({ extent, items, message, reason, settlement }: CreditValues): CreateCreditNote {
  const chosen = items
    .filter(({ isChosen }) => isChosen)
    .map(({ item_id, quantity }) => ({ item_id, ...defined({ quantity: numberOf(quantity) }) }));
  return {
    reason,
    settlement,
    ...(extent === 'lines' ? { items: chosen } : {}),
    ...(message.trim() === '' ? {} : { message }),
  };
}

/** What a credit note will come to. The service rounds by its own rules: a credit of some lines may differ by cents. */
export interface CreditAmount {
  readonly amount: number;
  readonly isExact: boolean;
  /** The part for which nothing is due any more. */
  readonly overpaid: number;
}

/** What a credit note of these values will come to, with tax. */
export function creditAmount(values: CreditValues, invoice: Invoice): CreditAmount {
  const { currency, total, credit_notes_total, amount_due } = invoice;
  const isExact = values.extent === 'all';
  const amount = roundTo(isExact ? total - credit_notes_total : sumOfLines(values, invoice), currency);
  return { amount, isExact, overpaid: roundTo(Math.max(0, amount - amount_due), currency) };
}

function sumOfLines({ items }: CreditValues, invoice: Invoice): number {
  return invoice.items.reduce((sum, { taxable, quantity: sold, tax_rate }, index) => {
    const { isChosen = false, quantity = '' } = items[index] ?? {};
    if (!isChosen || decimalFault(quantity) !== undefined) return sum;
    const part = (numberOf(quantity) ?? sold) / sold;
    return sum + taxable * part * (1 + tax_rate / 100);
  }, 0);
}

function roundTo(amount: number, currency: string): number {
  return Number(amount.toFixed(decimalsOf(currency)));
}

/** The path of the input for a fault of the n-th line that was sent. */
export function toCreditFormPath(path: string, { items }: CreditValues): string {
  const [, number, field = ''] = /^items\.(\d+)\.(.+)$/.exec(path) ?? [];
  if (number === undefined) return path;
  const chosen = items.flatMap(({ isChosen }, index) => (isChosen ? [index] : []));
  const shown = field === 'item_id' ? 'quantity' : field;
  return `items.${chosen[Number(number)] ?? number}.${shown}`;
}
