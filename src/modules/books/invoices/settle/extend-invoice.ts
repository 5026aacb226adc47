import { validationFailed } from '../../../../kernel/problems/problem.js';
import { instantText } from '../../../../kernel/time/instant.js';
import type { Transaction } from '../../../../platform/index.js';
import { extensionFault, type ExtensionDetails } from '../domain/extension.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { invoiceChanged } from '../invoices.events.js';
import { InvoicesRepository } from '../invoices.repository.js';
import { assertAvailable } from '../write/locked-invoice.js';
import { scheduleOverdue } from './overdue-schedule.js';

/**
 * Lets the money of a locked invoice come later; the document stays as it was issued.
 *
 * It can be overdue again, which is announced again. Raises `invalid_state_transition` and `validation_failed`.
 */
export function extendInvoice(
  tx: Transaction,
  before: InvoiceWithItems,
  { due_date, reason }: ExtensionDetails,
): InvoiceWithItems {
  assertAvailable('extend', before);
  if (due_date === before.due_date) return before;
  const fault = extensionFault(before, { due_date });
  if (fault !== undefined) throw validationFailed([fault]);
  const granted = { extended_on: before.today, extended_at: instantText(tx.now) };
  const extension = { due_date, previous_due_date: before.due_date, ...granted, reason };
  const extensions = [...(before.extensions ?? []), extension];
  const now = new InvoicesRepository(tx).change(before, { due_date, extensions, overdue_at: null });
  scheduleOverdue(tx, now);
  tx.announce(invoiceChanged('invoice.extended', { before, now }));
  return now;
}
