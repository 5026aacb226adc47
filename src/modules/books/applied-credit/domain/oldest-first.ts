import { smaller, type MinorUnits } from '../../../../kernel/money/amount.js';

/** An invoice as far as credit can settle it. */
interface Open {
  readonly id: string;
  readonly currency: string;
  readonly status: string;
  readonly amount_due: MinorUnits;
}

/** The part of an invoice that an amount settles. */
interface Part {
  readonly invoice_id: string;
  readonly amount: MinorUnits;
}

/** Shares an amount, in minor units of its currency, among open invoices in their order, each as far as it reaches. */
export function oldestFirst(
  { available, currency }: { readonly available: MinorUnits; readonly currency: string },
  invoices: readonly Open[],
): Part[] {
  let left = available;
  return invoices.flatMap((invoice): Part[] => {
    if (invoice.currency !== currency || invoice.status !== 'open') return [];
    const amount = smaller(left, invoice.amount_due);
    left -= amount;
    return amount > 0n ? [{ invoice_id: invoice.id, amount }] : [];
  });
}
