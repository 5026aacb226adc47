import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';

/** More transfers than these are more than one run. */
export const TRANSFERS_MAX = 500;

export const paymentRunStatuses = ['proposed', 'released', 'settled', 'cancelled'] as const;

export type PaymentRunStatus = (typeof paymentRunStatuses)[number];

export const paymentRunActions = ['release', 'settle', 'cancel'] as const;

export type PaymentRunAction = (typeof paymentRunActions)[number];

const ACTIONS: Readonly<Record<PaymentRunStatus, readonly PaymentRunAction[]>> = {
  proposed: ['release', 'cancel'],
  released: ['settle', 'cancel'],
  settled: [],
  cancelled: [],
};

export function paymentRunActionsOf(status: PaymentRunStatus): readonly PaymentRunAction[] {
  return ACTIONS[status];
}

/** What a caller says of a run: its bills, or up to which day they are due. */
export interface PaymentRunDetails {
  readonly bank_account_id: string;
  readonly execute_on?: CalendarDate;
  readonly bills?: readonly { readonly bill_id: string }[];
  readonly due_until?: CalendarDate;
}

/** A transfer that waits no longer, and what it was: null if it is not to be executed. */
export interface EndedTransfer {
  readonly position: number;
  readonly payment_id: string | null;
}

/** A transfer that pays what is due of a bill. */
export interface RunTransfer {
  readonly bill_id: string;
  readonly supplier_id: string;
  readonly amount: MinorUnits;
  readonly creditor_name: string;
  readonly iban: string;
  readonly remittance: string;
}
