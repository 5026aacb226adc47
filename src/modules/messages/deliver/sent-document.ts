import type { Transaction } from '../../../platform/index.js';
import { CreditNotesRepository, markCreditNoteSent } from '../../credit-notes/index.js';
import { InvoicesRepository, isAvailable, markInvoiceSent } from '../../invoices/index.js';
import { creditNoteObject, invoiceObject } from '../compose/message-object.js';
import { documentOf, isReminder, type MessageKind } from '../domain/message.js';

/** The document of a message. It is locked after the message, as nobody else locks both. */
interface Sent {
  readonly kind: MessageKind;
  readonly object_id: string;
}

/**
 * Whether what a message is about still counts; what was voided is not sent any more. The document is held until the
 * transaction ends, so that it cannot be voided before it is stored that the message is leaving.
 */
export async function heldIfItCounts(tx: Transaction, { kind, object_id }: Sent): Promise<boolean> {
  if (documentOf[kind] === 'invoice') {
    const invoice = await new InvoicesRepository(tx).lockById(object_id);
    if (invoice === undefined) return false;
    // Nobody is reminded of what was paid or credited meanwhile.
    return isReminder(kind) ? isAvailable('remind', invoice) : invoiceObject(invoice).counts;
  }
  const note = await new CreditNotesRepository(tx).lockById(object_id);
  return note !== undefined && creditNoteObject(note).counts;
}

/** Notes at the document that it has left by mail. */
export async function markDocumentSent(tx: Transaction, { kind, object_id }: Sent): Promise<void> {
  if (documentOf[kind] === 'invoice') {
    const invoice = await new InvoicesRepository(tx).lockById(object_id);
    // A reminder is not the invoice, but its customer has it from then on.
    const isNews = invoice !== undefined && (!isReminder(kind) || invoice.sent_at === null);
    if (isNews) markInvoiceSent(tx, invoice, 'email');
    return;
  }
  const note = await new CreditNotesRepository(tx).lockById(object_id);
  if (note !== undefined) await markCreditNoteSent(tx, note);
}
