import { amountNumber, type MinorUnits } from '../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../kernel/money/currency.js';
import { Problem } from '../../../kernel/problems/problem.js';

/** Refuses to say of a line what it is when somebody has said so. */
export function lineAlreadyMatched(): Problem {
  const detail = 'Somebody has matched the line already. Unmatch it first, if that was wrong.';
  return new Problem('line_already_matched', detail);
}

interface Sums {
  readonly left: MinorUnits;
  readonly sum: MinorUnits;
  readonly currency: CurrencyCode;
}

/** Refuses outcomes that are more than what is left of the line, nothing of it, or of the other sign. */
export function doesNotAddUp({ left, sum, currency }: Sums): Problem {
  const [rest, outcomes] = [amountNumber(left, currency), amountNumber(sum, currency)];
  const detail = `Together they come to ${outcomes} ${currency}; ${rest} ${currency} of the line are left.`;
  return new Problem('match_does_not_add_up', detail, {
    members: { left: rest, outcomes, difference: amountNumber(sum - left, currency) },
  });
}
