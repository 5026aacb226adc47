import type { Transaction } from '../../../../platform/index.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { invoiceDeleted, invoiceImported } from '../invoices.events.js';
import { InvoicesRepository } from '../invoices.repository.js';
import { expectOverdue } from '../settle/overdue-schedule.js';
import { recordMoves } from '../settle/settlement-history.js';
import { ImportedInvoicesRepository, type ImportedRow } from './imported-invoices.repository.js';

/** Stores an invoice that was issued elsewhere before, and tells of it. Raises `already_exists`. */
export async function importInvoice(tx: Transaction, row: ImportedRow): Promise<InvoiceWithItems> {
  const invoice = await new ImportedInvoicesRepository(tx).insert(row);
  if (row.isVoid) {
    const before = { ...invoice, status: 'open', amount_due: row.draft.amount_due } as const;
    recordMoves(tx, { before, now: invoice }, { day: invoice.issue_date ?? invoice.today });
  }
  tx.announce(invoiceImported(invoice));
  if (invoice.status === 'open') expectOverdue(tx, invoice, null);
  return invoice;
}

/** Takes an invoice of before back, unless somebody has used it since. Returns whether it is gone. */
export async function takeBackInvoice(tx: Transaction, id: string, version: number): Promise<boolean> {
  const before = await new InvoicesRepository(tx).lockById(id);
  if (before === undefined) return true;
  if (!(await new ImportedInvoicesRepository(tx).takeBack(id, version))) return false;
  tx.announce(invoiceDeleted(before));
  return true;
}
