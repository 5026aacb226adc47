import { Injectable } from '@nestjs/common';
import { Problem } from '../../../../kernel/problems/problem.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import { instantOf } from '../../../../kernel/time/time-of-day.js';
import { enqueue, UnitOfWork, type Principal, type Transaction } from '../../../../platform/index.js';
import { CreditOnIssue, IssueChecks } from '../../../books/invoices/index.js';
import { Composer } from '../../../outgoing/messages/index.js';
import { organizationToday } from '../../../people/organizations/index.js';
import { isCaughtUp, plannedAt } from '../domain/schedule.js';
import { recurringInvoiceChanged } from '../recurring-invoices.events.js';
import { RecurringInvoicesRepository } from '../recurring-invoices.repository.js';
import { orderRun, runRecurring } from './run-order.js';
import { runOccurrence, skipOccurrence, type Run } from './run-occurrence.js';
import { RunNotices } from './run-notices.js';
import { runProblem } from './run-problem.js';

/** Others get their turn between them; the rest is a job of its own. */
const RUNS_AT_ONCE = 24;

/** Of what a downtime left, so many are mailed; a flood of mails is a person's decision. */
const SENT_AT_ONCE_MAX = 3;

interface DueRun extends Run {
  readonly today: CalendarDate;
}

/** Runs the occurrences that are due, each in a transaction of its own. */
@Injectable()
export class DueRuns {
  constructor(
    private readonly work: UnitOfWork,
    private readonly composer: Composer,
    private readonly checks: IssueChecks,
    private readonly credit: CreditOnIssue,
    private readonly notices: RunNotices,
  ) {}

  /** Runs what is due of a recurring invoice, the oldest first. A second time finds nothing. */
  async run(who: Principal, id: string): Promise<void> {
    for (let runs = 0; runs < RUNS_AT_ONCE; runs += 1) {
      if (!(await this.runNext(who, id))) return;
    }
    await this.work.run(who, (tx) => {
      enqueue(tx, runRecurring, { key: id, payload: { recurring_invoice_id: id } });
      return Promise.resolve();
    });
  }

  /** Whether there may be more. */
  private async runNext(who: Principal, id: string): Promise<boolean> {
    const tried: { occurrence?: number } = {};
    try {
      return await this.work.run(who, async (tx) => {
        const run = await lockedDue(tx, id);
        if (run === undefined) return false;
        tried.occurrence = run.planned.occurrence;
        await this.perform(tx, run);
        return true;
      });
    } catch (error) {
      if (!(error instanceof Problem) || isTemporary(error)) throw error;
      await this.fail(who, { id, ...tried, problem: error });
      return false;
    }
  }

  private async perform(tx: Transaction, run: DueRun): Promise<void> {
    const { before, planned, today } = run;
    if (!isCaughtUp(before.catch_up, planned, { today, isNextDue: isDueAhead(tx, run, 1) })) {
      await skipOccurrence(tx, run);
      return;
    }
    const isFlood = before.action === 'finalize_and_send' && isDueAhead(tx, run, SENT_AT_ONCE_MAX);
    const { composer, checks, credit } = this;
    await runOccurrence(tx, run, { action: isFlood ? 'draft' : before.action, composer, checks, credit });
    // Once for all of a downtime: with the last one that is left as a draft.
    if (isFlood && !isDueAhead(tx, run, SENT_AT_ONCE_MAX + 1)) await this.notices.order(tx, 'drafts', run);
  }

  /** Writes that an occurrence made nothing, unless it was run meanwhile. */
  private fail(
    who: Principal,
    {
      id,
      occurrence,
      problem,
    }: { readonly id: string; readonly occurrence?: number; readonly problem: Problem },
  ): Promise<void> {
    return this.work.run(who, async (tx) => {
      const run = await lockedDue(tx, id);
      if (run === undefined || run.planned.occurrence !== occurrence) return;
      const { before, planned } = run;
      const recurring = new RecurringInvoicesRepository(tx);
      const isKnown = await recurring.hasFailed(id, planned.occurrence);
      const failed = { state: 'failed', invoice_id: null, problem: runProblem(problem) } as const;
      await recurring.putRun({ recurring_invoice_id: id, ...planned, ...failed });
      const now = await recurring.update(before, { status: 'attention' });
      tx.announce(recurringInvoiceChanged('run_failed', { before, now }));
      if (!isKnown) await this.notices.order(tx, 'failed', run);
    });
  }
}

/** Locks a recurring invoice that has something to run now. One whose time is to come is ordered again. */
async function lockedDue(tx: Transaction, id: string): Promise<DueRun | undefined> {
  const before = await new RecurringInvoicesRepository(tx).lockById(id);
  if (before?.status !== 'active') return undefined;
  const { organization, today } = await organizationToday(tx);
  const planned = plannedAt(before, before.period);
  // Who has closed the books invoices nothing any more, and nobody could stop it.
  if (planned === undefined || organization.closed_at !== null) return undefined;
  const run = { before, planned, timeZone: organization.time_zone, today };
  if (isDueAhead(tx, run, 0)) return run;
  orderRun(tx, before, organization.time_zone);
  return undefined;
}

/** Whether an occurrence is due, so many after the next one. */
function isDueAhead(tx: Transaction, { before, timeZone }: Run, ahead: number): boolean {
  const planned = plannedAt(before, before.period, ahead);
  return planned !== undefined && instantOf(planned.planned_on, before.run_at, timeZone) <= tx.now;
}

/** What passes by itself: the job is tried again. */
function isTemporary({ code, kind }: Problem): boolean {
  return kind.status >= 500 || code === 'too_many_requests';
}
