import { atLeastZero, smaller, type MinorUnits } from '../money/amount.js';
import type { CalendarDate } from '../time/calendar-date.js';
import { openDiscounts, payableOf, type Discountable, type OpenDiscount } from './early-payment.js';
import { nextPart, openParts, type NextPart, type PaymentPlan } from './instalments.js';

/** An invoice as far as it depends on it what is owed. Amounts are minor units of its currency. */
export interface OwedDocument extends Discountable {
  readonly status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  readonly amount_paid: MinorUnits;
  readonly amount_credited: MinorUnits;
  /** What was let go of it as too small to ask for. */
  readonly amount_waived: MinorUnits;
  /** With a payment plan that of the first part that is open. */
  readonly due_date: CalendarDate;
  readonly payment_plan: PaymentPlan;
}

/** What has settled an invoice; together with what is due it is what was payable, for each invoice that counts. */
export interface Settlement {
  readonly paid: MinorUnits;
  readonly credited: MinorUnits;
  /** As much of what was prepaid as there was to pay. */
  readonly prepaid: MinorUnits;
  /** Taken off for paying early. */
  readonly discount: MinorUnits;
  /** A small rest that was let go. */
  readonly waived: MinorUnits;
  readonly written_off: MinorUnits;
}

/** `covered_by_credit`: the customer has credit that could settle all of it. */
export type OwedState =
  'draft' | 'nothing' | 'open' | 'covered_by_credit' | 'settled' | 'void' | 'written_off';

export const instalmentStates = ['open', 'partly_paid', 'paid', 'overdue', 'written_off', 'void'] as const;

export type InstalmentState = (typeof instalmentStates)[number];

/** A part of a payment plan on a day. */
export interface OwedInstalment {
  readonly due_date: CalendarDate;
  readonly amount: MinorUnits;
  /** What is still owed of it. */
  readonly due: MinorUnits;
  /** `paid` by whatever settles an invoice; `overdue` whether a part of it is paid or not. */
  readonly state: InstalmentState;
}

/** What is owed on a day. */
export interface Owed {
  /** What there was to pay before anything was prepaid, paid or credited; a void invoice has nothing. */
  readonly payable: MinorUnits;
  readonly settled: Settlement;
  /** What is still owed. What was written off is not. */
  readonly due: MinorUnits;
  readonly by: CalendarDate;
  /** Whether something is owed and its day has passed. */
  readonly overdue: boolean;
  /** What of it is to be paid next: all that is overdue, else the first part of the plan that is open. */
  readonly next: NextPart;
  /** The parts of the payment plan; none without a plan. */
  readonly instalments: readonly OwedInstalment[];
  /** The discounts that may still be taken, the first to end first. */
  readonly discounts: readonly OpenDiscount[];
  readonly state: OwedState;
  /** Credit of the customer that could settle a part of it, and does not yet. */
  readonly customer_credit: MinorUnits;
  /** Whether anybody may be asked for money. `why` is the reason, where nobody may. */
  readonly asks: boolean;
  readonly why: Exclude<OwedState, 'open'> | undefined;
}

/** On which day, and which credit the customer has in the currency of the invoice. */
export interface OwedOn {
  readonly on: CalendarDate;
  readonly credit?: MinorUnits;
}

/**
 * What is owed of an invoice on a day, and whether its customer may be asked for it.
 *
 * It is the one place that decides this: whatever is sent, shown or printed asks it instead of reading the amount due.
 */
export function owed(document: OwedDocument, { on, credit = 0n }: OwedOn): Owed {
  const { status, amount_due, due_date } = document;
  const counts = status !== 'void';
  const due = status === 'open' || status === 'draft' ? amount_due : 0n;
  const state = stateOf(document, due, credit);
  const payable = counts ? atLeastZero(payableOf(document)) : 0n;
  return {
    payable,
    settled: {
      paid: counts ? document.amount_paid : 0n,
      credited: counts ? document.amount_credited : 0n,
      prepaid: smaller(document.prepaid_amount, payable),
      discount: document.amount_discounted,
      waived: document.amount_waived,
      written_off: status === 'uncollectible' ? amount_due : 0n,
    },
    due,
    by: due_date,
    overdue: status === 'open' && due > 0n && due_date < on,
    next: nextPart({ ...document, amount_due: due }, on),
    instalments: document.payment_plan === null ? [] : instalmentsOf(document, on),
    discounts: status === 'open' || status === 'draft' ? openDiscounts(document, on) : [],
    state,
    customer_credit: status === 'open' ? smaller(atLeastZero(credit), due) : 0n,
    asks: state === 'open',
    why: state === 'open' ? undefined : state,
  };
}

function instalmentsOf(document: OwedDocument, on: CalendarDate): OwedInstalment[] {
  const { status } = document;
  const isAsked = status === 'open' || status === 'draft';
  return openParts(document).map(({ due_date, amount, open }): OwedInstalment => {
    const part = { due_date, amount, due: isAsked ? open : 0n };
    if (status === 'void') return { ...part, state: 'void' };
    if (open === 0n) return { ...part, state: 'paid' };
    if (!isAsked) return { ...part, state: 'written_off' };
    if (status === 'open' && due_date < on) return { ...part, state: 'overdue' };
    return { ...part, state: open < amount ? 'partly_paid' : 'open' };
  });
}

function stateOf({ status, total }: OwedDocument, due: MinorUnits, credit: MinorUnits): OwedState {
  if (status === 'draft' || status === 'void') return status;
  if (status === 'uncollectible') return 'written_off';
  if (total === 0n) return 'nothing';
  if (due === 0n) return 'settled';
  return credit >= due ? 'covered_by_credit' : 'open';
}
