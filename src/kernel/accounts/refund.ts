import { minorUnitsOf, tooManyDecimals, type MinorUnits } from '../money/amount.js';
import { currencyExponent, type CurrencyCode } from '../money/currency.js';
import type { Decimal } from '../money/decimal.js';
import type { FieldFault } from '../problems/problem.js';
import type { CalendarDate } from '../time/calendar-date.js';

/** What may be given back, and how it is told that it is less than what was asked for. */
export interface Refundable {
  readonly currency: CurrencyCode;
  readonly left: MinorUnits;
  readonly moreThanLeft: string;
}

/** How much is given back: all that is left when nobody says. With a fault, the amount means nothing. */
export function refundAmount(
  amount: Decimal | undefined,
  { currency, left, moreThanLeft }: Refundable,
): { readonly amount: MinorUnits; readonly faults: readonly FieldFault[] } {
  if (amount === undefined) return { amount: left, faults: [] };
  const exponent = currencyExponent(currency);
  const units = minorUnitsOf(amount, exponent);
  const fault = (code: string, detail: string) => ({
    amount: 0n,
    faults: [{ pointer: '#/amount', code, detail }],
  });
  if (units === undefined) {
    return fault('too_many_decimals', tooManyDecimals(exponent));
  }
  return units > left ? fault('more_than_available', moreThanLeft) : { amount: units, faults: [] };
}

/** The days that money can go out on. */
export interface RefundDays {
  readonly today: CalendarDate;
  readonly first: CalendarDate;
  /** Why not before. */
  readonly tooEarly: string;
}

/** What is wrong with the day that a refund went out on. */
export function refundDayFaults(
  refunded_on: CalendarDate | undefined,
  { today, first, tooEarly }: RefundDays,
): FieldFault[] {
  const fault = (code: string, detail: string): FieldFault[] => [{ pointer: '#/refunded_on', code, detail }];
  if (refunded_on === undefined) return [];
  if (refunded_on > today) return fault('in_the_future', 'Money that is yet to go out is no refund.');
  return refunded_on < first ? fault('too_early', tooEarly) : [];
}
