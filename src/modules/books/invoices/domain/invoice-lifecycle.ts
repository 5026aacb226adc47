import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { InvoiceStatus } from './invoice.js';

export const invoiceActions = [
  'update',
  'delete',
  'finalize',
  'void',
  'mark_uncollectible',
  'record_payment',
  'credit',
  'correct',
  'send',
  'remind',
  'extend',
] as const;

export type InvoiceAction = (typeof invoiceActions)[number];

/** What moves an invoice from one state to another. */
export type InvoiceMove =
  'finalize' | 'void' | 'mark_uncollectible' | 'settle' | 'reopen' | 'reopen_written_off';

/**
 * The whole life of an invoice: what is not here is impossible.
 *
 * An invoice over 0, or one that was prepaid, is paid without a payment and can still be voided.
 */
const transitions = {
  draft: { finalize: 'open' },
  open: { void: 'void', mark_uncollectible: 'uncollectible', settle: 'paid' },
  uncollectible: { void: 'void', settle: 'paid' },
  paid: { void: 'void', reopen: 'open', reopen_written_off: 'uncollectible' },
  void: {},
} as const satisfies Record<InvoiceStatus, Partial<Record<InvoiceMove, InvoiceStatus>>>;

/** An invoice as far as its state and what may be done depend on it. */
export interface InvoiceState {
  readonly status: InvoiceStatus;
  readonly total: MinorUnits;
  readonly amount_paid: MinorUnits;
  readonly amount_credited: MinorUnits;
  readonly credit_notes_total: MinorUnits;
  readonly sent_at: Date | null;
  readonly viewed_at: Date | null;
  /** Where it was issued, if that was elsewhere. */
  readonly imported_from: string | null;
}

const conditions: Readonly<Record<InvoiceAction, (invoice: InvoiceState) => boolean>> = {
  update: isDraft,
  delete: isDraft,
  finalize: isDraft,
  void: isVoidable,
  mark_uncollectible: ({ status }) => stateAfter(status, 'mark_uncollectible') !== undefined,
  record_payment: ({ status }) => isSettleable(status),
  credit: isCreditable,
  correct: (invoice) =>
    isDraft(invoice) || (isOwn(invoice) && (isVoidable(invoice) || isCreditable(invoice))),
  send: (invoice) => counts(invoice.status) && isOwn(invoice),
  remind: ({ status }) => status === 'open',
  extend: ({ status }) => status === 'open',
};

/** What may be done with the invoice now. */
export function availableActions(invoice: InvoiceState): InvoiceAction[] {
  return invoiceActions.filter((action) => conditions[action](invoice));
}

export function isAvailable(action: InvoiceAction, invoice: InvoiceState): boolean {
  return conditions[action](invoice);
}

/** The state that a move leads to, or undefined when the state does not know it. */
export function stateAfter(status: InvoiceStatus, move: InvoiceMove): InvoiceStatus | undefined {
  const moves: Partial<Record<InvoiceMove, InvoiceStatus>> = transitions[status];
  return moves[move];
}

/** Whether payments and credit can settle an invoice in this state; a paid one has nothing left. */
export function isSettleable(status: InvoiceStatus): boolean {
  return stateAfter(status, 'settle') !== undefined;
}

/** Whether an action has been done already, so that repeating it changes nothing. */
export function isDone(action: 'finalize' | 'void' | 'mark_uncollectible', status: InvoiceStatus): boolean {
  return action === 'finalize' ? counts(status) : stateAfter('open', action) === status;
}

/** Whether the invoice was issued and still counts. */
function counts(status: InvoiceStatus): boolean {
  return status !== 'draft' && status !== 'void';
}

/** Only a draft may be changed or deleted; from then on an invoice is a legal document. */
function isDraft({ status }: InvoiceState): boolean {
  return status === 'draft';
}

/** Whether the invoice is a document of this service: one of before is neither sent nor replaced by it. */
function isOwn({ imported_from }: InvoiceState): boolean {
  return imported_from === null;
}

type Held = Pick<InvoiceState, 'sent_at' | 'viewed_at' | 'total'>;

/**
 * Whether only a document can take the invoice back, because its customer was sent it or has opened it. One over
 * nothing is an exception: no credit note can be written of it.
 */
export function isHeldByCustomer({ sent_at, viewed_at, total }: Held): boolean {
  return (sent_at !== null || viewed_at !== null) && total > 0n;
}

/**
 * As long as the customer does not hold it, nobody has paid and no credit note is settled with it, its own or
 * another's, it may cease to count.
 */
function isVoidable(invoice: InvoiceState): boolean {
  const { status, amount_paid, amount_credited, credit_notes_total } = invoice;
  const isUntouched = amount_paid === 0n && amount_credited === 0n && credit_notes_total === 0n;
  return stateAfter(status, 'void') !== undefined && isUntouched && !isHeldByCustomer(invoice);
}

function isCreditable({ status, total, credit_notes_total }: InvoiceState): boolean {
  return counts(status) && credit_notes_total < total;
}
