import { jobKind, type Transaction } from '../../../platform/index.js';
import { invoiceChanged, type InvoiceWithItems } from '../../invoices/index.js';
import { queueMessage, reminderObject, type Composer, type MessageEntity } from '../../messages/index.js';
import { RemindersRepository } from '../reminders.repository.js';

/** Asks for the money of one invoice, if a level is due. */
export const remindOfInvoice = jobKind<ReminderOrder>('reminders.remind');

export interface ReminderOrder {
  readonly invoice_id: string;
}

/** What is said in place of the text of the template. */
interface Said {
  readonly level: number;
  readonly text?: string | undefined;
}

/**
 * Mails a locked invoice to its customer again, and notes that it was asked for.
 *
 * Raises what sending raises: `validation_failed` without a recipient, `recipient_suppressed`, `too_many_requests`.
 */
export async function remindByMail(
  tx: Transaction,
  { composer, invoice }: { readonly composer: Composer; readonly invoice: InvoiceWithItems },
  { level, text }: Said,
): Promise<MessageEntity> {
  const object = reminderObject(invoice, level);
  const composed = await composer.compose(tx, object, text === undefined ? {} : { text });
  const message = await composer.linked(tx, composed);
  const queued = await queueMessage(tx, message, { uniqueKey: `reminder ${invoice.id} ${level}` });
  await note(tx, invoice, { level, channel: 'email', message_id: queued.id });
  return queued;
}

/** Leaves it to a person to ask for the money of a locked invoice. */
export async function remindByTask(tx: Transaction, invoice: InvoiceWithItems, level: number): Promise<void> {
  await note(tx, invoice, { level, channel: 'task', message_id: null });
}

async function note(
  tx: Transaction,
  invoice: InvoiceWithItems,
  { level, channel, message_id }: { level: number; channel: 'email' | 'task'; message_id: string | null },
): Promise<void> {
  const { id: invoice_id, amount_due, today: asked_on } = invoice;
  const asked = { invoice_id, message_id, amount_due, asked_on };
  await new RemindersRepository(tx).insert({ level, channel }, asked);
  tx.announce(invoiceChanged('invoice.reminded', { before: invoice, now: invoice }));
}
