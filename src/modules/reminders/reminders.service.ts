import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/problems/problem.js';
import type { CalendarDate } from '../../kernel/time/calendar-date.js';
import { UnitOfWork, type Principal, type Target, type Transaction } from '../../platform/index.js';
import { BEFORE_ALL, InvoicesRepository, lockedInvoiceFor, type DuePlace } from '../invoices/index.js';
import { Composer, type MessageEntity } from '../messages/index.js';
import { OrganizationsRepository } from '../organizations/index.js';
import { nextDue, type DueLevel } from './domain/due-level.js';
import { nextRun } from './domain/next-run.js';
import type { ReminderPolicy } from './domain/reminder-policy.js';
import { askable } from './write/askable.js';
import { duePage, type DuePage } from './write/due-page.js';
import type { ReminderRow } from './entities/reminder.entity.js';
import { ReminderPolicyRepository } from './policy/reminder-policy.repository.js';
import { RemindersRepository, type Candidate, type OpenTask } from './reminders.repository.js';
import { remindByMail } from './write/remind-invoice.js';

/** What was asked of an invoice, and what comes next if nothing is paid. */
export interface InvoiceReminders {
  readonly reminders: readonly ReminderRow[];
  readonly currency: string;
  readonly next: (DueLevel & { readonly on: CalendarDate }) | undefined;
}

/** An invoice that will be asked for. */
export type Expected = Candidate & DueLevel;

/** What goes out next, and when. */
export interface Forecast {
  readonly enabled: boolean;
  readonly at: Date;
  readonly day: CalendarDate;
  readonly expected: readonly Expected[];
}

/** A person reads it; there may be more. */
export const FORECAST_MAX = 200;
export const TASKS_MAX = 200;

/** How many invoices are looked at for a forecast at once. */
const PAGE = 500;

/** Asking for money by hand, and what was and will be asked. */
@Injectable()
export class RemindersService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly composer: Composer,
  ) {}

  /**
   * Mails the next level of an invoice now, whatever the policy says.
   *
   * Raises `not_found`, `precondition_failed`, `invalid_state_transition`, and what sending raises.
   */
  remind(
    who: Principal,
    target: Target,
    { text }: { readonly text?: string | undefined },
  ): Promise<MessageEntity> {
    return this.work.run(who, async (tx) => {
      const invoice = await lockedInvoiceFor(tx, target, 'remind');
      const last = (await new RemindersRepository(tx).ofInvoice(invoice.id)).at(-1);
      return remindByMail(tx, { composer: this.composer, invoice }, { level: (last?.level ?? 0) + 1, text });
    });
  }

  /** Raises `not_found`. */
  ofInvoice(who: Principal, id: string): Promise<InvoiceReminders> {
    return this.work.run(who, (tx) => remindersOf(tx, id));
  }

  /** Notes that a person has asked. Raises `not_found`. */
  finishTasks(who: Principal, id: string): Promise<InvoiceReminders> {
    return this.work.run(who, async (tx) => {
      await new RemindersRepository(tx).finishTasks(id);
      return remindersOf(tx, id);
    });
  }

  tasks(who: Principal): Promise<OpenTask[]> {
    return this.work.run(who, (tx) => new RemindersRepository(tx).openTasks(TASKS_MAX));
  }

  /** What goes out on the next day that reminders go out on, or would if they were enabled. */
  forecast(who: Principal): Promise<Forecast> {
    return this.work.run(who, async (tx) => {
      const policy = await new ReminderPolicyRepository(tx).read();
      const { time_zone } = await new OrganizationsRepository(tx).existing(tx.organizationId);
      const { day, at } = nextRun(policy, tx.now, time_zone);
      return { enabled: policy.enabled, at, day, expected: await expectedOn(tx, policy, day) };
    });
  }
}

async function remindersOf(tx: Transaction, id: string): Promise<InvoiceReminders> {
  const invoice = await new InvoicesRepository(tx).byId(id);
  if (invoice === undefined) throw notFound('invoice');
  const [policy, reminders] = await Promise.all([
    new ReminderPolicyRepository(tx).read(),
    new RemindersRepository(tx).ofInvoice(id),
  ]);
  const { currency, today } = invoice;
  const last = reminders.at(-1);
  const next = policy.enabled
    ? nextDue(policy, { invoice: await askable(tx, invoice), last }, today)
    : undefined;
  return { reminders, currency, next };
}

async function expectedOn(tx: Transaction, policy: ReminderPolicy, day: CalendarDate): Promise<Expected[]> {
  const expected: Expected[] = [];
  let after: DuePlace | undefined = BEFORE_ALL;
  while (after !== undefined && expected.length < FORECAST_MAX) {
    const page: DuePage = await duePage(tx, policy, { day, after, limit: PAGE });
    expected.push(...page.due);
    after = page.next;
  }
  return expected.slice(0, FORECAST_MAX);
}
