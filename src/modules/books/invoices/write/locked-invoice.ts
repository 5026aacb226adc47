import { notFound } from '../../../../kernel/problems/problem.js';
import { assertVersion, type Target, type Transaction } from '../../../../platform/index.js';
import { isAvailable, type InvoiceAction } from '../domain/invoice-lifecycle.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { invalidTransition } from '../invoices.problems.js';
import { InvoicesRepository } from '../invoices.repository.js';

/** The invoice, held until the transaction ends. Raises `not_found` and `precondition_failed`. */
export async function lockedInvoice(tx: Transaction, { id, seen }: Target): Promise<InvoiceWithItems> {
  const invoice = await new InvoicesRepository(tx).lockById(id);
  if (invoice === undefined) throw notFound('invoice');
  assertVersion(seen, invoice.version);
  return invoice;
}

/** The same, for what its state allows. Raises `not_found`, `precondition_failed` and `invalid_state_transition`. */
export async function lockedInvoiceFor(
  tx: Transaction,
  target: Target,
  action: InvoiceAction,
): Promise<InvoiceWithItems> {
  const invoice = await lockedInvoice(tx, target);
  assertAvailable(action, invoice);
  return invoice;
}

/** Raises `invalid_state_transition` for what the state of the invoice does not allow. */
export function assertAvailable(action: InvoiceAction, invoice: InvoiceWithItems): void {
  if (!isAvailable(action, invoice)) throw invalidTransition(action, invoice);
}
