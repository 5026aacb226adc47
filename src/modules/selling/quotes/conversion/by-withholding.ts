import { allocate, sumOf } from '../../../../kernel/money/allocation.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';

/** A line, and whether what a customer withholds is taken from it. */
interface Weighed {
  readonly net: MinorUnits;
  readonly withholdable: boolean;
}

/** A part of an amount, in the words of a line. */
export interface WithheldPart {
  readonly amount: MinorUnits;
  readonly withholdable?: false;
}

/**
 * An amount over some lines, apart for those that a customer withholds from and those that it does not, in proportion:
 * what is withheld of deposits and of the invoice that takes them off adds up to what is withheld of the lines.
 */
export function byWithholding(amount: MinorUnits, lines: readonly Weighed[]): WithheldPart[] {
  const sum = (is: boolean): MinorUnits =>
    sumOf(lines.filter(({ withholdable }) => withholdable === is).map(({ net }) => net));
  const [withheld, others] = [sum(true), sum(false)];
  if (others <= 0n) return [{ amount }];
  if (withheld <= 0n) return [{ amount, withholdable: false }];
  const [first = 0n, second = 0n] = allocate(amount, [withheld, others]);
  const parts: WithheldPart[] = [{ amount: first }, { amount: second, withholdable: false }];
  return parts.filter((part) => part.amount !== 0n);
}
