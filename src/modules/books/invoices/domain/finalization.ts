import { nextDueDate, type PaymentPlan } from '../../../../kernel/accounts/instalments.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { Buyer, Seller } from '../../../../kernel/parties/party.js';
import { validationFailed, type FieldFault } from '../../../../kernel/problems/problem.js';
import type { HolidaysOf } from '../../../../kernel/time/business-days.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { PaymentTerms } from '../../../../kernel/time/payment-terms.js';
import { dueBefore10000 } from './due-date.js';
import { plannedBefore10000 } from './payment-plan.js';
import type { InvoiceStatus } from './invoice.js';

interface Unfinalized {
  readonly due_date: CalendarDate;
  readonly payment_terms: PaymentTerms | null;
  readonly payment_plan: PaymentPlan;
  readonly amount_due: MinorUnits;
}

interface Issue {
  readonly number: string;
  readonly payment_reference: string;
  readonly issue_date: CalendarDate;
  readonly seller: Seller;
  readonly buyer: Buyer;
  readonly now: Date;
  readonly holidaysOf: HolidaysOf;
}

/** What finalizing sets on an invoice. All but the status and `paid_at` never changes again. */
export interface Finalization {
  readonly status: InvoiceStatus;
  readonly number: string;
  readonly payment_reference: string;
  readonly issue_date: CalendarDate;
  readonly due_date: CalendarDate;
  readonly payment_plan: PaymentPlan;
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
export function finalization(draft: Unfinalized, { now, holidaysOf, ...issue }: Issue): Finalization {
  const faults: FieldFault[] = [];
  const { due_date, payment_plan } = datesOf(draft, { issued: issue.issue_date, holidaysOf }, faults);
  if (due_date < issue.issue_date) {
    const detail = `The invoice would be due on ${due_date}, before it is issued on ${issue.issue_date}.`;
    const pointer = payment_plan === null ? '#/due_date' : '#/payment_plan/0/due_date';
    faults.push({ pointer, code: 'before_issue_date', detail });
  }
  if (faults.length > 0) throw validationFailed(faults);
  const isPaid = draft.amount_due === 0n;
  return {
    due_date,
    payment_plan,
    status: isPaid ? 'paid' : 'open',
    customer_name: issue.buyer.name,
    finalized_at: now,
    paid_at: isPaid ? now : null,
    ...issue,
  };
}

/** A plan whose first instalments were prepaid may begin before the issue date: then nothing of them is due. */
function datesOf(
  { payment_terms: terms, payment_plan: plan, ...draft }: Unfinalized,
  { issued, holidaysOf }: { readonly issued: CalendarDate; readonly holidaysOf: HolidaysOf },
  faults: FieldFault[],
): Pick<Finalization, 'due_date' | 'payment_plan'> {
  if (plan !== null) {
    const payment_plan = plannedBefore10000(plan, issued, faults);
    return { due_date: nextDueDate(payment_plan, draft.amount_due), payment_plan };
  }
  const due_date = terms === null ? draft.due_date : dueBefore10000(issued, { terms, holidaysOf }, faults);
  return { due_date, payment_plan: null };
}
