import assert from 'node:assert';
import { nextDueDate, type PaymentPlan } from '../../../../kernel/accounts/instalments.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { DeductedChange } from './deduction.js';
import { stateAfter } from './invoice-lifecycle.js';
import type { InvoiceStatus } from './invoice.js';

/** What payments and credit notes change of an invoice, in minor units of its currency; less than zero takes back. */
export interface SettlementChange {
  readonly paid?: MinorUnits;
  /** What credit notes lower the amount due by. */
  readonly credited?: MinorUnits;
  /** What credit notes take back of the document, whatever becomes of it. */
  readonly creditNotes?: MinorUnits;
  /** What of that the customer has withheld. */
  readonly withheld?: MinorUnits;
}

/** What deductions change besides. */
type Change = SettlementChange & Partial<DeductedChange>;

/** An invoice as far as its settlement goes. */
export interface Settled {
  readonly status: InvoiceStatus;
  readonly amount_paid: MinorUnits;
  readonly amount_credited: MinorUnits;
  readonly credit_notes_total: MinorUnits;
  readonly withholding_credited: MinorUnits;
  readonly amount_discounted: MinorUnits;
  readonly amount_waived: MinorUnits;
  readonly amount_due: MinorUnits;
  readonly due_date: CalendarDate;
  readonly payment_plan: PaymentPlan;
  /** When its being overdue was announced. */
  readonly overdue_at: Date | null;
  readonly paid_at: Date | null;
  /** When it was written off; one that was falls back to uncollectible when its payment is taken back. */
  readonly marked_uncollectible_at: Date | null;
}

/** What a settlement changes of an invoice. */
export type SettlementResult = Omit<Settled, 'marked_uncollectible_at' | 'payment_plan'> & {
  readonly event: SettlementEvent;
};

export type SettlementEvent =
  'invoice.paid' | 'invoice.reopened' | 'invoice.partially_paid' | 'invoice.updated';

/**
 * The invoice after a payment, a credit note, or the reversal of one: paid when nothing is due. When something is due
 * again, it is open, or uncollectible if it was written off before.
 *
 * Callers must have checked that no more is settled than is due.
 */
export function settled(
  before: Settled,
  { paid = 0n, credited = 0n, creditNotes = 0n, withheld = 0n, discounted = 0n, waived = 0n }: Change,
  now: Date,
): SettlementResult {
  const amount_due = before.amount_due - paid - credited - discounted - waived;
  assert(amount_due >= 0n, 'More was settled than is due.');
  const reopen = before.marked_uncollectible_at === null ? 'reopen' : 'reopen_written_off';
  const move = amount_due === 0n ? 'settle' : reopen;
  const status = stateAfter(before.status, move) ?? before.status;
  const isPaid = status === 'paid';
  const due_date =
    before.payment_plan === null ? before.due_date : nextDueDate(before.payment_plan, amount_due);
  return {
    status,
    amount_paid: before.amount_paid + paid,
    amount_credited: before.amount_credited + credited,
    credit_notes_total: before.credit_notes_total + creditNotes,
    withholding_credited: before.withholding_credited + withheld,
    amount_discounted: before.amount_discounted + discounted,
    amount_waived: before.amount_waived + waived,
    amount_due,
    due_date,
    // Another instalment is due now, which can be overdue by itself.
    overdue_at: due_date === before.due_date ? before.overdue_at : null,
    paid_at: isPaid ? (before.paid_at ?? now) : null,
    event: eventOf({ wasPaid: before.status === 'paid', isPaid, paid }),
  };
}

interface EventFacts {
  readonly wasPaid: boolean;
  readonly isPaid: boolean;
  readonly paid: MinorUnits;
}

function eventOf({ wasPaid, isPaid, paid }: EventFacts): SettlementEvent {
  if (isPaid && !wasPaid) return 'invoice.paid';
  if (wasPaid && !isPaid) return 'invoice.reopened';
  return paid > 0n ? 'invoice.partially_paid' : 'invoice.updated';
}
