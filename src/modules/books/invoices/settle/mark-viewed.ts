import type { Transaction } from '../../../../platform/index.js';
import { invoiceChanged } from '../invoices.events.js';
import { InvoicesRepository } from '../invoices.repository.js';

/** Notes that the customer has looked at an invoice. Only the first time counts. */
export async function markInvoiceViewed(tx: Transaction, id: string): Promise<void> {
  const invoices = new InvoicesRepository(tx);
  const before = await invoices.lockById(id);
  if (before === undefined || before.viewed_at !== null) return;
  const now = invoices.change(before, { viewed_at: tx.now });
  tx.announce(invoiceChanged('invoice.viewed', { before, now }));
}
