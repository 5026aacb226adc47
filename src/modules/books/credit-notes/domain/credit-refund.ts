import type { PaymentMethod } from '../../../../kernel/accounts/payment-method.js';
import { refundAmount, refundDayFaults } from '../../../../kernel/accounts/refund.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import { validationFailed } from '../../../../kernel/problems/problem.js';
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
  { currency, issue_date, unapplied_amount: left }: Refundable,
  today: CalendarDate,
): NewCreditRefund {
  const moreThanLeft = 'This is more than is left as credit.';
  const tooEarly = `The credit note was issued on ${issue_date}; nothing was paid out of it before.`;
  const { amount, faults } = refundAmount(details.amount, { currency, left, moreThanLeft });
  const all = [...faults, ...refundDayFaults(details.refunded_on, { today, first: issue_date, tooEarly })];
  if (all.length > 0) throw validationFailed(all);
  const { method = null, reference = null } = details;
  const byDefault = issue_date > today ? issue_date : today;
  return { amount, method, refunded_on: details.refunded_on ?? byDefault, reference };
}
