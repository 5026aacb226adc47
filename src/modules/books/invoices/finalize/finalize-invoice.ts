import type { Target, Transaction } from '../../../../platform/index.js';
import { isDone } from '../domain/invoice-lifecycle.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { InvoicesRepository } from '../invoices.repository.js';
import { assertAvailable, lockedInvoice } from '../write/locked-invoice.js';
import { announceFinalized, orderFollowUps } from './after-finalizing.js';
import { Issue } from './issue.js';
import type { Issuing } from './issue-checks.js';

/**
 * Finalizes a draft; an invoice that is finalized already stays as it is.
 *
 * Raises `not_found`, `precondition_failed`, `invalid_state_transition`, `validation_failed` and `document_not_valid`.
 */
export async function finalizeInvoice(
  tx: Transaction,
  target: Target,
  issuing: Issuing,
): Promise<InvoiceWithItems> {
  const invoice = await lockedInvoice(tx, target);
  if (isDone('finalize', invoice.status)) return invoice;
  assertAvailable('finalize', invoice);
  return finalizeDraft(tx, invoice, issuing);
}

/**
 * Makes a locked draft a legal document: number, dates, seller and buyer, chained to the invoice before it.
 * Credit of its customer settles it then, where organization or customer want that.
 *
 * Raises `validation_failed` for impossible dates, and `document_not_valid`; then no number is used.
 */
export async function finalizeDraft(
  tx: Transaction,
  draft: InvoiceWithItems,
  { checks, credit, require = [], settleFirst }: Issuing,
): Promise<InvoiceWithItems> {
  const wanted = { draft, require };
  const issue = await Issue.begin(tx, [wanted], checks);
  const issued = await issue.next(wanted);
  issue.write();
  const [invoice] = new InvoicesRepository(tx).finalizeAll([issued]);
  if (invoice === undefined) throw new Error('A draft was issued and is not there.');
  announceFinalized(tx, { before: draft, now: invoice, who: tx.who });
  orderFollowUps(tx, invoice, issued.lastIssuedAt);
  const settled = settleFirst === undefined ? invoice : await settleFirst(invoice);
  return issued.appliesCredit ? credit.settle(tx, settled) : settled;
}
