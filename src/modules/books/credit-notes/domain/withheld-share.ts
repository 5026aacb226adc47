import { sumOf } from '../../../../kernel/money/allocation.js';
import { atLeastZero, percentOf, smaller, type MinorUnits } from '../../../../kernel/money/amount.js';
import { Decimal } from '../../../../kernel/money/decimal.js';
import type { StoredWithholding, Withholdings } from '../../../../kernel/tax/withholding.js';
import type { CreditLine } from './credit-lines.js';

/** What a credit note takes back, of an invoice that its customer withholds from. */
interface Taking {
  /** What is withheld of the invoice, and what credit notes that stand have taken back of that. */
  readonly withholdings: Withholdings;
  readonly taken: readonly Withholdings[];
  /** The lines of the invoice that nothing is withheld from. */
  readonly without: ReadonlySet<string>;
  readonly lines: readonly CreditLine[];
  /** What the credit note comes to with tax, and what was left of the invoice before it. */
  readonly total: MinorUnits;
  readonly left: MinorUnits;
}

/**
 * What of each withholding a credit note takes back: its rate of the net that is taken back, never more than is left of
 * it, and all that is left with the rest of the invoice.
 *
 * Together it is never more than the credit note comes to, and never so little that more would stay withheld than is
 * left of the invoice. So nobody is given back, or owes, a cent that was never asked for.
 */
export function withheldShare(taking: Taking): Withholdings {
  const { withholdings, taken, lines, without, total, left } = taking;
  if (withholdings === null) return null;
  const rests = withholdings.map(
    ({ amount }, at) => BigInt(amount) - sumOf(taken.map((one) => amountAt(one, at))),
  );
  const credited = lines.filter(({ invoice_item_id }) => !without.has(invoice_item_id ?? ''));
  const base = sumOf(credited.map(({ net }) => net));
  const computed = withholdings.map(({ rate }) => percentOf(base, Decimal.ofStored(rate), 'half-up'));
  const least = atLeastZero(sumOf(rests) - (left - total));
  const amounts = total === left ? rests : within(computed, rests, { least, most: total });
  return withholdings.map((one, at): StoredWithholding => {
    return { name: one.name, rate: one.rate, base: String(base), amount: String(amounts[at] ?? 0n) };
  });
}

/** Amounts from zero to the rest of each, moved by as little as their sum needs, the first ones first. */
function within(
  amounts: readonly MinorUnits[],
  rests: readonly MinorUnits[],
  { least, most }: { readonly least: MinorUnits; readonly most: MinorUnits },
): MinorUnits[] {
  const clipped = amounts.map((amount, at) => smaller(atLeastZero(amount), rests[at] ?? 0n));
  const sum = sumOf(clipped);
  let missing = atLeastZero(least - sum);
  let over = atLeastZero(sum - most);
  return clipped.map((amount, at) => {
    const more = smaller(missing, (rests[at] ?? 0n) - amount);
    const less = smaller(over, amount);
    missing -= more;
    over -= less;
    return amount + more - less;
  });
}

function amountAt(withholdings: Withholdings, at: number): MinorUnits {
  return BigInt(withholdings?.[at]?.amount ?? 0);
}
