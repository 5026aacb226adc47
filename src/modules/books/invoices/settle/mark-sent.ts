import type { Transaction } from '../../../../platform/index.js';
import type { SendingChannel } from '../domain/invoice.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { invoiceChanged } from '../invoices.events.js';
import { InvoicesRepository } from '../invoices.repository.js';

/** Notes that a locked invoice was sent to its customer. Each time counts; the invoice tells the last one. */
export function markInvoiceSent(
  tx: Transaction,
  before: InvoiceWithItems,
  sent_via: SendingChannel,
): InvoiceWithItems {
  const now = new InvoicesRepository(tx).change(before, { sent_at: tx.now, sent_via });
  tx.announce(invoiceChanged('invoice.sent', { before, now }));
  return now;
}
