import { atLeastZero, minorUnitsOf, percentOf, shareOf, type MinorUnits } from '../money/amount.js';
import { currencyExponent, type CurrencyCode } from '../money/currency.js';
import { Decimal } from '../money/decimal.js';
import { addDays, LAST_DAY, type CalendarDate } from '../time/calendar-date.js';
import type { EarlyPayment, PaymentTerms } from '../time/payment-terms.js';

/** An invoice as far as its discounts for paying early go. Amounts are minor units of its currency. */
export interface Discountable {
  readonly currency: CurrencyCode;
  readonly total: MinorUnits;
  /** What its customer withholds, and what credit notes have taken back of that. */
  readonly withholding_total: MinorUnits;
  readonly withholding_credited: MinorUnits;
  readonly payable_rounding: MinorUnits;
  readonly prepaid_amount: MinorUnits;
  /** What its credit notes have taken back. */
  readonly credit_notes_total: MinorUnits;
  /** The discounts for paying early that were taken, and stand. */
  readonly amount_discounted: MinorUnits;
  readonly amount_due: MinorUnits;
  /** A draft has none yet. */
  readonly issue_date: CalendarDate | null;
  readonly payment_terms: PaymentTerms | null;
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

/**
 * The discounts of an invoice that may still be taken on a day, the first to end first.
 *
 * A percentage of what the document asks for and its credit notes have left of it, less what was taken already. A draft
 * would be issued on that day.
 */
export function openDiscounts(document: Discountable, on: CalendarDate): readonly OpenDiscount[] {
  const { payment_terms, issue_date, amount_due } = document;
  const offers = payment_terms?.early_payment ?? [];
  return offers
    .map((offer): OpenDiscount => {
      const amount = discountOf(document, offer) - document.amount_discounted;
      const until = addedDays(issue_date ?? on, offer.days);
      return { percent: offer.percent, amount, until, pays: amount_due - amount };
    })
    .filter(({ amount, until, pays }) => amount > 0n && pays > 0n && on <= until)
    .toSorted((one, other) => (one.until < other.until ? -1 : one.until > other.until ? 1 : 0));
}

/** What there was to pay before anything was prepaid, paid or credited: what is withheld is never asked for. */
export function payableOf({
  total,
  withholding_total,
  payable_rounding,
}: Pick<Discountable, 'total' | 'withholding_total' | 'payable_rounding'>): MinorUnits {
  return total - withholding_total + payable_rounding;
}

/** Whether an invoice has any such terms, whenever they end. */
export function offersDiscount({ payment_terms }: Pick<Discountable, 'payment_terms'>): boolean {
  return (payment_terms?.early_payment ?? []).length > 0;
}

/** Rounded once; of a part that the terms name, as much counts as credit notes have left of the whole. */
function discountOf(document: Discountable, { percent, base_amount }: EarlyPayment): MinorUnits {
  const rate = Decimal.ofNumber(percent);
  const payable = atLeastZero(payableOf(document) - document.prepaid_amount);
  const left = atLeastZero(payable - document.credit_notes_total + document.withholding_credited);
  const named = base_amount === undefined ? undefined : Decimal.ofNumber(base_amount);
  const whole = named === undefined ? payable : minorUnitsOf(named, currencyExponent(document.currency));
  if (rate === undefined || whole === undefined || payable === 0n) return 0n;
  return percentOf(shareOf(whole, left, payable), rate, 'half-up');
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
