import type { CreateCreditNote, Invoice } from '@countinghouse/client';
import { numberOf, textOfNumber } from '../../fields/decimal-text';
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

/** The path of the input for a fault of the n-th line that was sent. */
export function creditShownAt(path: string, { items }: CreditValues): string {
  const [, number, field = ''] = /^items\.(\d+)\.(.+)$/.exec(path) ?? [];
  if (number === undefined) return path;
  const chosen = items.flatMap(({ isChosen }, index) => (isChosen ? [index] : []));
  const shown = field === 'item_id' ? 'quantity' : field;
  return `items.${chosen[Number(number)] ?? number}.${shown}`;
}
