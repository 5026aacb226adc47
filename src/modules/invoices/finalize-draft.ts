import type { Transaction } from '../../platform/index.js';
import { DocumentNumbering } from '../numbering/index.js';
import { finalization } from './domain/finalization.js';
import type { InvoiceWithItems } from './entities/invoice.entity.js';
import { InvoiceStatesRepository, type Parties } from './invoice-states.repository.js';
import { invoiceChanged, issuedForm } from './invoices.events.js';
import { scheduleOverdue } from './overdue-schedule.js';

/**
 * Makes a legal document of a locked draft: number, dates, seller and buyer, chained to the invoice before it.
 *
 * The series is the last thing that is locked. Raises `validation_failed` for dates that cannot be.
 */
export async function finalizeDraft(
  tx: Transaction,
  draft: InvoiceWithItems,
  parties: Parties,
): Promise<InvoiceWithItems> {
  const finalized = (issue: { number: string; issue_date: string }) => {
    return finalization(draft, { now: tx.now, ...issue, ...parties });
  };
  const { id, today, time_zone } = draft;
  const { number, issue_date } = await new DocumentNumbering(tx).issue('invoice', {
    id,
    issueDate: draft.issue_date ?? undefined,
    today,
    content: (issue) => issuedForm({ ...draft, ...finalized(issue) }),
  });
  const changes = finalized({ number, issue_date });
  const invoice = new InvoiceStatesRepository(tx).change(draft, changes);
  if (changes.status === 'open') scheduleOverdue(tx, { ...changes, id, time_zone });
  tx.announce(invoiceChanged('invoice.finalized', { before: draft, now: invoice }));
  if (invoice.status === 'paid') tx.announce(invoiceChanged('invoice.paid', { before: draft, now: invoice }));
  return invoice;
}
