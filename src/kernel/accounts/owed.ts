import { percentOf, minorUnitsOf, type MinorUnits } from '../money/amount.js';
import { currencyExponent, type CurrencyCode } from '../money/currency.js';
import { Decimal } from '../money/decimal.js';
import { addDays, LAST_DAY, type CalendarDate } from '../time/calendar-date.js';
import type { EarlyPayment, PaymentTerms } from '../time/payment-terms.js';

/** An invoice as far as it depends on it what is owed. Amounts are minor units of its currency. */
export interface OwedDocument {
  readonly status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  readonly currency: CurrencyCode;
  readonly total: MinorUnits;
  readonly payable_rounding: MinorUnits;
  readonly prepaid_amount: MinorUnits;
  readonly amount_paid: MinorUnits;
  readonly amount_credited: MinorUnits;
  readonly amount_due: MinorUnits;
  readonly issue_date: CalendarDate | null;
  readonly due_date: CalendarDate;
  readonly payment_terms: PaymentTerms | null;
}

/** What has settled an invoice; together with what is due it is what was payable, for each invoice that counts. */
export interface Settlement {
  readonly paid: MinorUnits;
  readonly credited: MinorUnits;
  /** As much of what was prepaid as there was to pay. */
  readonly prepaid: MinorUnits;
  readonly written_off: MinorUnits;
}

/** A discount for paying early that may still be taken. */
export interface OpenDiscount {
  readonly percent: number;
  readonly amount: MinorUnits;
  /** The last day of it. */
  readonly until: CalendarDate;
  /** What then settles the invoice. */
  readonly pays: MinorUnits;
}

/** `covered_by_credit`: the customer has credit that could settle all of it. */
export type OwedState =
  'draft' | 'nothing' | 'open' | 'covered_by_credit' | 'settled' | 'void' | 'written_off';

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
  const payable = counts ? atLeastZero(document.total + document.payable_rounding) : 0n;
  return {
    payable,
    settled: {
      paid: counts ? document.amount_paid : 0n,
      credited: counts ? document.amount_credited : 0n,
      prepaid: smaller(document.prepaid_amount, payable),
      written_off: status === 'uncollectible' ? amount_due : 0n,
    },
    due,
    by: due_date,
    overdue: status === 'open' && due > 0n && due_date < on,
    discounts: status === 'open' || status === 'draft' ? openDiscounts(document, on) : [],
    state,
    customer_credit: status === 'open' ? smaller(atLeastZero(credit), due) : 0n,
    asks: state === 'open',
    why: state === 'open' ? undefined : state,
  };
}

function stateOf({ status, total }: OwedDocument, due: MinorUnits, credit: MinorUnits): OwedState {
  if (status === 'draft' || status === 'void') return status;
  if (status === 'uncollectible') return 'written_off';
  if (total === 0n) return 'nothing';
  if (due === 0n) return 'settled';
  return credit >= due ? 'covered_by_credit' : 'open';
}

/** A draft has no issue date yet: it would be issued on that day. */
function openDiscounts(document: OwedDocument, on: CalendarDate): readonly OpenDiscount[] {
  const { payment_terms, issue_date, amount_due } = document;
  const offers = payment_terms?.early_payment ?? [];
  return offers
    .map((offer): OpenDiscount => {
      const amount = discountOf(document, offer);
      const until = addedDays(issue_date ?? on, offer.days);
      return { percent: offer.percent, amount, until, pays: amount_due - amount };
    })
    .filter(({ amount, until, pays }) => amount > 0n && pays > 0n && on <= until)
    .toSorted((one, other) => (one.until < other.until ? -1 : one.until > other.until ? 1 : 0));
}

/** The percentage of what the document asks for, or of the part that it names, rounded once. */
function discountOf(document: OwedDocument, { percent, base_amount }: EarlyPayment): MinorUnits {
  const rate = Decimal.ofNumber(percent);
  const payable = atLeastZero(document.total + document.payable_rounding - document.prepaid_amount);
  const named = base_amount === undefined ? undefined : Decimal.ofNumber(base_amount);
  const base = named === undefined ? payable : minorUnitsOf(named, currencyExponent(document.currency));
  return rate === undefined || base === undefined ? 0n : percentOf(base, rate, 'half-up');
}

/** Beyond the calendar there is no day; its last one counts then. */
function addedDays(day: CalendarDate, days: number): CalendarDate {
  try {
    return addDays(day, days);
  } catch (error) {
    if (error instanceof RangeError) return LAST_DAY;
    throw error;
  }
}

function smaller(one: MinorUnits, other: MinorUnits): MinorUnits {
  return one < other ? one : other;
}

function atLeastZero(amount: MinorUnits): MinorUnits {
  return amount < 0n ? 0n : amount;
}
