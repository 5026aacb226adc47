import { owed } from '../../../../kernel/accounts/owed.js';
import type { ReminderStep } from '../../../../kernel/accounts/reminder-step.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { Transaction } from '../../../../platform/index.js';
import {
  coveredByCredit,
  InvoicesRepository,
  isAvailable,
  type InvoiceWithItems,
} from '../../../books/invoices/index.js';
import { ReceivablesRepository } from '../../../books/receivables/index.js';
import { MessagesRepository, subjectOf, type MessageEntity } from '../../messages/index.js';
import { OrganizationsRepository, organizationToday } from '../../../people/organizations/index.js';
import { dueLevel, isFarFrom } from '../domain/due-level.js';
import type { ReminderPolicy } from '../domain/reminder-policy.js';
import { feeOf, highestOf, remindingsOf, stepOf, type Due, type Reminding } from '../domain/reminding.js';
import { ReminderPolicyRepository } from '../policy/reminder-policy.repository.js';
import { RemindersRepository } from '../reminders.repository.js';
import { askable } from './askable.js';
import { dueOfCustomer, withoutCovered, type CustomerOrder } from './due-page.js';

/** An invoice with the level that it is asked for at. */
export type AskedInvoice = InvoiceWithItems & Due;

/** What an invoice is asked for: all that is overdue of its instalments, else the next one. */
export function askedAmount(invoice: InvoiceWithItems): MinorUnits {
  return owed(invoice, { on: invoice.today }).next.due;
}

/** Invoices that are asked for at once, with how firmly, and the fee. */
export interface Asked extends Reminding<AskedInvoice> {
  readonly step: ReminderStep;
  readonly fee: MinorUnits | null;
  /** Credit of the customer that does not cover any of them. */
  readonly credit: MinorUnits;
  /** Whether a person asks once more at a level that was asked at before. */
  readonly isAgain: boolean;
}

/**
 * What is asked of a customer next, if a level is due for any of its invoices. They are held until the transaction
 * ends, in the order of their identifiers, so that two runs never wait for each other.
 */
export async function nextAsked(tx: Transaction, order: CustomerOrder): Promise<Asked | undefined> {
  const policy = await new ReminderPolicyRepository(tx).read();
  if (!policy.enabled || policy.levels.length === 0) return undefined;
  const { organization, today: day } = await organizationToday(tx);
  if (organization.closed_at !== null) return undefined;
  const [next] = remindingsOf(await dueOfCustomer(tx, policy, { ...order, day }));
  if (next === undefined) return undefined;
  const held = await heldInvoices(
    tx,
    next.invoices.map(({ id }) => id),
  );
  const due: AskedInvoice[] = [];
  for (const invoice of held) {
    const last = await new RemindersRepository(tx).lastOf(invoice);
    const level = dueLevel(policy, { invoice: await askable(tx, invoice), last }, day);
    if (level !== undefined) due.push({ ...invoice, ...level });
  }
  const [now] = remindingsOf(await withoutCovered(tx, due));
  // Somebody else has dealt with all of them since they were looked up; there may be others.
  return now === undefined ? nextAsked(tx, order) : withFee(tx, policy, now);
}

/**
 * What is left of a reminder that was cancelled, as some of it was paid; undefined where nothing
 * is, and where another mail has taken its place already.
 */
export async function stillAsked(
  tx: Transaction,
  messageId: string,
): Promise<{ readonly message: MessageEntity; readonly asked: Asked } | undefined> {
  const message = await new MessagesRepository(tx).lock(messageId);
  if (message.resent_as_id !== null) return undefined;
  const policy = await new ReminderPolicyRepository(tx).read();
  const invoices: AskedInvoice[] = [];
  for (const invoice of await heldInvoices(
    tx,
    subjectOf[message.kind] === 'invoice'
      ? [message.object_id]
      : message.invoices.map(({ invoice_id }) => invoice_id),
  )) {
    const last = await new RemindersRepository(tx).lastOf(invoice);
    if (last !== undefined && isAvailable('remind', invoice)) {
      invoices.push({ ...invoice, level: last.level, channel: 'email' });
    }
  }
  const [first, ...others] = await withoutCovered(tx, invoices);
  if (first === undefined) return undefined;
  const level = highestOf([first, ...others]);
  const asked = await withFee(tx, policy, { channel: 'email', level, invoices: [first, ...others] });
  return { message, asked };
}

/**
 * One invoice as a person asks for it: at the next level, or once more at the last one where it is not late yet, or the
 * levels would lose their distance. Raises `invalid_state_transition` where credit of the customer covers it.
 */
export async function askedByHand(tx: Transaction, invoice: InvoiceWithItems): Promise<Asked> {
  const policy = await new ReminderPolicyRepository(tx).read();
  if ((await withoutCovered(tx, [invoice])).length === 0) throw coveredByCredit(invoice);
  const last = await new RemindersRepository(tx).lastOf(invoice);
  const next = { level: (last?.level ?? 0) + 1, day: invoice.today };
  const isAgain = last?.channel === 'email' && (!isLate(invoice) || !isFarFrom(policy, last, next));
  const level = isAgain ? last.level : next.level;
  const asked = await withFee(tx, policy, {
    channel: 'email',
    level,
    invoices: [{ ...invoice, level, channel: 'email' }],
  });
  return { ...asked, isAgain };
}

function isLate(invoice: InvoiceWithItems): boolean {
  return owed(invoice, { on: invoice.today }).overdue;
}

async function withFee(
  tx: Transaction,
  policy: ReminderPolicy,
  reminding: Reminding<AskedInvoice>,
): Promise<Asked> {
  const { currency: own } = await new OrganizationsRepository(tx).existing(tx.organizationId);
  const [{ currency: due }] = reminding.invoices;
  const [{ customer_id }] = reminding.invoices;
  const { left: credit } = await new ReceivablesRepository(tx).creditOf(customer_id, due);
  // What is not late yet is asked for in a friendly way only, whatever its level, and without a fee.
  const isAllLate = reminding.invoices.every(isLate);
  const isCharged = reminding.channel === 'email' && isAllLate;
  const fee = isCharged ? feeOf(policy, reminding.level, { due, own }) : null;
  return { ...reminding, step: isAllLate ? stepOf(policy, reminding.level) : 1, fee, credit, isAgain: false };
}

/** In the order in which they are named. */
async function heldInvoices(tx: Transaction, ids: readonly string[]): Promise<InvoiceWithItems[]> {
  const held = new Map<string, InvoiceWithItems>();
  for (const id of ids.toSorted()) {
    const invoice = await new InvoicesRepository(tx).lockById(id);
    if (invoice !== undefined) held.set(id, invoice);
  }
  return ids.flatMap((id) => held.get(id) ?? []);
}
