import type { MetadataChanges } from '../../../../kernel/metadata/metadata.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { Decimal } from '../../../../kernel/money/decimal.js';
import type { TaxCategory } from '../../../../kernel/tax/tax-category.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import { standingAmount, type AllocationOnRecord } from './homecoming.js';

export const creditNoteStatuses = ['issued', 'void'] as const;

export type CreditNoteStatus = (typeof creditNoteStatuses)[number];

export const creditReasons = [
  'duplicate',
  'order_change',
  'product_unsatisfactory',
  'order_cancellation',
  'other',
] as const;

export type CreditReason = (typeof creditReasons)[number];

/** What becomes of a part that nothing is due for any more. */
export const creditSettlements = ['customer_credit', 'refunded'] as const;

export type CreditSettlement = (typeof creditSettlements)[number];

export const creditNoteActions = ['allocate', 'mark_refunded', 'void', 'send'] as const;

export type CreditNoteAction = (typeof creditNoteActions)[number];

/** What a caller wants to take back: of a line, or of a tax group. */
export interface CreditItemDetails {
  readonly item_id?: string;
  /** How much of the line; without an amount it decides the amount too. */
  readonly quantity?: Decimal;
  /** Without tax. */
  readonly amount?: Decimal;
  readonly tax_rate?: Decimal;
  readonly tax_category?: TaxCategory;
  readonly description?: string;
}

/** What a caller says of a credit note. Without items it takes back all that is left of the invoice. */
export interface CreditNoteDetails {
  readonly reason: CreditReason;
  readonly items?: readonly CreditItemDetails[];
  readonly issue_date?: CalendarDate;
  readonly message?: string;
  readonly note?: string;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly settlement?: CreditSettlement;
}

/** What may be said of a credit note in any state, because it is no part of the document. Null takes it away. */
export interface CreditNoteRemarks {
  readonly note?: string | null;
  readonly metadata?: MetadataChanges | null;
}

/** A credit note as far as its state goes. */
export interface CreditNoteState {
  readonly status: CreditNoteStatus;
  readonly invoice_id: string;
  readonly refunded_amount: MinorUnits;
  readonly unapplied_amount: MinorUnits;
  readonly allocations: readonly Omit<AllocationOnRecord, 'position'>[];
  /** The number of the invoice that counts instead of the one that it takes back, if there is one. */
  readonly reissued_as: string | null;
  readonly sent_at: Date | null;
}

const conditions: Readonly<Record<CreditNoteAction, (note: CreditNoteState) => boolean>> = {
  allocate: hasCredit,
  mark_refunded: hasCredit,
  void: isVoidable,
  send: ({ status }) => status === 'issued',
};

/** What may be done with a credit note now. */
export function creditNoteActionsOf(note: CreditNoteState): CreditNoteAction[] {
  return creditNoteActions.filter((action) => conditions[action](note));
}

export function isPossible(action: CreditNoteAction, note: CreditNoteState): boolean {
  return conditions[action](note);
}

function hasCredit({ status, unapplied_amount }: CreditNoteState): boolean {
  return status === 'issued' && unapplied_amount > 0n;
}

/**
 * As long as its customer does not have it and nothing of it was used beyond its own invoice, a credit note may be
 * declared never to have counted.
 *
 * Not where another invoice counts instead of its own: both would be due, and the sale be charged twice.
 */
function isVoidable(note: CreditNoteState): boolean {
  const { status, invoice_id, refunded_amount, allocations, reissued_as, sent_at } = note;
  const staysAtHome = allocations.every((one) => one.invoice_id === invoice_id || standingAmount(one) === 0n);
  return (
    status === 'issued' && sent_at === null && refunded_amount === 0n && staysAtHome && reissued_as === null
  );
}
