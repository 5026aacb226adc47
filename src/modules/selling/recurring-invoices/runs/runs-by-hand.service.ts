import { Injectable } from '@nestjs/common';
import { UnitOfWork, type Principal, type Target, type Transaction } from '../../../../platform/index.js';
import { CreditOnIssue, IssueChecks } from '../../../books/invoices/index.js';
import { Composer } from '../../../outgoing/messages/index.js';
import { organizationTimeZone } from '../../../people/organizations/index.js';
import {
  availableScheduleActions,
  type Actionable,
  type ScheduleAction,
} from '../domain/recurring-invoice.js';
import { plannedAt } from '../domain/schedule.js';
import type { RecurringInvoiceEntity } from '../entities/recurring-invoice.entity.js';
import { invalidScheduleAction } from '../recurring-invoices.problems.js';
import { RecurringInvoicesRepository, type RunRow } from '../recurring-invoices.repository.js';
import { runOccurrence, skipOccurrence, type Run } from './run-occurrence.js';

/** What people do with the next occurrence, and what they see of all. */
@Injectable()
export class RunsByHand {
  constructor(
    private readonly work: UnitOfWork,
    private readonly composer: Composer,
    private readonly checks: IssueChecks,
    private readonly credit: CreditOnIssue,
  ) {}

  /**
   * Runs the next occurrence now, or one that failed. Its date and its period stay as planned.
   *
   * Raises `not_found`, `precondition_failed`, `invalid_state_transition`, and what refuses the invoice.
   */
  make(who: Principal, target: Target, how: 'run_now' | 'retry'): Promise<RunRow> {
    return this.work.run(who, async (tx) => {
      const run = await lockedRun(tx, target, how);
      const { composer, checks, credit } = this;
      return runOccurrence(tx, run, { action: run.before.action, composer, checks, credit });
    });
  }

  /** Leaves out the next occurrence, or one that failed. */
  skip(who: Principal, target: Target): Promise<RunRow> {
    return this.work.run(who, async (tx) => skipOccurrence(tx, await lockedRun(tx, target, 'skip')));
  }

  /** The latest runs, the last one first. Raises `not_found`. */
  runs(who: Principal, id: string): Promise<RunRow[]> {
    return this.work.run(who, async (tx) => {
      const recurring = new RecurringInvoicesRepository(tx);
      await recurring.get(id);
      return recurring.runs(id);
    });
  }
}

/** Locks a recurring invoice whose state allows an action. */
export async function lockedFor(
  tx: Transaction,
  target: Target,
  action: ScheduleAction,
): Promise<RecurringInvoiceEntity> {
  const before = await new RecurringInvoicesRepository(tx).lock(target);
  assertPossible(action, before);
  return before;
}

/** Raises `invalid_state_transition` for an action that is not possible now. */
export function assertPossible(action: ScheduleAction, row: Actionable): void {
  if (!availableScheduleActions(row).includes(action)) throw invalidScheduleAction(action, row);
}

async function lockedRun(tx: Transaction, target: Target, action: ScheduleAction): Promise<Run> {
  const before = await lockedFor(tx, target, action);
  const planned = plannedAt(before, before.period);
  if (planned === undefined) throw new Error('A recurring invoice that has not ended has nothing to run.');
  return { before, planned, timeZone: await organizationTimeZone(tx) };
}
