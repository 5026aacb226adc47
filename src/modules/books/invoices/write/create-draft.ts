import type { Transaction } from '../../../../platform/index.js';
import { invoiceDraft } from '../domain/invoice-draft.js';
import type { InvoiceDetails } from '../domain/invoice.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { invoiceCreated } from '../invoices.events.js';
import { assertDepositsCountOnce } from './deposits-taken-off.js';
import { DraftsRepository } from './drafts.repository.js';

/** What a draft comes from, if it does not begin by itself. */
interface DraftOrigin {
  /** The invoice that it corrects; what that one names may be archived by now. */
  readonly corrected?: InvoiceWithItems;
  readonly recurring_invoice_id?: string | null;
}

/** Stores a new draft with all amounts computed. Raises `validation_failed` with every fault and stores nothing. */
export async function createDraft(
  tx: Transaction,
  details: InvoiceDetails,
  { corrected, recurring_invoice_id = null }: DraftOrigin = {},
): Promise<InvoiceWithItems> {
  const drafts = new DraftsRepository(tx);
  const surroundings = await drafts.surroundings(details, corrected);
  const draft = invoiceDraft(details, surroundings);
  await assertDepositsCountOnce(tx, draft);
  const invoice = drafts.insert(draft, { corrects_invoice_id: corrected?.id ?? null, recurring_invoice_id });
  tx.announce(invoiceCreated(invoice));
  return invoice;
}
