import type { PaymentMethod } from '../../../../kernel/accounts/payment-method.js';
import type { RestChoice } from '../../../../kernel/accounts/closing.js';
import type { MetadataChanges } from '../../../../kernel/metadata/metadata.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';

export const paymentStatuses = ['recorded', 'reversed'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentActions = [
  'allocate',
  'unallocate',
  'refund',
  'cancel_refund',
  'reverse',
  'send',
] as const;

export type PaymentAction = (typeof paymentActions)[number];

/** What a caller says of a payment that settles one invoice. */
export interface InvoicePaymentDetails {
  /** The amount due if none is given. */
  readonly amount?: Decimal;
  readonly method: PaymentMethod;
  readonly received_on?: CalendarDate;
  readonly reference?: string;
  readonly note?: string;
  /** What the rest of the invoice is let go as, if it is small. */
  readonly settle_rest?: RestChoice;
}

/** What a caller says of a payment. */
export interface PaymentDetails extends Omit<InvoicePaymentDetails, 'settle_rest'> {
  readonly customer_id: string;
  readonly amount: Decimal;
  readonly currency?: CurrencyCode;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly allocations?: readonly {
    readonly invoice_id: string;
    readonly amount: Decimal;
    readonly settle_rest?: RestChoice;
  }[];
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

/** The part of a payment that settles one invoice, in minor units, and what the rest of it is let go as. */
export interface Allocation {
  readonly invoice_id: string;
  readonly amount: MinorUnits;
  readonly settle_rest?: RestChoice | undefined;
}

/** What may be said of a payment in any state. Null takes it away. */
export interface PaymentRemarks {
  readonly reference?: string | null;
  readonly note?: string | null;
  readonly metadata?: MetadataChanges | null;
}

/** A payment as far as its state goes. */
export interface PaymentState {
  readonly reversed_at: Date | null;
  readonly amount: MinorUnits;
  readonly unapplied_amount: MinorUnits;
  readonly refunded_amount: MinorUnits;
}

export function paymentStatus({ reversed_at }: Pick<PaymentState, 'reversed_at'>): PaymentStatus {
  return reversed_at === null ? 'recorded' : 'reversed';
}

/** How much of a payment settles invoices. */
export function appliedAmount(payment: PaymentState): MinorUnits {
  if (paymentStatus(payment) === 'reversed') return 0n;
  return payment.amount - payment.unapplied_amount - payment.refunded_amount;
}

const conditions: Readonly<Record<PaymentAction, (payment: PaymentState) => boolean>> = {
  allocate: ({ unapplied_amount }) => unapplied_amount > 0n,
  unallocate: (payment) => appliedAmount(payment) > 0n,
  refund: ({ unapplied_amount }) => unapplied_amount > 0n,
  cancel_refund: ({ refunded_amount }) => refunded_amount > 0n,
  // Money that went out again cannot have failed to come in.
  reverse: ({ refunded_amount }) => refunded_amount === 0n,
  send: () => true,
};

/** What may be done with a payment now. */
export function paymentActionsOf(payment: PaymentState): PaymentAction[] {
  return paymentActions.filter((action) => isPossible(action, payment));
}

export function isPossible(action: PaymentAction, payment: PaymentState): boolean {
  return paymentStatus(payment) === 'recorded' && conditions[action](payment);
}
