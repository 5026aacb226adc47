import { Injectable } from '@nestjs/common';
import { validationFailed } from '../../../kernel/problems/problem.js';
import { occurrenceAt } from '../../../kernel/time/recurrence.js';
import { UnitOfWork, type Principal, type Target, type Transaction } from '../../../platform/index.js';
import { Composer } from '../../outgoing/messages/index.js';
import { organizationTimeZone, organizationToday } from '../../people/organizations/index.js';
import { assertContent } from './content/content-check.js';
import type { RunContent } from './content/run-details.js';
import { toStoredContent } from './content/stored-content.js';
import type { CatchUp, RecurringTerms } from './domain/recurring-invoice.js';
import { ruleFaults } from './domain/rule-faults.js';
import { plannedAt, type Planned, type Standing } from './domain/schedule.js';
import { isSameRule } from './domain/same-rule.js';
import type { RecurringInvoiceEntity } from './entities/recurring-invoice.entity.js';
import { recurringInvoiceChanged, recurringInvoiceCreated } from './recurring-invoices.events.js';
import { endsBeforeItRuns, startsInThePast } from './recurring-invoices.problems.js';
import { RecurringInvoicesRepository } from './recurring-invoices.repository.js';
import { orderRun } from './runs/run-order.js';
import { lockedFor } from './runs/runs-by-hand.service.js';

/** What a caller says of a recurring invoice. */
type Details = RecurringTerms & Pick<RunContent, 'content'>;

type NewDetails = Details & { readonly start_on?: string };

type Happened = Parameters<typeof recurringInvoiceChanged>[0];

/** The recurring invoices of an organization. */
@Injectable()
export class RecurringInvoicesService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly composer: Composer,
  ) {}

  /** Raises `validation_failed` with what the first run would be refused for; then nothing is stored. */
  create(who: Principal, { start_on, ...details }: NewDetails): Promise<RecurringInvoiceEntity> {
    return this.work.run(who, async (tx) => {
      const { organization, today } = await organizationToday(tx);
      const from = start_on ?? today;
      if (from < today) throw startsInThePast();
      const beginning = { anchor_on: from, anchor_occurrence: 1, next_occurrence: 1, last_planned_on: null };
      const { columns, standing, planned } = await this.checked(tx, details, beginning);
      const next_on = planned.planned_on;
      const row = await new RecurringInvoicesRepository(tx).insert({
        ...{ ...columns, ...standing, start_on: from, next_on, status: 'active' },
      });
      tx.announce(recurringInvoiceCreated(row));
      orderRun(tx, row, organization.time_zone);
      return row;
    });
  }

  /** Raises `not_found`. */
  get(who: Principal, id: string): Promise<RecurringInvoiceEntity> {
    return this.work.run(who, (tx) => new RecurringInvoicesRepository(tx).get(id));
  }

  /** Replaces what holds for runs to come. A changed rule counts from the date that is planned next. */
  update(who: Principal, target: Target, details: Details): Promise<RecurringInvoiceEntity> {
    return this.work.run(who, async (tx) => {
      const before = await lockedFor(tx, target, 'update');
      const { next_occurrence, last_planned_on, next_on } = before;
      const isSame = isSameRule(before.rule, details.rule);
      const anchor_on = isSame ? before.anchor_on : (next_on ?? before.anchor_on);
      const anchor_occurrence = isSame ? before.anchor_occurrence : next_occurrence;
      const beginning = { anchor_on, anchor_occurrence, next_occurrence, last_planned_on };
      const { columns, standing, planned } = await this.checked(tx, details, beginning);
      const changes = { ...columns, ...standing, next_on: planned.planned_on };
      return this.changed(tx, before, { happened: 'updated', changes });
    });
  }

  pause(who: Principal, target: Target): Promise<RecurringInvoiceEntity> {
    return this.moved(who, target, { action: 'pause', happened: 'paused', changes: { status: 'paused' } });
  }

  /** Goes on; what passed meanwhile is run as is said here, else as the recurring invoice says. */
  resume(who: Principal, target: Target, catch_up?: CatchUp): Promise<RecurringInvoiceEntity> {
    const changes = { status: 'active', ...(catch_up && { catch_up }) } as const;
    return this.moved(who, target, { action: 'resume', happened: 'resumed', changes });
  }

  /** Ends it for good. */
  end(who: Principal, target: Target): Promise<RecurringInvoiceEntity> {
    const changes = { status: 'ended', next_on: null } as const;
    return this.moved(who, target, { action: 'end', happened: 'ended', changes });
  }

  private moved(
    who: Principal,
    target: Target,
    { action, ...change }: Change & { readonly action: 'pause' | 'resume' | 'end' },
  ): Promise<RecurringInvoiceEntity> {
    return this.work.run(who, async (tx) => this.changed(tx, await lockedFor(tx, target, action), change));
  }

  private async changed(
    tx: Transaction,
    before: RecurringInvoiceEntity,
    { happened, changes }: Change,
  ): Promise<RecurringInvoiceEntity> {
    const now = await new RecurringInvoicesRepository(tx).update(before, changes);
    tx.announce(recurringInvoiceChanged(happened, { before, now }));
    orderRun(tx, now, await organizationTimeZone(tx));
    return now;
  }

  /** What is stored of details that the next run could make an invoice of. */
  private async checked(tx: Transaction, details: Details, beginning: Beginning): Promise<Checked> {
    const faults = ruleFaults(details.rule);
    if (faults.length > 0) throw validationFailed(faults);
    const {
      content,
      rule,
      end_after = null,
      end_on = null,
      period = 'in_advance',
      prices = 'fixed',
    } = details;
    const standing = { ...beginning, rule, end_after, end_on };
    const planned = plannedAt(standing, period);
    if (planned === undefined) throw endsBeforeItRuns(placeOfEnd(standing));
    await assertContent(tx, { content, prices }, { planned, composer: this.composer });
    const { name, run_at = '06:00', action = 'draft', catch_up = 'all' } = details;
    const stored = toStoredContent(content);
    const own = { name, customer_id: content.customer_id, content: stored, run_at, action, catch_up };
    return { columns: { ...own, prices, period }, standing, planned };
  }
}

type Columns = Parameters<RecurringInvoicesRepository['insert']>[0];

interface Change {
  readonly happened: Happened;
  readonly changes: Columns;
}

type Beginning = Omit<Standing, 'rule' | 'end_after' | 'end_on'>;

interface Checked {
  readonly columns: Columns;
  readonly standing: Standing;
  readonly planned: Planned;
}

/** What leaves no date: the end, or a rule that leads behind the calendar. */
function placeOfEnd({ rule, anchor_on, end_after, end_on, next_occurrence }: Standing) {
  if (end_after !== null && next_occurrence > end_after) return '#/end_after';
  if (end_on === null) return '#/rule';
  try {
    return occurrenceAt(rule, anchor_on, 0) > end_on ? '#/end_on' : '#/rule';
  } catch {
    return '#/rule';
  }
}
