import assert from 'node:assert';
import type { MinorUnits } from '../../../kernel/money/amount.js';
import { stateAfter } from './invoice-lifecycle.js';
import type { InvoiceStatus } from './invoice.js';

/** What payments and credit notes change of an invoice, in minor units of its currency; less than zero takes back. */
export interface SettlementChange {
  readonly paid?: MinorUnits;
  /** What credit notes lower the amount due by. */
  readonly credited?: MinorUnits;
  /** What credit notes take back of the document, whatever becomes of it. */
  readonly creditNotes?: MinorUnits;
}

/** An invoice as far as its settlement goes. */
export interface Settled {
  readonly status: InvoiceStatus;
  readonly amount_paid: MinorUnits;
  readonly amount_credited: MinorUnits;
  readonly credit_notes_total: MinorUnits;
  readonly amount_due: MinorUnits;
  readonly paid_at: Date | null;
}

export type SettlementEvent = 'invoice.paid' | 'invoice.partially_paid' | 'invoice.updated';

/**
 * The invoice after a payment, a credit note, or the taking back of one: paid when nothing is due, open when again.
 *
 * Whoever asks has made sure that not more is settled than is due.
 */
export function settled(
  before: Settled,
  { paid = 0n, credited = 0n, creditNotes = 0n }: SettlementChange,
  now: Date,
): Settled & { readonly event: SettlementEvent } {
  const amount_due = before.amount_due - paid - credited;
  assert(amount_due >= 0n, 'More was settled than is due.');
  const move = amount_due === 0n ? 'settle' : 'fall_due_again';
  const status = stateAfter(before.status, move) ?? before.status;
  const isPaid = status === 'paid';
  return {
    status,
    amount_paid: before.amount_paid + paid,
    amount_credited: before.amount_credited + credited,
    credit_notes_total: before.credit_notes_total + creditNotes,
    amount_due,
    paid_at: isPaid ? (before.paid_at ?? now) : null,
    event: eventOf({ becamePaid: isPaid && before.status !== 'paid', paid }),
  };
}

function eventOf({ becamePaid, paid }: { becamePaid: boolean; paid: MinorUnits }): SettlementEvent {
  if (becamePaid) return 'invoice.paid';
  return paid > 0n ? 'invoice.partially_paid' : 'invoice.updated';
}
