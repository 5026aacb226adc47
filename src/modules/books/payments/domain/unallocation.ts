import { sumOf } from '../../../../kernel/money/allocation.js';
import { minorUnitsOf, type MinorUnits } from '../../../../kernel/money/amount.js';
import { currencyExponent, type CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { jsonPointer } from '../../../../kernel/problems/json-pointer.js';
import type { FieldFault } from '../../../../kernel/problems/problem.js';
import type { Allocation } from './payment.js';

/** What a caller wants to take back of what a payment settles. */
export interface UnallocationDetails {
  readonly invoice_id: string;
  /** All that settles the invoice when it is not given. */
  readonly amount?: Decimal;
}

/** An allocation on record, in minor units. */
export interface AllocationOnRecord extends Allocation {
  readonly position: number;
  /** How much of it was taken back before. */
  readonly unallocated_amount: MinorUnits;
}

export interface PlannedUnallocation {
  /** What each invoice is settled with no longer. */
  readonly taken: readonly Allocation[];
  /** How much of each row that changes is taken back by now. */
  readonly changes: readonly { readonly position: number; readonly unallocated_amount: MinorUnits }[];
  readonly faults: readonly FieldFault[];
}

/** What an allocation still settles. */
export function standingAmount({ amount, unallocated_amount }: AllocationOnRecord): MinorUnits {
  return amount - unallocated_amount;
}

/**
 * Which rows give back what a caller wants to take back of some invoices: of several of one invoice, the latest first.
 *
 * Answers every fault, with pointers below `#/allocations`.
 */
export function plannedUnallocation(
  wanted: readonly UnallocationDetails[],
  { allocations, currency }: { allocations: readonly AllocationOnRecord[]; currency: CurrencyCode },
): PlannedUnallocation {
  const exponent = currencyExponent(currency);
  const named = wanted.map(({ invoice_id }) => invoice_id);
  const plans = wanted.map(({ invoice_id, amount }, at) => {
    const rows = allocations.filter((row) => row.invoice_id === invoice_id && standingAmount(row) > 0n);
    const standing = sumOf(rows.map(standingAmount));
    const units = amount === undefined ? standing : minorUnitsOf(amount, exponent);
    const isRepeated = named.indexOf(invoice_id) < at;
    const fault = isRepeated ? REPEATED : faultOf({ units, standing, exponent });
    return { invoice_id, at, rows, units: units ?? 0n, fault };
  });
  return {
    taken: plans.map(({ invoice_id, units }) => ({ invoice_id, amount: units })),
    changes: plans.flatMap(({ rows, units }) => changesOf(rows, units)),
    faults: plans.flatMap(({ at, fault }) => {
      if (fault === undefined) return [];
      const { field, ...rest } = fault;
      return [{ pointer: jsonPointer(['allocations', at, field]), ...rest }];
    }),
  };
}

type PlaceFault = Omit<FieldFault, 'pointer'> & { readonly field: keyof UnallocationDetails };

const REPEATED: PlaceFault = {
  field: 'invoice_id',
  code: 'repeated',
  detail: 'This invoice is named before; name it once with the whole amount.',
};

function faultOf({
  units,
  standing,
  exponent,
}: {
  readonly units: MinorUnits | undefined;
  readonly standing: MinorUnits;
  readonly exponent: number;
}): PlaceFault | undefined {
  if (standing === 0n) {
    const detail = 'The payment settles no invoice with this identifier.';
    return { field: 'invoice_id', code: 'unknown_reference', detail };
  }
  if (units === undefined) {
    const detail = `At most ${exponent} decimals are possible in this currency.`;
    return { field: 'amount', code: 'too_many_decimals', detail };
  }
  if (units <= standing) return undefined;
  const detail = 'This is more than the payment settles of this invoice.';
  return { field: 'amount', code: 'more_than_allocated', detail };
}

function changesOf(rows: readonly AllocationOnRecord[], units: MinorUnits): PlannedUnallocation['changes'] {
  let left = units;
  return rows.toReversed().flatMap((row) => {
    const standing = standingAmount(row);
    const part = left < standing ? left : standing;
    left -= part;
    if (part === 0n) return [];
    return [{ position: row.position, unallocated_amount: row.unallocated_amount + part }];
  });
}
