import type { Transaction } from '../../../../platform/index.js';
import { CreditNotesRepository, markCreditNoteSent } from '../../../books/credit-notes/index.js';
import {
  InvoicesRepository,
  isAvailable,
  markInvoiceSent,
  type InvoiceWithItems,
} from '../../../books/invoices/index.js';
import { creditNoteObject, invoiceObject } from '../compose/message-object.js';
import { isOfSeveral, isReminder, subjectOf } from '../domain/message.js';
import type { MessageEntity } from '../entities/message.entity.js';
import { statementSent } from '../messages.events.js';

/** The document of a message. It is locked after the message, as nobody else locks both. */
type Sent = Pick<MessageEntity, 'kind' | 'object_id' | 'invoices'>;

/** Whether a message is still to be sent: all of it, nothing of it, or a part of what it asks for. */
export type Standing = 'counts' | 'ended' | 'in_part';

/**
 * Whether what a message is about still counts; what was voided is not sent any more. The document is held until the
 * transaction ends, so that it cannot be voided before it is stored that the message is leaving.
 */
export async function heldStanding(tx: Transaction, sent: Sent): Promise<Standing> {
  const { kind, object_id } = sent;
  if (isOfSeveral(kind)) {
    const invoices = await lockedInvoices(tx, sent);
    const open = invoices.filter((invoice) => isAvailable('remind', invoice));
    if (open.length === 0) return 'ended';
    return open.length === sent.invoices.length ? 'counts' : 'in_part';
  }
  return (await heldIfItCounts(tx, { kind, object_id })) ? 'counts' : 'ended';
}

async function heldIfItCounts(
  tx: Transaction,
  { kind, object_id }: Pick<Sent, 'kind' | 'object_id'>,
): Promise<boolean> {
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
  if (isOfSeveral(kind)) {
    // A reminder is not the invoice, but its customer has it from then on.
    for (const invoice of await lockedInvoices(tx, message)) {
      if (invoice.sent_at === null) markInvoiceSent(tx, invoice, 'email');
    }
    return;
  }
  if (subjectOf[kind] === 'customer') {
    tx.announce(statementSent(message));
    return;
  }
  if (subjectOf[kind] === 'invoice') {
    const invoice = await new InvoicesRepository(tx).lockById(object_id);
    const isNews = invoice !== undefined && (!isReminder(kind) || invoice.sent_at === null);
    if (isNews) markInvoiceSent(tx, invoice, 'email');
    return;
  }
  const note = await new CreditNotesRepository(tx).lockById(object_id);
  if (note !== undefined) await markCreditNoteSent(tx, note);
}

/** In the order of their identifiers, so that two transactions never wait for each other. */
async function lockedInvoices(
  tx: Transaction,
  { invoices }: Pick<Sent, 'invoices'>,
): Promise<InvoiceWithItems[]> {
  const found: InvoiceWithItems[] = [];
  for (const id of invoices.map(({ invoice_id }) => invoice_id).sort()) {
    const invoice = await new InvoicesRepository(tx).lockById(id);
    if (invoice !== undefined) found.push(invoice);
  }
  return found;
}
