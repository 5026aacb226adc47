import type { RestChoice } from '../../../../kernel/accounts/closing.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';

/** A line as far as matching reads it. Amounts are minor units. */
export interface MatchableLine {
  /** What no outcome explains yet; money in is above zero. */
  readonly amount: MinorUnits;
  readonly currency: CurrencyCode;
  readonly booked_on: CalendarDate;
  readonly counterparty_name: string | null;
  readonly counterparty_iban: string | null;
  readonly text: string | null;
  readonly end_to_end_id: string | null;
  readonly structured_reference: string | null;
  readonly return_reason: string | null;
  /** The code of German banks, such as 109 for what came back. */
  readonly transaction_code: string | null;
  /** What the bank kept of it. */
  readonly charges: MinorUnits | null;
  /** What the bank has booked together. */
  readonly batch_reference: string | null;
}

/** A discount for paying early, and what then settles the document. */
export interface Offer {
  readonly pays: MinorUnits;
  /** Its last day. */
  readonly until: CalendarDate;
}

/** An invoice, or a bill of a supplier, that a line may pay, or that it names although nothing is due on it. */
export interface DocumentCandidate {
  readonly id: string;
  readonly party_id: string;
  readonly party_name: string;
  readonly number: string;
  readonly payment_reference: string | null;
  /** What a transfer of ours has said of it from end to end. */
  readonly transfer_id?: string | undefined;
  readonly is_open: boolean;
  readonly due: MinorUnits;
  /** What of it is to be paid next, where it is paid in instalments. */
  readonly next?: MinorUnits | undefined;
  readonly due_date: CalendarDate;
  readonly offers: readonly Offer[];
}

/** A payment of a customer or to a supplier that somebody recorded. */
export interface PaymentCandidate {
  readonly id: string;
  readonly party_id: string;
  readonly party_name: string;
  readonly amount: MinorUnits;
  /** What no line explains yet. */
  readonly unmatched: MinorUnits;
  /** What settles nothing yet. */
  readonly unapplied: MinorUnits;
  /** The day that the money moved on. */
  readonly received_on: CalendarDate;
  readonly reference: string | null;
  /** The numbers of what it settles, where they say more than its reference. */
  readonly settles?: readonly string[];
}

/** Money that somebody recorded as given back, out of a payment or a credit note, and that no line explains. */
export interface RefundCandidate {
  readonly payment_id: string | null;
  readonly credit_note_id: string | null;
  /** The number of the credit note, or the reference of the payment. */
  readonly number: string | null;
  readonly party_id: string;
  readonly party_name: string;
  readonly amount: MinorUnits;
  readonly refunded_on: CalendarDate;
  readonly reference: string | null;
}

/** A rule that the line meets. */
export interface RuleCandidate {
  readonly id: string;
  readonly name: string;
  readonly is_certain: boolean;
  readonly outcome: 'customer' | 'fee' | 'ignore';
  readonly customer_id: string | null;
  readonly customer_name: string | null;
  readonly reason: string | null;
}

/** Transfers to suppliers that a bank was told to execute together, and that no line is yet. */
export interface RunCandidate {
  readonly id: string;
  /** What our file calls it. */
  readonly bank_id: string;
  readonly amount: MinorUnits;
  readonly execute_on: CalendarDate;
  /** Whether somebody has recorded that they were executed. */
  readonly is_settled: boolean;
}

/** What money that went to suppliers may be. */
export interface SupplierCandidates {
  readonly bills: readonly DocumentCandidate[];
  readonly payments: readonly PaymentCandidate[];
  readonly runs: readonly RunCandidate[];
  /** Suppliers who are known for the account of the line. */
  readonly payees: readonly string[];
}

/** All that a line may be about. */
export interface Candidates {
  readonly invoices: readonly DocumentCandidate[];
  readonly payments: readonly PaymentCandidate[];
  readonly refunds: readonly RefundCandidate[];
  /** Customers whose payments came from the account of the line before. */
  readonly payers: readonly string[];
  /** In their order. */
  readonly rules: readonly RuleCandidate[];
  readonly suppliers: SupplierCandidates;
}

export interface AllocationOutcome {
  readonly invoice_id: string;
  readonly amount: MinorUnits;
  readonly settle_rest?: RestChoice | undefined;
}

export interface BillOutcome {
  readonly bill_id: string;
  readonly amount: MinorUnits;
  /** What the supplier lets go for paying early. */
  readonly discount?: MinorUnits | undefined;
}

export const outcomeKinds = [
  'payment',
  'recorded_payment',
  'reversal',
  'refund',
  'recorded_refund',
  'bill_payment',
  'recorded_bill_payment',
  'payment_run',
  'fee',
  'ignore',
] as const;

export type OutcomeKind = (typeof outcomeKinds)[number];

/** What matches say: a run is the payments of its bills. */
export type MatchKind = Exclude<OutcomeKind, 'payment_run'>;

export const matchKinds = outcomeKinds.filter((kind): kind is MatchKind => kind !== 'payment_run');

/** What a line, or a part of it, is. Amounts are above zero. */
export type Outcome =
  | {
      readonly kind: 'payment';
      readonly customer_id: string;
      readonly amount: MinorUnits;
      readonly allocations: readonly AllocationOutcome[];
    }
  | { readonly kind: 'recorded_payment'; readonly payment_id: string; readonly amount: MinorUnits }
  | { readonly kind: 'reversal'; readonly payment_id: string; readonly amount: MinorUnits }
  | { readonly kind: 'refund'; readonly payment_id: string; readonly amount: MinorUnits }
  | {
      readonly kind: 'recorded_refund';
      readonly payment_id: string | null;
      readonly credit_note_id: string | null;
      readonly amount: MinorUnits;
    }
  | {
      readonly kind: 'bill_payment';
      readonly supplier_id: string;
      readonly amount: MinorUnits;
      readonly bills: readonly BillOutcome[];
    }
  | { readonly kind: 'recorded_bill_payment'; readonly bill_payment_id: string; readonly amount: MinorUnits }
  | { readonly kind: 'payment_run'; readonly payment_run_id: string; readonly amount: MinorUnits }
  | { readonly kind: 'fee'; readonly amount: MinorUnits }
  | { readonly kind: 'ignore'; readonly amount: MinorUnits; readonly reason: string };
