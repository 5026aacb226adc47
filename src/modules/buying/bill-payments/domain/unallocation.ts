import { jsonPointer } from '../../../../kernel/problems/json-pointer.js';
import type { FieldFault } from '../../../../kernel/problems/problem.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import { moneyOf, type BillAllocation } from './bill-payment.js';

/** Which allocations are taken back, and what is wrong with that. */
export interface PlannedUnallocation<Row> {
  readonly taken: readonly Row[];
  readonly faults: readonly FieldFault[];
}

/** Takes back all that a payment settles of some bills. Answers every fault, with pointers below `#/allocations`. */
export function plannedUnallocation<Row extends BillAllocation>(
  wanted: readonly string[],
  { standing, unapplied }: { readonly standing: readonly Row[]; readonly unapplied: MinorUnits },
): PlannedUnallocation<Row> {
  const settled = new Set(standing.map(({ bill_id }) => bill_id));
  const faults = wanted.flatMap((id, at): FieldFault[] => {
    if (settled.has(id)) return [];
    const detail = 'The payment settles no bill with this identifier.';
    return [{ pointer: jsonPointer(['allocations', at, 'bill_id']), code: 'unknown_reference', detail }];
  });
  const taken = standing.filter(({ bill_id }) => wanted.includes(bill_id));
  const isSpent = faults.length === 0 && unapplied + moneyOf(taken) < 0n;
  return { taken, faults: isSpent ? [CREDIT_IS_SPENT] : faults };
}

const CREDIT_IS_SPENT: FieldFault = {
  pointer: '#/allocations',
  code: 'more_than_available',
  detail: 'The credit of these settles bills of the payment. Take those back as well.',
};
