import type { Principal, Transaction } from '../../../../platform/index.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { invoiceChanged } from '../invoices.events.js';
import { expectOverdue } from '../settle/overdue-schedule.js';
import { scheduleCredit } from '../settle/prepaid-excess.js';
import { orderOriginal } from './original-order.js';

interface Finalized {
  readonly before: InvoiceWithItems;
  readonly now: InvoiceWithItems;
  /** Who finalized it. */
  readonly who: Principal;
}

/** Announces that an invoice was finalized, and that it is paid if nothing is left to pay. Returns its API form. */
export function announceFinalized(tx: Transaction, { before, now, who }: Finalized): object {
  const finalized = invoiceChanged('invoice.finalized', { before, now });
  tx.announce(finalized, who);
  if (now.status === 'paid') tx.announce(invoiceChanged('invoice.paid', { before, now }), who);
  return finalized.object;
}

/** Orders the jobs that follow. `lastIssuedAt` is when the document before it was issued. */
export function orderFollowUps(tx: Transaction, invoice: InvoiceWithItems, lastIssuedAt: Date | null): void {
  expectOverdue(tx, invoice, lastIssuedAt);
  scheduleCredit(tx, invoice);
  orderOriginal(tx, { type: 'invoice', document_id: invoice.id, buyer: invoice.buyer });
}
