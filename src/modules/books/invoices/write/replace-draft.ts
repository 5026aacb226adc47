import type { Transaction } from '../../../../platform/index.js';
import { invoiceDraft } from '../domain/invoice-draft.js';
import type { InvoiceDetails } from '../domain/invoice.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { invoiceChanged } from '../invoices.events.js';
import { assertDepositsCountOnce } from './deposits-taken-off.js';
import { DraftsRepository } from './drafts.repository.js';

/** Replaces a locked draft and all of its lines. Raises `validation_failed` with every fault. */
export async function replaceDraft(
  tx: Transaction,
  before: InvoiceWithItems,
  details: InvoiceDetails,
): Promise<InvoiceWithItems> {
  const drafts = new DraftsRepository(tx);
  const draft = invoiceDraft(details, await drafts.surroundings(details, before));
  await assertDepositsCountOnce(tx, draft);
  const invoice = drafts.replace(before, draft);
  tx.announce(invoiceChanged('invoice.updated', { before, now: invoice }));
  return invoice;
}
