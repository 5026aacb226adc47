import type { MinorUnits } from '../money/amount.js';
import type { CalendarDate } from '../time/calendar-date.js';
import { openDiscounts, type Discountable } from './early-payment.js';

/** What a small rest of an invoice may be let go as. */
export const restKinds = ['bank_fee', 'rounding', 'goodwill'] as const;

export type RestKind = (typeof restKinds)[number];

/** What closes an invoice beside money and credit notes. */
export const deductionKinds = ['early_payment', ...restKinds] as const;

export type DeductionKind = (typeof deductionKinds)[number];

/** Money that comes to an invoice, in minor units of its currency. */
export interface Money {
  readonly amount: MinorUnits;
  /** The day that it came in. */
  readonly on: CalendarDate;
  /** What a rest is let go as, where somebody decided that. */
  readonly settleRest: RestKind | undefined;
}

export interface Closing {
  readonly kind: DeductionKind;
  readonly amount: MinorUnits;
}

/**
 * What closes the rest of an invoice that money leaves: the discount for paying early, if what came is exactly what it
 * asks for on that day; else what somebody lets go; else nothing, and the rest stays due.
 *
 * Takes the invoice as it was before the money.
 */
export function closingOf(before: Discountable, { amount, on, settleRest }: Money): Closing | undefined {
  const rest = before.amount_due - amount;
  if (rest <= 0n) return undefined;
  if (openDiscounts(before, on).some(({ pays }) => pays === amount))
    return { kind: 'early_payment', amount: rest };
  return settleRest === undefined ? undefined : { kind: settleRest, amount: rest };
}

/** A tenth of what was to be paid is the most that is let go; more is written off, or credited. */
export function isSmallRest(rest: MinorUnits, payable: MinorUnits): boolean {
  return rest * 10n <= payable;
}

/** What is wrong with letting go a rest that is too large. */
export const REST_TOO_LARGE = {
  code: 'rest_too_large',
  detail:
    'The rest is more than a tenth of what was to be paid; write the invoice off, or credit a part of it.',
} as const;
