import { sumOf } from '../../../../kernel/money/allocation.js';
import { smaller, type MinorUnits } from '../../../../kernel/money/amount.js';

/** An allocation of a credit note, in minor units. */
export interface AllocationOnRecord {
  readonly position: number;
  readonly invoice_id: string;
  readonly amount: MinorUnits;
  /** How much of it went back to the invoice of the credit note. */
  readonly unallocated_amount: MinorUnits;
}

/** What an allocation still settles. */
export function standingAmount({
  amount,
  unallocated_amount,
}: Pick<AllocationOnRecord, 'amount' | 'unallocated_amount'>): MinorUnits {
  return amount - unallocated_amount;
}

interface Note {
  readonly invoice_id: string;
  readonly unapplied_amount: MinorUnits;
  readonly allocations: readonly AllocationOnRecord[];
}

/** How a credit note settles its own invoice again. */
export interface Homecoming {
  /** Out of what settles nothing. */
  readonly free: MinorUnits;
  /** Out of what settles other invoices. */
  readonly taken: readonly {
    readonly position: number;
    readonly invoice_id: string;
    readonly amount: MinorUnits;
  }[];
  /** All of it. */
  readonly amount: MinorUnits;
}

/**
 * What of a credit note goes back to its own invoice, of which something is due again: first what settles nothing, then
 * what settles others, the latest first.
 */
export function homecoming({ invoice_id, unapplied_amount, allocations }: Note, due: MinorUnits): Homecoming {
  const free = smaller(unapplied_amount, due);
  let missing = due - free;
  const elsewhere = allocations.filter((one) => one.invoice_id !== invoice_id).toReversed();
  const taken = elsewhere.flatMap((one) => {
    const amount = smaller(standingAmount(one), missing);
    missing -= amount;
    return amount === 0n ? [] : [{ position: one.position, invoice_id: one.invoice_id, amount }];
  });
  return { free, taken, amount: free + sumOf(taken.map(({ amount }) => amount)) };
}
