import { sumOf } from '../../../../kernel/money/allocation.js';
import { smaller, type MinorUnits } from '../../../../kernel/money/amount.js';
import type { Allocation } from './payment.js';
import { standingAmount, type AllocationOnRecord } from './unallocation.js';

/** A reversed payment, as far as taking that back needs it. */
interface Reversed {
  readonly amount: MinorUnits;
  readonly allocations: readonly AllocationOnRecord[];
}

/** From when a payment was reversed, and since when it counts again. */
export interface Restoration {
  readonly reversed_at: string;
  readonly restored_at: string;
}

interface Restored {
  readonly reversed_at: Date | null;
  readonly restorations: readonly Restoration[] | null;
}

interface Payable {
  readonly status: string;
  readonly amount_due: MinorUnits;
}

export interface PlannedRestoration {
  /** What it settles again; an invoice may be there several times. */
  readonly settled: readonly Allocation[];
  /** How much of each row is taken back by now. */
  readonly changes: readonly { readonly position: number; readonly unallocated_amount: MinorUnits }[];
  readonly unapplied_amount: MinorUnits;
}

/** What a payment settles again that did come in after all: what it had settled, as far as that is due. */
export function plannedRestoration(
  { amount, allocations }: Reversed,
  invoices: ReadonlyMap<string, Payable>,
): PlannedRestoration {
  const due = new Map([...invoices].map(([id, invoice]) => [id, dueOf(invoice)]));
  const rows = allocations.map((row) => {
    const left = due.get(row.invoice_id) ?? 0n;
    const settles = smaller(standingAmount(row), left);
    due.set(row.invoice_id, left - settles);
    return { ...row, settles };
  });
  const settled = rows.filter(({ settles }) => settles > 0n);
  return {
    settled: settled.map(({ invoice_id, settles }) => ({ invoice_id, amount: settles })),
    changes: rows.map((row) => ({ position: row.position, unallocated_amount: row.amount - row.settles })),
    unapplied_amount: amount - sumOf(settled.map(({ settles }) => settles)),
  };
}

/** The restorations of a reversed payment that counts again from now on. */
export function restorationsUntil(
  { reversed_at, restorations }: Restored,
  now: Date,
): readonly Restoration[] {
  if (reversed_at === null) return restorations ?? [];
  const last = { reversed_at: reversed_at.toISOString(), restored_at: now.toISOString() };
  return [...(restorations ?? []), last];
}

function dueOf({ status, amount_due }: Payable): MinorUnits {
  return status === 'open' || status === 'uncollectible' ? amount_due : 0n;
}
