import { smaller, type MinorUnits } from '../money/amount.js';
import type { CalendarDate } from '../time/calendar-date.js';
import type { FieldFault } from '../problems/problem.js';
import { openDiscounts, type Discountable } from './early-payment.js';
import { unitsWithin, type Settling } from './settling.js';

/** What a small rest of an invoice may be let go as. */
export const restKinds = ['bank_fee', 'rounding', 'goodwill'] as const;

export type RestKind = (typeof restKinds)[number];

/**
 * What somebody may say of a rest: let it go as one of those; take the discount for paying early, whenever the money
 * came; or leave it due, whatever would settle it.
 */
export const restChoices = [...restKinds, 'early_payment', 'none'] as const;

export type RestChoice = (typeof restChoices)[number];

/** What closes an invoice beside money and credit notes. */
export const deductionKinds = ['early_payment', ...restKinds] as const;

export type DeductionKind = (typeof deductionKinds)[number];

/** Money that comes to an invoice, in minor units of its currency. */
export interface Money {
  readonly amount: MinorUnits;
  /** The day that it came in. */
  readonly on: CalendarDate;
  /** What becomes of a rest, where somebody decided that. */
  readonly settleRest: RestChoice | undefined;
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
export function closingOf(before: Discountable, money: Money, settling: Settling): Closing | undefined {
  const { amount, settleRest } = money;
  const rest = before.amount_due - amount;
  if (rest <= 0n || settleRest === 'none') return undefined;
  const isByItself = settling.discounts === 'auto' && isDiscounted(before, money, settling);
  if (isByItself || settleRest === 'early_payment') return { kind: 'early_payment', amount: rest };
  return settleRest === undefined ? undefined : { kind: settleRest, amount: rest };
}

/** Whether money is what a discount asks for on its day, give or take the tolerance. */
function isDiscounted(
  before: Discountable,
  { amount, on }: Pick<Money, 'amount' | 'on'>,
  { tolerance = 0 }: Settling,
): boolean {
  const most = unitsWithin(tolerance, before.currency);
  return openDiscounts(before, on).some(({ pays, amount: discount }) => {
    // Never more than the discount itself, or a large tolerance would settle a small invoice.
    const within = smaller(most, discount);
    return amount >= pays - within && amount <= pays + within;
  });
}

/** What is wrong with what somebody says of the rest that money would leave; undefined where nothing is. */
export function restFault(
  before: Discountable,
  { amount, asked, choice }: Rest,
  settling: Settling,
): Omit<FieldFault, 'pointer'> | undefined {
  const rest = before.amount_due - amount;
  if (choice === undefined || choice === 'none' || rest <= 0n) return undefined;
  if (choice === 'early_payment') {
    const issued = before.issue_date ?? undefined;
    const isOffered = issued !== undefined && isDiscounted(before, { amount, on: issued }, settling);
    return isOffered ? undefined : NOT_OFFERED;
  }
  const most = settling.rest_max === undefined ? rest : unitsWithin(settling.rest_max, before.currency);
  if (rest > most) return BEYOND_LIMIT;
  return isSmallRest(rest, asked) ? undefined : REST_TOO_LARGE;
}

interface Rest {
  readonly amount: MinorUnits;
  /** What was to be paid before anybody paid. */
  readonly asked: MinorUnits;
  readonly choice: RestChoice | undefined;
}

const NOT_OFFERED = {
  code: 'not_offered',
  detail: 'No discount for paying early asks for this amount; see the terms of the invoice.',
} as const;

const BEYOND_LIMIT = {
  code: 'rest_too_large',
  detail: 'The rest is more than your organization lets go; write the invoice off, or credit a part of it.',
} as const;

/** A tenth of what was to be paid is the most that is let go; more is written off, or credited. */
export function isSmallRest(rest: MinorUnits, payable: MinorUnits): boolean {
  return rest * 10n <= payable;
}

/** What is wrong with letting go a rest that is too large. */
const REST_TOO_LARGE = {
  code: 'rest_too_large',
  detail:
    'The rest is more than a tenth of what was to be paid; write the invoice off, or credit a part of it.',
} as const;
