import type { PaymentMethod } from '../../../../kernel/accounts/payment-method.js';
import { minorUnitsOf, type MinorUnits } from '../../../../kernel/money/amount.js';
import { currencyExponent, type CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { validationFailed, type FieldFault } from '../../../../kernel/problems/problem.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';

/** What a caller says of credit that is paid out. */
export interface CreditRefundDetails {
  /** All of the credit when it is not given. */
  readonly amount?: Decimal;
  readonly method?: PaymentMethod;
  readonly refunded_on?: CalendarDate;
  readonly reference?: string;
}

/** A credit note as far as refunding it needs it. */
interface Refundable {
  readonly currency: CurrencyCode;
  readonly issue_date: CalendarDate;
  readonly unapplied_amount: MinorUnits;
}

/** A refund as it is stored, in minor units. */
export interface NewCreditRefund {
  readonly amount: MinorUnits;
  readonly method: PaymentMethod | null;
  readonly refunded_on: CalendarDate;
  readonly reference: string | null;
}

/**
 * The refund that a caller describes: by default all of the credit, today.
 *
 * Takes the day that it is where the organization is. Raises `validation_failed` for more than is left, and for a day
 * that is yet to come or before the credit note.
 */
export function newCreditRefund(
  details: CreditRefundDetails,
  note: Refundable,
  today: CalendarDate,
): NewCreditRefund {
  const { amount = note.unapplied_amount, faults } = amountOf(details, note);
  const all = [...faults, ...dayFaults(details, note, today)];
  if (all.length > 0) throw validationFailed(all);
  const { method = null, reference = null } = details;
  return { amount, method, refunded_on: details.refunded_on ?? latest(note.issue_date, today), reference };
}

function amountOf(
  { amount }: CreditRefundDetails,
  { currency, unapplied_amount }: Refundable,
): { readonly amount?: MinorUnits; readonly faults: readonly FieldFault[] } {
  if (amount === undefined) return { faults: [] };
  const exponent = currencyExponent(currency);
  const units = minorUnitsOf(amount, exponent);
  const fault = (code: string, detail: string) => ({ faults: [{ pointer: '#/amount', code, detail }] });
  if (units === undefined) {
    return fault('too_many_decimals', `At most ${exponent} decimals are possible in this currency.`);
  }
  return units > unapplied_amount
    ? fault('more_than_available', 'This is more than is left of the credit note.')
    : { amount: units, faults: [] };
}

function dayFaults(
  { refunded_on }: CreditRefundDetails,
  { issue_date }: Refundable,
  today: CalendarDate,
): FieldFault[] {
  const fault = (code: string, detail: string): FieldFault[] => [{ pointer: '#/refunded_on', code, detail }];
  if (refunded_on === undefined) return [];
  if (refunded_on > today) return fault('in_the_future', 'Money that is yet to go out is no refund.');
  return refunded_on < issue_date
    ? fault('too_early', `The credit note was issued on ${issue_date}; nothing was paid out of it before.`)
    : [];
}

function latest(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one > other ? one : other;
}
