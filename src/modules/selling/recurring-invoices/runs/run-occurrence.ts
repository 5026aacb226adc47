import type { Transaction } from '../../../../platform/index.js';
import {
  contentOf,
  createDraft,
  finalizeDraft,
  type InvoiceWithItems,
  type Issuing,
} from '../../../books/invoices/index.js';
import { invoiceObject, queueMessage, type Composer } from '../../../outgoing/messages/index.js';
import { detailsOfRun } from '../content/run-details.js';
import type { RecurringAction } from '../domain/recurring-invoice.js';
import { advanced, plannedAt, type Planned } from '../domain/schedule.js';
import type { RecurringInvoiceEntity } from '../entities/recurring-invoice.entity.js';
import { recurringInvoiceChanged } from '../recurring-invoices.events.js';
import { RecurringInvoicesRepository, type RunRow } from '../recurring-invoices.repository.js';
import { orderRun } from './run-order.js';

/** What making and sending an invoice needs. */
export interface Making extends Pick<Issuing, 'checks' | 'credit'> {
  readonly composer: Composer;
}

/** A locked schedule with its next occurrence. */
export interface Run {
  readonly before: RecurringInvoiceEntity;
  readonly planned: Planned;
  readonly timeZone: string;
}

/**
 * Makes the invoice of the next occurrence of a locked schedule, writes the run, and moves the schedule on.
 *
 * Raises what creating, issuing and sending raise; then nothing is stored, and no number is used.
 */
export async function runOccurrence(
  tx: Transaction,
  run: Run,
  { action, ...making }: Making & { readonly action: RecurringAction },
): Promise<RunRow> {
  const { before, planned } = run;
  if (before.content === null) throw new Error('A recurring invoice without content has not ended.');
  const said = { content: contentOf(before.content), prices: before.prices };
  const details = await detailsOfRun(tx, said, { planned, composer: making.composer });
  const invoice = await made(tx, await createDraft(tx, details, { recurring_invoice_id: before.id }), {
    action,
    ...making,
  });
  return moveOn(tx, run, { happened: 'run', state: 'done', invoice_id: invoice.id, made: invoice });
}

/** Writes that the next occurrence of a locked schedule is left out, and moves the schedule on. */
export function skipOccurrence(tx: Transaction, run: Run): Promise<RunRow> {
  return moveOn(tx, run, { happened: 'skipped', state: 'skipped', invoice_id: null });
}

interface MovedOn {
  readonly happened: 'run' | 'skipped';
  readonly state: 'done' | 'skipped';
  readonly invoice_id: string | null;
  readonly made?: Pick<InvoiceWithItems, 'total' | 'currency'>;
}

async function made(
  tx: Transaction,
  draft: InvoiceWithItems,
  { action, composer, checks, credit }: Making & { readonly action: RecurringAction },
): Promise<InvoiceWithItems> {
  if (action === 'draft') return draft;
  const invoice = await finalizeDraft(tx, draft, { checks, credit });
  if (action === 'finalize') return invoice;
  const message = await composer.compose(tx, invoiceObject(invoice), {});
  await queueMessage(tx, await composer.linked(tx, message), { uniqueKey: `recurring ${invoice.id}` });
  return invoice;
}

async function moveOn(
  tx: Transaction,
  { before, planned, timeZone }: Run,
  { happened, made, ...what }: MovedOn,
): Promise<RunRow> {
  const recurring = new RecurringInvoicesRepository(tx);
  const run = { recurring_invoice_id: before.id, ...planned, ...what, problem: null };
  const written = await recurring.putRun(run);
  const following = plannedAt(advanced(before, planned), before.period);
  const now = await recurring.update(before, {
    status: following === undefined ? 'ended' : 'active',
    next_occurrence: planned.occurrence + 1,
    next_on: following?.planned_on ?? null,
    last_planned_on: planned.planned_on,
    ...(made && { total: made.total, currency: made.currency }),
  });
  tx.announce(recurringInvoiceChanged(happened, { before, now }));
  if (following === undefined) tx.announce(recurringInvoiceChanged('ended', { before, now }));
  orderRun(tx, now, timeZone);
  return written;
}
