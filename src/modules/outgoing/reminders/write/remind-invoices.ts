import { currentInstalment } from '../../../../kernel/accounts/instalments.js';
import type { FileAnswer, Transaction } from '../../../../platform/index.js';
import { invoiceChanged } from '../../../books/invoices/index.js';
import {
  queueInPlaceOf,
  queueMessage,
  reminderObject,
  remindersObject,
  type Composer,
  type LinkedInvoice,
  type MessageEntity,
} from '../../messages/index.js';
import { RemindersRepository } from '../reminders.repository.js';
import { askedAmount, type Asked, type AskedInvoice } from './asked-invoices.js';

/** What a mail says beside the text of its template. */
interface Said {
  /** The letter that goes along. */
  readonly letter: FileAnswer | undefined;
  /** In place of the text of the template. */
  readonly text?: string | undefined;
}

/**
 * Mails locked invoices to their customer again, and notes that they were asked for.
 *
 * Raises what sending raises: `validation_failed` without a recipient, `recipient_suppressed`, `too_many_requests`.
 */
export async function remindByMail(
  tx: Transaction,
  composer: Composer,
  { asked, ...said }: Said & { readonly asked: Asked },
): Promise<MessageEntity> {
  const message = await written(tx, composer, { asked, ...said });
  const once = asked.isAgain ? {} : { uniqueKey: keyOf(asked.invoices[0]) };
  const queued = await queueMessage(tx, message, once);
  await note(tx, asked, queued.id);
  return queued;
}

/** Once for each level, of each instalment. */
function keyOf(invoice: AskedInvoice): string {
  const instalment = currentInstalment(invoice);
  const key = `reminder ${invoice.id} ${invoice.level}`;
  return instalment === 1 ? key : `${key} ${instalment}`;
}

/** Leaves it to a person to ask for the money of locked invoices. */
export async function remindByTask(tx: Transaction, asked: Asked): Promise<void> {
  await note(tx, { ...asked, channel: 'task', fee: null }, null);
}

/** Asks for what is left of a reminder that was cancelled. Raises what sending raises. */
export async function remindInPlaceOf(
  tx: Transaction,
  composer: Composer,
  { asked, message: cancelled, letter }: Said & { readonly asked: Asked; readonly message: MessageEntity },
): Promise<void> {
  const message = await written(tx, composer, { asked, letter });
  const queued = await queueInPlaceOf(tx, cancelled, message);
  const reminders = new RemindersRepository(tx);
  for (const { fee, level, ...invoice } of eachWithFee(asked)) {
    const instalment = currentInstalment(invoice);
    await reminders.askedBy(queued.id, { invoice_id: invoice.id, instalment, level, fee });
  }
}

async function written(
  tx: Transaction,
  composer: Composer,
  { asked, letter, text }: Said & { readonly asked: Asked },
) {
  const { step, fee, credit, invoices } = asked;
  const files = letter === undefined ? [] : [await composer.keep(tx, letter, 'reminder_letter')];
  const details = text === undefined ? {} : { text };
  const [first, ...others] = invoices;
  if (others.length === 0) {
    const composed = await composer.compose(tx, reminderObject(first, { step, fee, credit, files }), details);
    return composer.linked(tx, composed);
  }
  const linked = async (invoice: AskedInvoice): Promise<LinkedInvoice> => {
    const isOwn = invoice.imported_from === null;
    return { invoice, url: isOwn ? await composer.pageOf(tx, invoice.id) : undefined };
  };
  const all: [LinkedInvoice, ...LinkedInvoice[]] = [await linked(first)];
  for (const one of others) all.push(await linked(one));
  return composer.compose(tx, remindersObject(all, { step, fee, credit, files }), details);
}

async function note(tx: Transaction, asked: Asked, message_id: string | null): Promise<void> {
  const reminders = new RemindersRepository(tx);
  for (const { fee, level, ...invoice } of eachWithFee(asked)) {
    const { id: invoice_id, today: asked_on } = invoice;
    const { channel } = asked;
    const amount_due = askedAmount(invoice);
    const row = { invoice_id, instalment: currentInstalment(invoice), message_id, amount_due, fee, asked_on };
    if (asked.isAgain) await reminders.askedAgain(level, row);
    else await reminders.insert({ level, channel }, row);
    tx.announce(invoiceChanged('invoice.reminded', { before: invoice, now: invoice }));
  }
}

/** A letter asks for one fee, whatever the number of its invoices: it stands with the first that has its level. */
function eachWithFee({ invoices, level, fee }: Asked): (AskedInvoice & { readonly fee: Asked['fee'] })[] {
  const bearer = invoices.find((one) => one.level === level);
  return invoices.map((one) => ({ ...one, fee: one === bearer ? fee : null }));
}
