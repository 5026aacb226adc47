import type { CreateCreditNote, Invoice } from '@countinghouse/client';
import { decimalFault, decimalsOf, numberOf, textOfNumber } from '../../fields/decimal-text';
import { defined } from '../../forms/defined';

/** The form values of a credit note. */
export type CreditValues = ReturnType<typeof creditValues>;

/** Returns the values of a full credit note. Each line has its whole quantity, in case some are selected. */
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

/** Builds the request body of the credit note. Without lines it credits the whole remainder. */
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

/** The expected amount of a credit note. The service rounds by its own rules, so some lines may differ by cents. */
export interface CreditAmount {
  readonly amount: number;
  readonly isExact: boolean;
  /** The part that is not due any more. */
  readonly overpaid: number;
}

/** Returns the expected amount of a credit note with these values, with tax. */
export function creditAmount(values: CreditValues, invoice: Invoice): CreditAmount {
  const { currency, total, credit_notes_total, amount_due } = invoice;
  const isExact = values.extent === 'all';
  const amount = roundTo(isExact ? total - credit_notes_total : sumOfLines(values, invoice), currency);
  const withheld = isExact
    ? invoice.withholding_total - invoice.withholding_credited
    : sumWithheld(values, invoice);
  return { amount, isExact, overpaid: roundTo(Math.max(0, amount - withheld - amount_due), currency) };
}

function sumOfLines(values: CreditValues, invoice: Invoice): number {
  return partsOf(values, invoice).reduce((sum, { net, tax_rate }) => sum + net * (1 + tax_rate / 100), 0);
}

/** What of it the customer had withheld, and would not have paid. */
function sumWithheld(values: CreditValues, invoice: Invoice): number {
  const rate = invoice.withholdings.reduce((sum, one) => sum + one.rate, 0);
  const base = partsOf(values, invoice).filter(({ withholdable }) => withholdable !== false);
  return base.reduce((sum, { net }) => sum + net * (rate / 100), 0);
}

/** The selected lines, each with the net of the part that is credited. */
function partsOf({ items }: CreditValues, invoice: Invoice) {
  return invoice.items.flatMap(({ taxable, quantity: sold, tax_rate, withholdable }, index) => {
    const { isChosen = false, quantity = '' } = items[index] ?? {};
    if (!isChosen || decimalFault(quantity) !== undefined) return [];
    return [{ net: (taxable * (numberOf(quantity) ?? sold)) / sold, tax_rate, withholdable }];
  });
}

function roundTo(amount: number, currency: string): number {
  return Number(amount.toFixed(decimalsOf(currency)));
}

/** Converts the path of a fault in the n-th sent line to that of its input. */
export function toCreditFormPath(path: string, { items }: CreditValues): string {
  const [, number, field = ''] = /^items\.(\d+)\.(.+)$/.exec(path) ?? [];
  if (number === undefined) return path;
  const chosen = items.flatMap(({ isChosen }, index) => (isChosen ? [index] : []));
  const shown = field === 'item_id' ? 'quantity' : field;
  return `items.${chosen[Number(number)] ?? number}.${shown}`;
}
