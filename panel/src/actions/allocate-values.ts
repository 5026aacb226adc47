import type { AllocatePayment, InvoiceSummary } from '@countinghouse/client';
import { decimalsOf, isDecimal, numberOf, textOfNumber } from '../fields/decimal-text';

/** The values of the dialog: the amount for each of some invoices. */
export interface AllocateValues extends Record<string, unknown> {
  readonly allocations: { readonly invoice_id: string; readonly amount: string }[];
}

/** Distributes the remainder to the invoices in order, as far as it reaches. */
export function allocateValues(invoices: readonly InvoiceSummary[], left: number): AllocateValues {
  const { taken } = invoices.reduce<{ rest: number; taken: AllocateValues['allocations'] }>(
    ({ rest, taken }, { id, amount_due, currency }) => {
      const amount = Math.min(rest, amount_due);
      const after = Number((rest - amount).toFixed(decimalsOf(currency)));
      return {
        rest: after,
        taken: [...taken, { invoice_id: id, amount: amount === 0 ? '' : textOfNumber(amount) }],
      };
    },
    { rest: left, taken: [] },
  );
  return { allocations: taken };
}

/** Builds the request body; invoices without an amount are left out. */
export function allocateBody({ allocations }: AllocateValues): AllocatePayment {
  return {
    allocations: allocations.flatMap(({ invoice_id, amount: text }) => {
      const amount = numberOf(text);
      return amount === undefined || amount === 0 ? [] : [{ invoice_id, amount }];
    }),
  };
}

/** Returns the sum of the typed amounts, ignoring unreadable ones. */
export function allocatedSum({ allocations }: AllocateValues, currency: string): number {
  const amounts = allocations.map(({ amount }) => (isDecimal(amount) ? Number(amount) : 0));
  return Number(amounts.reduce((sum, amount) => sum + amount, 0).toFixed(decimalsOf(currency)));
}

/** Maps the path of a fault in the n-th sent allocation to the path of its input. */
export function toAllocateFormPath(path: string, values: AllocateValues): string {
  const [, number] = /^allocations\.(\d+)\./.exec(path) ?? [];
  if (number === undefined) return path;
  const sent = allocateBody(values).allocations[Number(number)]?.invoice_id;
  const at = values.allocations.findIndex(({ invoice_id }) => invoice_id === sent);
  return `allocations.${at === -1 ? number : at}.amount`;
}
