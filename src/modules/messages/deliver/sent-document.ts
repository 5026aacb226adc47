import type { Transaction } from '../../../platform/index.js';
import { CreditNotesRepository, markCreditNoteSent } from '../../credit-notes/index.js';
import { InvoicesRepository, isAvailable, markInvoiceSent } from '../../invoices/index.js';
import { creditNoteObject, invoiceObject } from '../compose/message-object.js';
import { isReminder, subjectOf } from '../domain/message.js';
import type { MessageEntity } from '../entities/message.entity.js';
import { statementSent } from '../messages.events.js';

/** The document of a message. It is locked after the message, as nobody else locks both. */
type Sent = Pick<MessageEntity, 'kind' | 'object_id'>;

/**
 * Whether what a message is about still counts; what was voided is not sent any more. The document is held until the
 * transaction ends, so that it cannot be voided before it is stored that the message is leaving.
 */
export async function heldIfItCounts(tx: Transaction, { kind, object_id }: Sent): Promise<boolean> {
  // What an account was on a day stays true.
  if (subjectOf[kind] === 'customer') return true;
  if (subjectOf[kind] === 'invoice') {
    const invoice = await new InvoicesRepository(tx).lockById(object_id);
    if (invoice === undefined) return false;
    // Nobody is reminded of what was paid or credited meanwhile.
    return isReminder(kind) ? isAvailable('remind', invoice) : invoiceObject(invoice).counts;
  }
  const note = await new CreditNotesRepository(tx).lockById(object_id);
  return note !== undefined && creditNoteObject(note).counts;
}

/** Notes at the document that it has left by mail; of a statement, which is no document, it is announced alone. */
export async function markDocumentSent(tx: Transaction, message: MessageEntity): Promise<void> {
  const { kind, object_id } = message;
  if (subjectOf[kind] === 'customer') {
    tx.announce(statementSent(message));
    return;
  }
  if (subjectOf[kind] === 'invoice') {
    const invoice = await new InvoicesRepository(tx).lockById(object_id);
    // A reminder is not the invoice, but its customer has it from then on.
    const isNews = invoice !== undefined && (!isReminder(kind) || invoice.sent_at === null);
    if (isNews) markInvoiceSent(tx, invoice, 'email');
    return;
  }
  const note = await new CreditNotesRepository(tx).lockById(object_id);
  if (note !== undefined) await markCreditNoteSent(tx, note);
}
