import { validationFailed } from '../../../kernel/problems/problem.js';
import type { Transaction } from '../../../platform/index.js';
import { organizationSettling } from '../../people/organizations/index.js';
import { InvoiceSettlement, plannedAllocations, type AllocationDetails } from '../invoices/index.js';
import { creditNoteChanged } from './credit-notes.events.js';
import { CreditNotesRepository } from './credit-notes.repository.js';
import type { CreditNoteWithItems } from './entities/credit-note.entity.js';

/** Settles invoices with what is left of a locked credit note. Raises `validation_failed` with every fault. */
export async function allocateCreditNote(
  tx: Transaction,
  before: CreditNoteWithItems,
  wanted: readonly AllocationDetails[],
): Promise<CreditNoteWithItems> {
  const settlement = new InvoiceSettlement(tx);
  const invoices = await settlement.lock(wanted.map(({ invoice_id }) => invoice_id));
  const settling = await organizationSettling(tx);
  const source = { ...before, available: before.unapplied_amount, settling };
  const { allocations, faults } = plannedAllocations(wanted, invoices, source);
  if (faults.length > 0) throw validationFailed(faults);
  const now = await new CreditNotesRepository(tx).allocate(before, allocations);
  tx.announce(creditNoteChanged('credit_note.updated', { before, now }));
  for (const { invoice_id, amount, settle_rest } of allocations) {
    const invoice = invoices.get(invoice_id);
    if (invoice === undefined) throw new Error('An allocation names no locked invoice.');
    const by = { day: invoice.today, credit_note_id: now.id, settle_rest };
    await settlement.apply(invoice, { credited: amount }, by);
  }
  return now;
}
