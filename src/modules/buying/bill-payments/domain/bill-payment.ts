import type { PaymentMethod } from '../../../../kernel/accounts/payment-method.js';
import { sumOf } from '../../../../kernel/money/allocation.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';

export const billPaymentStatuses = ['recorded', 'reversed'] as const;

export type BillPaymentStatus = (typeof billPaymentStatuses)[number];

export const billPaymentActions = ['allocate', 'unallocate', 'reverse'] as const;

export type BillPaymentAction = (typeof billPaymentActions)[number];

/** What a caller says of settling one bill. */
export interface BillAllocationDetails {
  readonly bill_id: string;
  readonly amount: Decimal;
  /** What the supplier lets go of the bill for paying early. */
  readonly discount?: Decimal;
}

/** What a caller says of money that went to a supplier. */
export interface BillPaymentDetails {
  readonly supplier_id: string;
  readonly amount: Decimal;
  readonly currency?: CurrencyCode;
  readonly method: PaymentMethod;
  readonly paid_on?: CalendarDate;
  readonly reference?: string;
  readonly note?: string;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly allocations?: readonly BillAllocationDetails[];
}

/** The part of a payment that settles one bill, in minor units. Credit notes add to the money of the payment. */
export interface BillAllocation {
  readonly bill_id: string;
  readonly amount: MinorUnits;
  readonly discount: MinorUnits;
  readonly is_credit: boolean;
}

/** A payment as it is stored, in minor units of its currency. */
export interface NewBillPayment {
  readonly supplier_id: string;
  readonly currency: CurrencyCode;
  readonly amount: MinorUnits;
  readonly unapplied_amount: MinorUnits;
  readonly method: PaymentMethod;
  readonly paid_on: CalendarDate;
  readonly reference: string | null;
  readonly note: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly allocations: readonly BillAllocation[];
}

/** A payment as far as its state goes. */
export interface BillPaymentState {
  readonly reversed_at: Date | null;
  readonly unapplied_amount: MinorUnits;
  readonly allocations: readonly { readonly released_at: Date | null }[];
}

/** How much money allocations take out of a payment; less than nothing if they bring in more credit. */
export function moneyOf(allocations: readonly Omit<BillAllocation, 'bill_id' | 'discount'>[]): MinorUnits {
  return sumOf(allocations.map(({ amount, is_credit }) => (is_credit ? -amount : amount)));
}

export function billPaymentStatus({ reversed_at }: Pick<BillPaymentState, 'reversed_at'>): BillPaymentStatus {
  return reversed_at === null ? 'recorded' : 'reversed';
}

/** What may be done with a payment now. A credit note can always be allocated together with a bill. */
export function billPaymentActionsOf({ reversed_at, allocations }: BillPaymentState): BillPaymentAction[] {
  if (reversed_at !== null) return [];
  const settles = allocations.some(({ released_at }) => released_at === null);
  return settles ? ['allocate', 'unallocate', 'reverse'] : ['allocate', 'reverse'];
}
