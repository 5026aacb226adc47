import { Injectable } from '@nestjs/common';
import type { MinorUnits } from '../../../kernel/money/amount.js';
import { currentInstalment } from '../../../kernel/accounts/instalments.js';
import { notFound } from '../../../kernel/problems/problem.js';
import type { CalendarDate } from '../../../kernel/time/calendar-date.js';
import {
  UnitOfWork,
  type FileAnswer,
  type Principal,
  type Target,
  type Transaction,
} from '../../../platform/index.js';
import {
  BEFORE_ALL,
  invalidTransition,
  InvoicesRepository,
  isAvailable,
  lockedInvoiceFor,
  type DuePlace,
  type InvoiceWithItems,
} from '../../books/invoices/index.js';
import { Composer, type MessageEntity } from '../messages/index.js';
import { OrganizationsRepository } from '../../people/organizations/index.js';
import { nextDue, type DueLevel } from './domain/due-level.js';
import { nextRun } from './domain/next-run.js';
import type { DatedPolicy } from './domain/reminder-policy.js';
import { feeOf, remindingsOf, type Reminding } from './domain/reminding.js';
import type { ReminderRow } from './entities/reminder.entity.js';
import { ReminderPolicyRepository } from './policy/reminder-policy.repository.js';
import { RemindersRepository, type Candidate, type OpenTask } from './reminders.repository.js';
import { askable } from './write/askable.js';
import { askedByHand, type Asked } from './write/asked-invoices.js';
import { duePage, withoutCovered, type DuePage } from './write/due-page.js';
import { remindByMail } from './write/remind-invoices.js';
import { ReminderLetters } from './write/reminder-letters.service.js';
import { unlessChanged } from './write/unless-changed.js';

/** What was asked of an invoice, and what comes next if nothing is paid. */
export interface InvoiceReminders {
  readonly reminders: readonly ReminderRow[];
  readonly currency: string;
  readonly next: (DueLevel & { readonly on: CalendarDate }) | undefined;
}

/** Invoices that will be asked for at once. */
export interface Expected extends Reminding<Candidate & DueLevel> {
  readonly fee: MinorUnits | null;
}

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
    private readonly letters: ReminderLetters,
  ) {}

  /**
   * Mails the next level of an invoice now, whatever the policy says.
   *
   * Raises `not_found`, `precondition_failed`, `invalid_state_transition`, and what sending raises.
   */
  async remind(
    who: Principal,
    target: Target,
    { text }: { readonly text?: string | undefined },
  ): Promise<MessageEntity> {
    const look = async (tx: Transaction): Promise<Asked> => {
      return askedByHand(tx, await lockedInvoiceFor(tx, target, 'remind'));
    };
    let queued: MessageEntity | undefined;
    await unlessChanged({
      look: () => this.work.run(who, look),
      print: (asked) => this.letters.of(who, asked),
      act: (letter, isAsSeen) => {
        return this.work.run(who, async (tx) => {
          const asked = await look(tx);
          if (!isAsSeen(asked)) return false;
          queued = await remindByMail(tx, this.composer, { asked, letter, text });
          return true;
        });
      },
    });
    if (queued === undefined) throw new Error('Nothing was asked for.');
    return queued;
  }

  /**
   * The letter of the next reminder of an invoice, as it is now; nothing of it is kept.
   *
   * Raises `not_found`, `invalid_state_transition` and `rendering_failed`.
   */
  async letter(who: Principal, id: string): Promise<FileAnswer> {
    const asked = await this.work.run(who, async (tx) => {
      const invoice = await existing(tx, id);
      if (!isAvailable('remind', invoice)) throw invalidTransition('remind', invoice);
      return askedByHand(tx, invoice);
    });
    return this.letters.print(who, asked);
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
      const { time_zone, currency: own } = await new OrganizationsRepository(tx).existing(tx.organizationId);
      const { day, at } = nextRun(policy, tx.now, time_zone);
      const expected = remindingsOf(await expectedOn(tx, policy, day)).map((one): Expected => {
        const [{ currency: due }] = one.invoices;
        return { ...one, fee: one.channel === 'email' ? feeOf(policy, one.level, { due, own }) : null };
      });
      return { enabled: policy.enabled, at, day, expected };
    });
  }
}

async function remindersOf(tx: Transaction, id: string): Promise<InvoiceReminders> {
  const invoice = await existing(tx, id);
  const [policy, reminders] = await Promise.all([
    new ReminderPolicyRepository(tx).read(),
    new RemindersRepository(tx).ofInvoice(id),
  ]);
  const { currency, today } = invoice;
  const current = currentInstalment(invoice);
  const last = reminders.findLast(({ instalment }) => instalment === current);
  const isAsked = (await withoutCovered(tx, [invoice])).length > 0;
  const next =
    policy.enabled && isAsked
      ? nextDue(policy, { invoice: await askable(tx, invoice), last }, today)
      : undefined;
  return { reminders, currency, next };
}

async function existing(tx: Transaction, id: string): Promise<InvoiceWithItems> {
  const invoice = await new InvoicesRepository(tx).byId(id);
  if (invoice === undefined) throw notFound('invoice');
  return invoice;
}

async function expectedOn(
  tx: Transaction,
  policy: DatedPolicy,
  day: CalendarDate,
): Promise<(Candidate & DueLevel)[]> {
  const expected: (Candidate & DueLevel)[] = [];
  let after: DuePlace | undefined = BEFORE_ALL;
  while (after !== undefined && expected.length < FORECAST_MAX) {
    const page: DuePage = await duePage(tx, policy, { day, after, limit: PAGE });
    expected.push(...page.due);
    after = page.next;
  }
  return withoutCovered(tx, expected.slice(0, FORECAST_MAX));
}
