import { Injectable } from '@nestjs/common';
import { isSameRule } from './domain/same-rule.js';
import { UnitOfWork, type Principal, type Target, type Transaction } from '../../../platform/index.js';
import { Composer } from '../../outgoing/messages/index.js';
import { organizationTimeZone, organizationToday } from '../../people/organizations/index.js';
import { assertedTerms, checkedDetails, type Details } from './content/checked-details.js';
import { contentFor } from './content/content-for.js';
import { asBeginning, copiedDetails, type CopyWishes } from './domain/copied-details.js';
import type { CatchUp } from './domain/recurring-invoice.js';
import type { RecurringInvoiceEntity } from './entities/recurring-invoice.entity.js';
import {
  recurringInvoiceChanged,
  recurringInvoiceCreated,
  recurringInvoiceDeleted,
} from './recurring-invoices.events.js';
import { startsInThePast } from './recurring-invoices.problems.js';
import { RecurringInvoicesRepository } from './recurring-invoices.repository.js';
import { orderRun } from './runs/run-order.js';
import { assertPossible, lockedFor } from './runs/runs-by-hand.service.js';

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
  create(who: Principal, details: NewDetails): Promise<RecurringInvoiceEntity> {
    return this.work.run(who, (tx) => this.add(tx, details, 'active'));
  }

  /**
   * Adds a paused copy, which somebody looks at before it runs.
   *
   * Raises `not_found`, `invalid_state_transition` for one whose content was erased, and what creating it raises.
   */
  duplicate(who: Principal, id: string, wishes: CopyWishes): Promise<RecurringInvoiceEntity> {
    return this.work.run(who, async (tx) => {
      const source = await new RecurringInvoicesRepository(tx).get(id);
      assertPossible('duplicate', source);
      const { today } = await organizationToday(tx);
      const content = contentFor(source, wishes.customer_id ?? source.customer_id);
      return this.add(tx, { ...copiedDetails(source, wishes, today), content }, 'paused');
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
      const isSame = isSameRule(before.rule, assertedTerms(details, next_on ?? before.anchor_on).rule);
      const anchor_on = isSame ? before.anchor_on : (next_on ?? before.anchor_on);
      const anchor_occurrence = isSame ? before.anchor_occurrence : next_occurrence;
      const beginning = { anchor_on, anchor_occurrence, next_occurrence, last_planned_on };
      const changes = await checkedDetails(tx, details, { beginning, composer: this.composer });
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

  /** Deletes one of which no date ran and none was skipped, for good. */
  delete(who: Principal, target: Target): Promise<void> {
    return this.work.run(who, async (tx) => {
      const row = await lockedFor(tx, target, 'delete');
      await new RecurringInvoicesRepository(tx).delete(row.id);
      tx.announce(recurringInvoiceDeleted(row));
    });
  }

  private async add(
    tx: Transaction,
    { start_on, ...details }: NewDetails,
    status: 'active' | 'paused',
  ): Promise<RecurringInvoiceEntity> {
    const { organization, today } = await organizationToday(tx);
    const from = start_on ?? today;
    if (from < today) throw startsInThePast();
    const checked = await checkedDetails(tx, details, {
      beginning: asBeginning(from),
      composer: this.composer,
    });
    const row = await new RecurringInvoicesRepository(tx).insert({ ...checked, start_on: from, status });
    tx.announce(recurringInvoiceCreated(row));
    orderRun(tx, row, organization.time_zone);
    return row;
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
}

interface Change {
  readonly happened: Happened;
  readonly changes: Parameters<RecurringInvoicesRepository['update']>[1];
}
