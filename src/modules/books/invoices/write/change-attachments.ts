import type { Transaction } from '../../../../platform/index.js';
import type { InvoiceAttachment } from '../domain/attachment.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { invoiceChanged } from '../invoices.events.js';
import { InvoicesRepository } from '../invoices.repository.js';

/** Changes what a locked draft says of its attachments. */
export function changeAttachments(
  tx: Transaction,
  before: InvoiceWithItems,
  attachments: readonly InvoiceAttachment[],
): InvoiceWithItems {
  const now = new InvoicesRepository(tx).change(before, {
    attachments: attachments.length === 0 ? null : attachments,
  });
  tx.announce(invoiceChanged('invoice.updated', { before, now }));
  return now;
}
