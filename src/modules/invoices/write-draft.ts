import type { Transaction } from '../../platform/index.js';
import { invoiceDraft, type InvoiceDraft } from './domain/invoice-draft.js';
import type { InvoiceDetails } from './domain/invoice.js';
import type { InvoiceWithItems } from './entities/invoice.entity.js';
import { invoiceChanged, invoiceCreated } from './invoices.events.js';
import { InvoicesRepository } from './invoices.repository.js';

/**
 * Stores a new draft. Takes the invoice that it stands in for, if any: it is named as corrected, and what it names may
 * be archived by now.
 *
 * Raises `validation_failed` with every fault.
 */
export async function insertDraft(
  tx: Transaction,
  details: InvoiceDetails,
  instead?: InvoiceWithItems,
): Promise<InvoiceWithItems> {
  const draft = await draftOf(tx, details, instead);
  const invoice = new InvoicesRepository(tx).insert(draft, instead?.id ?? null);
  tx.announce(invoiceCreated(invoice));
  return invoice;
}

/** Replaces a locked draft wholly. Raises `validation_failed` with every fault. */
export async function replaceDraft(
  tx: Transaction,
  before: InvoiceWithItems,
  details: InvoiceDetails,
): Promise<InvoiceWithItems> {
  const draft = await draftOf(tx, details, before);
  const invoice = new InvoicesRepository(tx).replace(before, draft);
  tx.announce(invoiceChanged('invoice.updated', { before, now: invoice }));
  return invoice;
}

async function draftOf(
  tx: Transaction,
  details: InvoiceDetails,
  before?: InvoiceWithItems,
): Promise<InvoiceDraft> {
  return invoiceDraft(details, await new InvoicesRepository(tx).surroundings(details, before));
}
