import type { PaymentMethod } from '../../../../kernel/accounts/payment-method.js';
import { refundAmount, refundDayFaults } from '../../../../kernel/accounts/refund.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { validationFailed } from '../../../../kernel/problems/problem.js';
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
  const { currency, received_on, unapplied_amount: left } = payment;
  const moreThanLeft = 'This is more than is left. Take back what it settles first.';
  const tooEarly = `The payment came in on ${received_on}; it was not given back before.`;
  const { amount, faults } = refundAmount(details.amount, { currency, left, moreThanLeft });
  const all = [...faults, ...refundDayFaults(details.refunded_on, { today, first: received_on, tooEarly })];
  if (all.length > 0) throw validationFailed(all);
  return {
    amount,
    method: details.method ?? payment.method,
    refunded_on: details.refunded_on ?? today,
    reference: details.reference ?? null,
    reason: details.reason ?? null,
  };
}
