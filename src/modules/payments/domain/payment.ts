import type { MinorUnits } from '../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../kernel/money/currency.js';
import type { Decimal } from '../../../kernel/money/decimal.js';
import type { CalendarDate } from '../../../kernel/time/calendar-date.js';

export const paymentMethods = ['bank_transfer', 'card', 'cash', 'check', 'other'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentStatuses = ['recorded', 'reversed'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentActions = ['allocate', 'reverse'] as const;

export type PaymentAction = (typeof paymentActions)[number];

/** What a caller says of a payment that settles one invoice. */
export interface InvoicePaymentDetails {
  /** What is due when it is not given. */
  readonly amount?: Decimal;
  readonly method: PaymentMethod;
  readonly received_on?: CalendarDate;
  readonly reference?: string;
  readonly note?: string;
}

/** What a caller says of a payment. */
export interface PaymentDetails extends InvoicePaymentDetails {
  readonly customer_id: string;
  readonly amount: Decimal;
  readonly currency?: CurrencyCode;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly allocations?: readonly { readonly invoice_id: string; readonly amount: Decimal }[];
}

/** A payment as it is stored, in minor units of its currency. */
export interface NewPayment {
  readonly customer_id: string;
  readonly customer_name: string;
  readonly currency: CurrencyCode;
  readonly amount: MinorUnits;
  /** What no invoice is settled with. */
  readonly unapplied_amount: MinorUnits;
  readonly method: PaymentMethod;
  readonly received_on: CalendarDate;
  readonly reference: string | null;
  readonly note: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly allocations: readonly Allocation[];
}

/** The part of a payment that settles one invoice, in minor units. */
export interface Allocation {
  readonly invoice_id: string;
  readonly amount: MinorUnits;
}

/** A payment as far as its state goes. */
interface PaymentState {
  readonly reversed_at: Date | null;
  readonly unapplied_amount: MinorUnits;
}

export function paymentStatus({ reversed_at }: Pick<PaymentState, 'reversed_at'>): PaymentStatus {
  return reversed_at === null ? 'recorded' : 'reversed';
}

/** What may be done with a payment now. */
export function paymentActionsOf(payment: PaymentState): PaymentAction[] {
  if (paymentStatus(payment) === 'reversed') return [];
  return payment.unapplied_amount > 0n ? ['allocate', 'reverse'] : ['reverse'];
}
