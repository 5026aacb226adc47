import { Injectable } from '@nestjs/common';
import { Problem } from '../../../kernel/problems/problem.js';
import type { ProblemCode } from '../../../kernel/problems/registry.js';
import { dateInZone } from '../../../kernel/time/calendar-date.js';
import { enqueue, UnitOfWork, type Principal, type Transaction } from '../../../platform/index.js';
import { InvoicesRepository, type DayOrder, type InvoiceWithItems } from '../../invoices/index.js';
import { Composer } from '../../messages/index.js';
import { OrganizationsRepository } from '../../organizations/index.js';
import { dueLevel, type DueLevel } from '../domain/due-level.js';
import { askable } from './askable.js';
import { duePage } from './due-page.js';
import { runDay, scheduleNextDay } from '../policy/day-schedule.js';
import { ReminderPolicyRepository } from '../policy/reminder-policy.repository.js';
import { RemindersRepository } from '../reminders.repository.js';
import { remindByMail, remindByTask, remindOfInvoice } from './remind-invoice.js';

/** Each becomes a job of its own, so that one that fails holds up no other. */
const INVOICES_PER_RUN = 500;

/** Nobody gets such a mail, however often it is tried. Then a person has to ask. */
const UNSENDABLE: readonly ProblemCode[] = [
  'validation_failed',
  'recipient_suppressed',
  'document_not_valid',
];

/** What the service does each day for organizations that want it. */
@Injectable()
export class DailyReminders {
  constructor(
    private readonly work: UnitOfWork,
    private readonly composer: Composer,
  ) {}

  /** Orders a job for each invoice that a level is due for, and the run of the next day. */
  runDay(who: Principal, { after }: DayOrder): Promise<void> {
    return this.work.run(who, async (tx) => {
      const policy = await new ReminderPolicyRepository(tx).read();
      if (!policy.enabled || policy.levels.length === 0) return;
      const { time_zone, closed_at } = await new OrganizationsRepository(tx).existing(tx.organizationId);
      // Who has closed the books asks for nothing any more, and nobody could stop it.
      if (closed_at !== null) return;
      const day = dateInZone(tx.now, time_zone);
      const { due, next } = await duePage(tx, policy, { day, after, limit: INVOICES_PER_RUN });
      for (const { id } of due) enqueue(tx, remindOfInvoice, { key: id, payload: { invoice_id: id } });
      if (next === undefined) scheduleNextDay(tx, policy, time_zone);
      else runDay.goOn(tx, { key: tx.organizationId, after: next });
    });
  }

  /** Asks for the money of an invoice at the level that is due now, if any; a second run finds none. */
  async remind(who: Principal, invoiceId: string): Promise<void> {
    try {
      await this.work.run(who, async (tx) => {
        const due = await dueNow(tx, invoiceId);
        if (due === undefined) return;
        const { invoice, level, channel } = due;
        if (channel === 'task') await remindByTask(tx, invoice, level);
        else await remindByMail(tx, { composer: this.composer, invoice }, { level });
      });
    } catch (error) {
      if (!(error instanceof Problem) || !UNSENDABLE.includes(error.code)) throw error;
      await this.work.run(who, async (tx) => {
        const due = await dueNow(tx, invoiceId);
        if (due !== undefined) await remindByTask(tx, due.invoice, due.level);
      });
    }
  }
}

/** The invoice, held until the transaction ends, and the level that is due for it. */
async function dueNow(
  tx: Transaction,
  id: string,
): Promise<(DueLevel & { readonly invoice: InvoiceWithItems }) | undefined> {
  const invoice = await new InvoicesRepository(tx).lockById(id);
  const policy = await new ReminderPolicyRepository(tx).read();
  const { closed_at } = await new OrganizationsRepository(tx).existing(tx.organizationId);
  if (invoice === undefined || !policy.enabled || closed_at !== null) return undefined;
  const last = (await new RemindersRepository(tx).ofInvoice(id)).at(-1);
  const due = dueLevel(policy, { invoice: await askable(tx, invoice), last }, invoice.today);
  return due && { ...due, invoice };
}
