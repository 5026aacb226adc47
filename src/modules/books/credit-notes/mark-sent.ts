import type { Transaction } from '../../../platform/index.js';
import { creditNoteChanged } from './credit-notes.events.js';
import { CreditNotesRepository } from './credit-notes.repository.js';
import type { CreditNoteWithItems } from './entities/credit-note.entity.js';

/** Notes that a locked credit note was sent to its customer. Each time counts; it tells the last one. */
export async function markCreditNoteSent(
  tx: Transaction,
  before: CreditNoteWithItems,
): Promise<CreditNoteWithItems> {
  const now = await new CreditNotesRepository(tx).markSent(before);
  tx.announce(creditNoteChanged('credit_note.sent', { before, now }));
  return now;
}
