import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { Buyer, Seller } from '../../../../kernel/parties/party.js';
import { validationFailed, type FieldFault } from '../../../../kernel/problems/problem.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { PaymentTerms } from '../../../../kernel/time/payment-terms.js';
import { dueBefore10000 } from './due-date.js';
import type { InvoiceStatus } from './invoice.js';

interface Unfinalized {
  readonly due_date: CalendarDate;
  readonly payment_terms: PaymentTerms | null;
  readonly amount_due: MinorUnits;
}

interface Issue {
  readonly number: string;
  readonly payment_reference: string;
  readonly issue_date: CalendarDate;
  readonly seller: Seller;
  readonly buyer: Buyer;
  readonly now: Date;
}

/** What finalizing sets on an invoice. All but the status and `paid_at` never changes again. */
export interface Finalization {
  readonly status: InvoiceStatus;
  readonly number: string;
  readonly payment_reference: string;
  readonly issue_date: CalendarDate;
  readonly due_date: CalendarDate;
  readonly seller: Seller;
  readonly buyer: Buyer;
  readonly customer_name: string;
  readonly finalized_at: Date;
  readonly paid_at: Date | null;
}

/**
 * Makes a draft a legal document. Counts the due date from the issue date; a named due date must not be before it.
 *
 * An invoice with nothing to pay is paid at once. Raises `validation_failed`.
 */
export function finalization(draft: Unfinalized, { now, ...issue }: Issue): Finalization {
  const { payment_terms: terms } = draft;
  const faults: FieldFault[] = [];
  const due_date = terms === null ? draft.due_date : dueBefore10000(issue.issue_date, terms, faults);
  if (due_date < issue.issue_date) {
    const detail = `The invoice would be due on ${due_date}, before it is issued on ${issue.issue_date}.`;
    faults.push({ pointer: '#/due_date', code: 'before_issue_date', detail });
  }
  if (faults.length > 0) throw validationFailed(faults);
  const isPaid = draft.amount_due === 0n;
  return {
    due_date,
    status: isPaid ? 'paid' : 'open',
    customer_name: issue.buyer.name,
    finalized_at: now,
    paid_at: isPaid ? now : null,
    ...issue,
  };
}
