import { nextDueDate } from '../../../../kernel/accounts/instalments.js';
import { dueDate } from '../../../../kernel/time/payment-terms.js';
import { holidaysOf, newId, type Transaction } from '../../../../platform/index.js';
import { planFrom } from '../domain/payment-plan.js';
import { invoiceDraft } from '../domain/invoice-draft.js';
import type { InvoiceDetails } from '../domain/invoice.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { InvoicesRepository, type Parties } from '../invoices.repository.js';
import { assertDepositsCountOnce } from '../write/deposits-taken-off.js';
import { DraftsRepository } from '../write/drafts.repository.js';
import { frozenForm, type FrozenInvoice } from './frozen-form.js';

/** Stands where a draft has no number yet. */
const NO_NUMBER = 'DRAFT';

/** A draft as it would be frozen if it were issued at this moment, with the parties as they are now. */
export function asIfIssued(
  draft: InvoiceWithItems,
  { seller, buyer, now }: Pick<Parties, 'seller' | 'buyer'> & { readonly now: Date },
): FrozenInvoice {
  const issue_date = draft.issue_date ?? draft.today;
  const payment_plan = planOf(issue_date, draft);
  const due_date =
    payment_plan === null ? dueOf(issue_date, draft) : nextDueDate(payment_plan, draft.amount_due);
  const issued = {
    number: NO_NUMBER,
    issue_date,
    due_date,
    payment_plan,
    customer_name: buyer.name,
    seller,
    buyer,
  };
  return frozenForm({ ...draft, ...issued, finalized_at: now });
}

/** The draft that details would make; nothing is stored. Raises `validation_failed` as creating it would. */
export async function unstoredDraft(tx: Transaction, details: InvoiceDetails): Promise<InvoiceWithItems> {
  const drafts = new DraftsRepository(tx);
  const draft = drafts.unstored(invoiceDraft(details, await drafts.surroundings(details)), newId(tx.now));
  await assertDepositsCountOnce(tx, draft);
  return draft;
}

/** The same as it would be frozen. */
export async function detailsAsIfIssued(tx: Transaction, details: InvoiceDetails): Promise<FrozenInvoice> {
  const draft = await unstoredDraft(tx, details);
  const parties = await new InvoicesRepository(tx).parties(draft.customer_id);
  return asIfIssued(draft, { ...parties, now: tx.now });
}

/** Terms that lead beyond the calendar are refused when it is issued; here the day that it has counts. */
function dueOf(issueDate: string, { payment_terms, due_date }: InvoiceWithItems): string {
  try {
    return payment_terms === null ? due_date : dueDate(issueDate, payment_terms, holidaysOf);
  } catch (error) {
    if (error instanceof RangeError) return due_date;
    throw error;
  }
}

function planOf(issueDate: string, { payment_plan }: InvoiceWithItems): InvoiceWithItems['payment_plan'] {
  try {
    return payment_plan && planFrom(payment_plan, issueDate);
  } catch (error) {
    if (error instanceof RangeError) return payment_plan;
    throw error;
  }
}
