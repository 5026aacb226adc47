import { owed } from '../../../../kernel/accounts/owed.js';
import type { Transaction } from '../../../../platform/index.js';
import { CreditNotesRepository, markCreditNoteSent } from '../../../books/credit-notes/index.js';
import {
  InvoicesRepository,
  isAvailable,
  markInvoiceSent,
  type InvoiceWithItems,
} from '../../../books/invoices/index.js';
import { markReceiptSent } from '../../../books/payments/index.js';
import { ReceivablesRepository } from '../../../books/receivables/index.js';
import { localeForms } from '../../documents/index.js';
import type { Receipt, Receipts } from '../../receipts/index.js';
import { creditNoteObject, invoiceObject } from '../compose/message-object.js';
import type { MailedQuote, MailedQuotes } from '../compose/mailed-quotes.js';
import { quoteFigures } from '../compose/quote-object.js';
import { receiptFigures, receiptObject } from '../compose/receipt-object.js';
import { remindersFigures } from '../compose/reminder-object.js';
import { hasMoved, type CancelReason } from '../domain/message-parts.js';
import { isOfSeveral, isReminder, subjectOf } from '../domain/message.js';
import type { PlaceholderValues } from '../domain/template.js';
import type { MessageEntity } from '../entities/message.entity.js';
import { statementSent } from '../messages.events.js';

/** Whether a message is still to be sent, and as what. */
export type Standing =
  | { readonly is: 'counts' }
  /** With these figures in place of those that it was made with. */
  | { readonly is: 'moved'; readonly figures: PlaceholderValues }
  | { readonly is: 'ended'; readonly reason: CancelReason; readonly asksAnew?: boolean };

/** Who tells of what messages are about and other slices own. */
export interface Mailed {
  readonly quotes: MailedQuotes;
  readonly receipts: Receipts;
}

/**
 * Whether what a message is about still counts, and says what is owed; what was voided is not sent any more. The
 * document is held until the transaction ends, so that neither changes before it is stored that the message is leaving.
 */
export async function heldStanding(
  tx: Transaction,
  message: MessageEntity,
  { quotes, receipts }: Mailed,
): Promise<Standing> {
  const { kind, object_id } = message;
  if (isOfSeveral(kind)) {
    const invoices = await lockedInvoices(tx, message);
    return standingOfSeveral(message, invoices, await coveredOf(tx, invoices[0]));
  }
  // What an account was on a day stays true.
  if (subjectOf[kind] === 'customer') return { is: 'counts' };
  if (subjectOf[kind] === 'invoice') {
    const invoice = await new InvoicesRepository(tx).lockById(object_id);
    if (invoice === undefined || !invoiceObject(invoice).counts) return { is: 'ended', reason: 'void' };
    if (!isReminder(kind)) return standingOfInvoice(message, invoice);
    return standingOfReminder(message, invoice, await coveredOf(tx, invoice));
  }
  if (subjectOf[kind] === 'payment') return standingOfReceipt(message, await receipts.lock(tx, object_id));
  if (subjectOf[kind] === 'quote') return standingOfQuote(message, await quotes.lock(tx, object_id));
  const note = await new CreditNotesRepository(tx).lockById(object_id);
  const counts = note !== undefined && creditNoteObject(note).counts;
  return counts ? { is: 'counts' } : { is: 'ended', reason: 'void' };
}

/** A quote leaves as long as it can be answered, with its last day; or as it stood when somebody asked for a link. */
function standingOfQuote({ parts, language }: MessageEntity, quote: MailedQuote | undefined): Standing {
  const forms = localeForms(parts?.locale ?? language);
  const figures = quote && quoteFigures(quote, forms);
  if (figures === undefined) return { is: 'ended', reason: 'quote_closed' };
  if (parts === null || !hasMoved(parts, figures)) return { is: 'counts' };
  return figures['status'] === 'open' ? { is: 'moved', figures } : { is: 'ended', reason: 'quote_closed' };
}

/** A receipt leaves unless its money did not come in, and says what holds then. */
function standingOfReceipt({ parts, language }: MessageEntity, receipt: Receipt | undefined): Standing {
  if (receipt === undefined || !receiptObject(receipt).counts)
    return { is: 'ended', reason: 'payment_reversed' };
  const figures = receiptFigures(receipt, localeForms(parts?.locale ?? language));
  return parts === null || !hasMoved(parts, figures) ? { is: 'counts' } : { is: 'moved', figures };
}

/** An invoice leaves with what is owed then; not in the words of a person that ask for something else. */
function standingOfInvoice(message: MessageEntity, invoice: InvoiceWithItems): Standing {
  const { parts } = message;
  const figures = figuresNow(message, invoice);
  if (parts === null || !hasMoved(parts, figures)) return { is: 'counts' };
  if (parts.template.text !== null) return { is: 'moved', figures };
  if (owed(invoice, { on: invoice.today }).due === 0n) return { is: 'ended', reason: 'settled_meanwhile' };
  const said = parts.figures['invoice.amount_due'] ?? '';
  const isSaid = said !== '' && said !== figures['invoice.amount_due'] && message.text.includes(said);
  return isSaid ? { is: 'ended', reason: 'figures_moved' } : { is: 'counts' };
}

/** Nobody is reminded of what was paid or credited meanwhile; what is left is asked for anew, with its own letter. */
function standingOfReminder(
  message: MessageEntity,
  invoice: InvoiceWithItems,
  covered: ReadonlySet<string>,
): Standing {
  const { parts } = message;
  if (!isAvailable('remind', invoice)) return { is: 'ended', reason: 'settled_meanwhile' };
  if (covered.has(invoice.id)) return { is: 'ended', reason: 'covered_by_credit' };
  if (parts === null || !hasMoved(parts, figuresNow(message, invoice))) return { is: 'counts' };
  return { is: 'ended', reason: 'figures_moved', asksAnew: parts.template.text !== null };
}

function standingOfSeveral(
  { parts, invoices: asked }: MessageEntity,
  invoices: readonly InvoiceWithItems[],
  covered: ReadonlySet<string>,
): Standing {
  const unsettled = invoices.filter((invoice) => isAvailable('remind', invoice));
  if (unsettled.length === 0) return { is: 'ended', reason: 'settled_meanwhile' };
  const open = unsettled.filter(({ id }) => !covered.has(id));
  if (open.length === 0) return { is: 'ended', reason: 'covered_by_credit' };
  const isWhole = open.length === asked.length;
  if (isWhole && (parts === null || !hasMoved(parts, remindersFigures(open)))) return { is: 'counts' };
  return { is: 'ended', reason: 'figures_moved', asksAnew: true };
}

/** The invoices of a customer that their credit covers, in the currency of one of them. */
async function coveredOf(
  tx: Transaction,
  invoice: InvoiceWithItems | undefined,
): Promise<ReadonlySet<string>> {
  if (invoice === undefined) return new Set();
  return (await new ReceivablesRepository(tx).creditOf(invoice.customer_id, invoice.currency)).covered;
}

function figuresNow({ parts, language }: MessageEntity, invoice: InvoiceWithItems): PlaceholderValues {
  return invoiceObject(invoice).figures?.(localeForms(parts?.locale ?? language), language) ?? {};
}

/** Notes at the document that it has left by mail; of a statement, which is no document, it is announced alone. */
export async function markDocumentSent(
  tx: Transaction,
  message: MessageEntity,
  quotes: MailedQuotes,
): Promise<void> {
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
  if (subjectOf[kind] === 'payment') {
    await markReceiptSent(tx, object_id);
    return;
  }
  if (subjectOf[kind] === 'quote') {
    await quotes.markSent(tx, object_id);
    return;
  }
  const note = await new CreditNotesRepository(tx).lockById(object_id);
  if (note !== undefined) await markCreditNoteSent(tx, note);
}

/** In the order of their identifiers, so that two transactions never wait for each other. */
async function lockedInvoices(
  tx: Transaction,
  { invoices }: Pick<MessageEntity, 'invoices'>,
): Promise<InvoiceWithItems[]> {
  const found: InvoiceWithItems[] = [];
  for (const id of invoices.map(({ invoice_id }) => invoice_id).sort()) {
    const invoice = await new InvoicesRepository(tx).lockById(id);
    if (invoice !== undefined) found.push(invoice);
  }
  return found;
}
