import type { Transaction } from '../../../platform/index.js';
import { isDone } from '../domain/invoice-lifecycle.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { invoiceChanged } from '../invoices.events.js';
import { InvoicesRepository } from '../invoices.repository.js';
import { assertAvailable } from '../write/locked-invoice.js';

/** Voids a locked invoice; a void one stays as it is. Raises `invalid_state_transition`. */
export function voidInvoice(tx: Transaction, before: InvoiceWithItems): InvoiceWithItems {
  if (isDone('void', before.status)) return before;
  assertAvailable('void', before);
  const changes = { status: 'void', amount_due: 0n, voided_at: tx.now } as const;
  const now = new InvoicesRepository(tx).change(before, changes);
  tx.announce(invoiceChanged('invoice.voided', { before, now }));
  return now;
}
