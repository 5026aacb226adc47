import type { PaymentMethod } from '../../../../kernel/accounts/payment-method.js';
import { minorUnitsOf, type MinorUnits } from '../../../../kernel/money/amount.js';
import { currencyExponent, type CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { validationFailed, type FieldFault } from '../../../../kernel/problems/problem.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';

/** What a caller says of money that is given back. */
export interface RefundDetails {
  /** All that is left when it is not given. */
  readonly amount?: Decimal;
  readonly method?: PaymentMethod;
  readonly refunded_on?: CalendarDate;
  readonly reference?: string;
  readonly reason?: string;
}

/** A payment as far as refunding it needs it. */
interface Refundable {
  readonly currency: CurrencyCode;
  readonly method: PaymentMethod;
  readonly received_on: CalendarDate;
  readonly unapplied_amount: MinorUnits;
}

/** A refund as it is stored, in minor units. */
export interface NewRefund {
  readonly amount: MinorUnits;
  readonly method: PaymentMethod;
  readonly refunded_on: CalendarDate;
  readonly reference: string | null;
  readonly reason: string | null;
}

/**
 * The refund that a caller describes: by default all that settles nothing, today, the way it came in.
 *
 * Takes the day that it is where the organization is. Raises `validation_failed` for more than is left, and for a day
 * that is yet to come or before the money came in.
 */
export function newRefund(details: RefundDetails, payment: Refundable, today: CalendarDate): NewRefund {
  const { amount, faults } = amountOf(details, payment);
  const refunded_on = details.refunded_on ?? today;
  const all = [...faults, ...dayFaults(details, payment, today)];
  if (all.length > 0) throw validationFailed(all);
  return {
    amount,
    method: details.method ?? payment.method,
    refunded_on,
    reference: details.reference ?? null,
    reason: details.reason ?? null,
  };
}

function amountOf(
  { amount }: RefundDetails,
  { currency, unapplied_amount }: Refundable,
): { readonly amount: MinorUnits; readonly faults: readonly FieldFault[] } {
  if (amount === undefined) return { amount: unapplied_amount, faults: [] };
  const exponent = currencyExponent(currency);
  const units = minorUnitsOf(amount, exponent);
  const fault = (code: string, detail: string): { amount: MinorUnits; faults: FieldFault[] } => {
    return { amount: 0n, faults: [{ pointer: '#/amount', code, detail }] };
  };
  if (units === undefined) {
    return fault('too_many_decimals', `At most ${exponent} decimals are possible in this currency.`);
  }
  return units > unapplied_amount
    ? fault('more_than_available', 'This is more than is left. Take back what it settles first.')
    : { amount: units, faults: [] };
}

function dayFaults(
  { refunded_on }: RefundDetails,
  { received_on }: Refundable,
  today: CalendarDate,
): FieldFault[] {
  const fault = (code: string, detail: string): FieldFault[] => [{ pointer: '#/refunded_on', code, detail }];
  if (refunded_on === undefined) return [];
  if (refunded_on > today) return fault('in_the_future', 'Money that is yet to go out is no refund.');
  return refunded_on < received_on
    ? fault('too_early', `The payment came in on ${received_on}; it was not given back before.`)
    : [];
}
