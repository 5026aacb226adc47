import type { Transaction } from '../../../../platform/index.js';
import { invoiceDraft } from '../domain/invoice-draft.js';
import type { InvoiceDetails } from '../domain/invoice.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { invoiceCreated } from '../invoices.events.js';
import { DraftsRepository } from './drafts.repository.js';

/**
 * Stores a new draft with all amounts computed.
 *
 * Takes the invoice that it corrects, if any; what that one names may be archived by now. Raises `validation_failed`
 * with every fault; then nothing is stored.
 */
export async function createDraft(
  tx: Transaction,
  details: InvoiceDetails,
  corrected?: InvoiceWithItems,
): Promise<InvoiceWithItems> {
  const drafts = new DraftsRepository(tx);
  const surroundings = await drafts.surroundings(details, corrected);
  const draft = invoiceDraft(details, surroundings);
  const invoice = drafts.insert(draft, corrected?.id ?? null);
  tx.announce(invoiceCreated(invoice));
  return invoice;
}
