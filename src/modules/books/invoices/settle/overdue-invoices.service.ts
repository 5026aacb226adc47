import { Injectable } from '@nestjs/common';
import { dateInZone, type CalendarDate } from '../../../../kernel/time/calendar-date.js';
import { UnitOfWork, type Principal, type Transaction } from '../../../../platform/index.js';
import { NumberingRepository } from '../../numbering/index.js';
import { organizationTimeZone } from '../../../people/organizations/index.js';
import { isOverdue } from '../domain/derived.js';
import { nextLook } from '../domain/overdue-day.js';
import type { InvoiceWithItems } from '../entities/invoice.entity.js';
import { invoiceChanged } from '../invoices.events.js';
import { InvoicesRepository } from '../invoices.repository.js';
import { endOfPage, type DayOrder } from './day-run.js';
import { announceDay, orderLook, scheduleOverdue } from './overdue-schedule.js';
import { OverdueRepository } from './overdue.repository.js';

/** How many invoices a transaction locks; each may have hundreds of lines. */
const PAGE = 50;

/** The key of what is left of a look; the next one begins at the start again. */
const REST = 'rest';

/** Announces invoices that became overdue, each once. */
@Injectable()
export class OverdueInvoices {
  constructor(private readonly work: UnitOfWork) {}

  /** Announces a page of the invoices that are overdue now, and orders the rest, or the look of a later day. */
  announceDay(who: Principal, { after }: DayOrder): Promise<void> {
    return this.work.run(who, async (tx) => {
      const timeZone = await organizationTimeZone(tx);
      const today = dateInZone(tx.now, timeZone);
      const page = await new OverdueRepository(tx).unannounced({ before: today, after }, PAGE);
      const locked = await new InvoicesRepository(tx).lockByIds(page.map(({ id }) => id));
      for (const invoice of locked.values()) announce(tx, invoice);
      const next = endOfPage(page, PAGE);
      if (next === undefined) await orderNextLook(tx, today, timeZone);
      else announceDay.goOn(tx, { key: REST, after: next });
    });
  }

  /** Announces one invoice; orders the job again if its due date has not passed yet. */
  announceOne(who: Principal, id: string): Promise<void> {
    return this.work.run(who, async (tx) => {
      const invoice = await new InvoicesRepository(tx).lockById(id);
      if (invoice?.status !== 'open' || invoice.overdue_at !== null) return;
      if (isOverdue(invoice, invoice.today)) announce(tx, invoice);
      else scheduleOverdue(tx, invoice, later(tx.now));
    });
  }
}

/** Another transaction may have settled or announced a locked invoice before it was locked. */
function announce(tx: Transaction, before: InvoiceWithItems): void {
  if (before.overdue_at !== null || !isOverdue(before, before.today)) return;
  const now = new InvoicesRepository(tx).change(before, { overdue_at: tx.now });
  tx.announce(invoiceChanged('invoice.overdue', { before, now }));
}

async function orderNextLook(tx: Transaction, today: CalendarDate, timeZone: string): Promise<void> {
  const [lastIssued, firstDue] = await Promise.all([
    new NumberingRepository(tx).lastIssuedAt('invoice'),
    new OverdueRepository(tx).firstDue(),
  ]);
  const lastIssuedOn = lastIssued && dateInZone(lastIssued, timeZone);
  const day = nextLook(today, { lastIssuedOn, firstDue });
  if (day !== undefined) orderLook(tx, day, timeZone);
}

/** Waits at least a minute before the next try; otherwise the job would repeat at once while two clocks differ. */
function later(now: Date): Date {
  return new Date(now.getTime() + 60_000);
}
