import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { InvoiceStatus } from './invoice.js';

export const paymentStatuses = ['unpaid', 'partially_paid', 'paid'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

interface Settling {
  readonly status: InvoiceStatus;
  readonly due_date: CalendarDate;
  readonly amount_paid: MinorUnits;
  readonly amount_credited: MinorUnits;
}

/** How far an invoice is settled, by payments and credit notes together. */
export function paymentStatus({ status, amount_paid, amount_credited }: Settling): PaymentStatus {
  if (status === 'paid') return 'paid';
  return amount_paid + amount_credited > 0n ? 'partially_paid' : 'unpaid';
}

/** Overdue begins on the day after the due date. Takes the day that it is where the organization is. */
export function isOverdue({ status, due_date }: Settling, today: CalendarDate): boolean {
  return status === 'open' && due_date < today;
}

/** What the amount payable of a document follows from. */
export interface Payable {
  readonly total: MinorUnits;
  /** What the customer withholds of it. */
  readonly withholding_total: MinorUnits;
  readonly payable_rounding: MinorUnits;
  readonly prepaid_amount: MinorUnits;
}

/** The amount payable of a document. Payments do not change it. It is negative if more was prepaid. */
export function amountPayable(document: Payable): MinorUnits {
  const { total, withholding_total, payable_rounding, prepaid_amount } = document;
  return total - withholding_total + payable_rounding - prepaid_amount;
}

/** The same as it is asked for: nothing if more was prepaid. */
export function amountAsked(document: Payable): MinorUnits {
  const payable = amountPayable(document);
  return payable < 0n ? 0n : payable;
}

/** What was prepaid on a document: in all, and what of it the document holds. The rest is the customer's credit. */
export interface Prepayment {
  readonly whole: MinorUnits;
  readonly held: MinorUnits;
}

export function prepaymentOf(document: Payable): Prepayment {
  const { prepaid_amount: whole } = document;
  const payable = amountPayable(document);
  return { whole, held: payable < 0n ? whole + payable : whole };
}

/** What a document comes to without tax. */
export function totalExcludingTax({
  total,
  tax_total,
}: {
  readonly total: MinorUnits;
  readonly tax_total: MinorUnits;
}): MinorUnits {
  return total - tax_total;
}
