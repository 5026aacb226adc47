import { subtotalsOf, type TextsAround } from '../../../../kernel/lines/line-texts.js';
import { amountText, type MinorUnits } from '../../../../kernel/money/amount.js';
import type { PrintedLine } from '../rendering/index.js';

interface Line extends TextsAround {
  readonly note?: string | null | undefined;
}

/** What is printed around each line; nothing where there is nothing. Takes the amounts that are printed. */
export function aroundOf(
  lines: readonly Line[],
  amounts: readonly (MinorUnits | undefined)[],
  currency: string,
): Pick<PrintedLine, 'around'>[] {
  const subtotals = subtotalsOf(lines, amounts);
  return lines.map(({ above, below, note }, at) => {
    if ((above ?? []).length + (below ?? []).length === 0) return {};
    const sum = subtotals[at];
    const subtotal = sum === undefined ? undefined : amountText(sum, currency);
    return { around: { above: above ?? [], below: below ?? [], note: note ?? null, subtotal } };
  });
}
