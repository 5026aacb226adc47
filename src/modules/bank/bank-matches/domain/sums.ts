import type { MinorUnits } from '../../../../kernel/money/amount.js';

/** Nobody pays more invoices at once without saying which. */
const PARTS_MAX = 12;
/** Steps and not time: the same amounts give the same answer on any machine. */
const STEPS_MAX = 200_000;

/** What a search for a sum has found. Without `is_complete`, there may be more. */
export interface SumSearch {
  /** The places of the first two solutions at most. */
  readonly solutions: readonly (readonly number[])[];
  readonly is_complete: boolean;
}

/** Which two to twelve of some amounts above zero come to a sum. Stops at the second solution. */
export function sumsOf(amounts: readonly MinorUnits[], sum: MinorUnits): SumSearch {
  const order = amounts.map((amount, place) => ({ amount, place })).toSorted(byAmount);
  const search = new Search(order, restsOf(order));
  search.from(0, sum, []);
  return { solutions: search.solutions, is_complete: search.steps < STEPS_MAX };
}

interface Placed {
  readonly amount: MinorUnits;
  readonly place: number;
}

class Search {
  readonly solutions: number[][] = [];
  steps = 0;

  constructor(
    private readonly order: readonly Placed[],
    /** What all amounts from each on come to. */
    private readonly rests: readonly MinorUnits[],
  ) {}

  from(start: number, left: MinorUnits, chosen: readonly number[]): void {
    if (left === 0n) {
      if (chosen.length > 1) this.solutions.push(chosen.toSorted((one, other) => one - other));
      return;
    }
    for (let at = start; at < this.order.length && chosen.length < PARTS_MAX; at += 1) {
      if (this.solutions.length > 1 || (this.steps += 1) >= STEPS_MAX) return;
      if ((this.rests[at] ?? 0n) < left) return;
      const { amount, place } = this.order[at] ?? NOTHING;
      if (amount <= left) this.from(at + 1, left - amount, [...chosen, place]);
    }
  }
}

const NOTHING: Placed = { amount: 0n, place: 0 };

/** The largest first, so that what cannot be completed ends early; equal ones in their order. */
function byAmount(one: Placed, other: Placed): number {
  if (one.amount === other.amount) return one.place - other.place;
  return one.amount > other.amount ? -1 : 1;
}

function restsOf(order: readonly Placed[]): MinorUnits[] {
  let rest = 0n;
  return order
    .toReversed()
    .map(({ amount }) => (rest += amount))
    .toReversed();
}
