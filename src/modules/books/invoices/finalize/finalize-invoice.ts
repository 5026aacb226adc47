import type { Target, Transaction } from '../../../../platform/index.js';
import { DocumentNumbering } from '../../numbering/index.js';
import { finalization } from '../domain/finalization.js';
import { isDone } from '../domain/invoice-lifecycle.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { InvoicesRepository } from '../invoices.repository.js';
import { assertAvailable, lockedInvoice } from '../write/locked-invoice.js';
import { announceFinalized, orderFollowUps } from './after-finalizing.js';
import { frozenForm } from './frozen-form.js';
import { wantedFormats, type Issuing } from './issue-checks.js';
import { paymentReferenceOf } from './payment-reference.js';

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
 *
 * Raises `validation_failed` for impossible dates, and `document_not_valid`; then no number is used.
 */
export async function finalizeDraft(
  tx: Transaction,
  draft: InvoiceWithItems,
  { checks, require = [] }: Issuing,
): Promise<InvoiceWithItems> {
  const invoices = new InvoicesRepository(tx);
  const numbering = new DocumentNumbering(tx);
  const [{ seller, buyer }, isStrict, place] = await Promise.all([
    invoices.parties(draft.customer_id),
    checks.areRequired(tx),
    numbering.next('invoice', { issueDate: draft.issue_date ?? undefined, today: draft.today }),
  ]);
  const { number, issue_date } = place;
  const position = place.series.documents + 1n;
  const payment_reference = await paymentReferenceOf(tx, draft, { number, position });
  const issue = { number, payment_reference, issue_date, seller, buyer };
  const changes = finalization(draft, { now: tx.now, ...issue });
  const frozen = frozenForm({ ...draft, ...changes });
  const wanted = wantedFormats(buyer, { isStrict, require });
  if (wanted.length > 0) await checks.check(tx, frozen, wanted);
  const chained = numbering.append(place, draft.id, frozen);
  const invoice = invoices.finalize(draft, { ...changes, ...chained });

  announceFinalized(tx, { before: draft, now: invoice, who: tx.who });
  orderFollowUps(tx, invoice, place.series.last_issued_at);
  return invoice;
}
