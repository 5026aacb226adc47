import { Injectable } from '@nestjs/common';
import { Problem } from '../../../../kernel/problems/problem.js';
import type { ProblemCode } from '../../../../kernel/problems/registry.js';
import { enqueue, UnitOfWork, type Principal, type Transaction } from '../../../../platform/index.js';
import type { DayOrder } from '../../../books/invoices/index.js';
import { Composer } from '../../messages/index.js';
import { organizationToday } from '../../../people/organizations/index.js';
import { remindingsOf } from '../domain/reminding.js';
import { runDay, scheduleNextDay } from '../policy/day-schedule.js';
import { ReminderPolicyRepository } from '../policy/reminder-policy.repository.js';
import { nextAsked, stillAsked, type Asked } from './asked-invoices.js';
import { duePage, type CustomerOrder } from './due-page.js';
import { remindByMail, remindByTask, remindInPlaceOf } from './remind-invoices.js';
import { ReminderLetters } from './reminder-letters.service.js';
import { remindCustomer } from './reminder-orders.js';
import { unlessChanged } from './unless-changed.js';

/** Each customer becomes a job of its own, so that one that fails holds up no other. */
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
    private readonly letters: ReminderLetters,
  ) {}

  /** Orders a job for each customer that a level is due for, and the run of the next day. */
  runDay(who: Principal, { after }: DayOrder): Promise<void> {
    return this.work.run(who, async (tx) => {
      const policy = await new ReminderPolicyRepository(tx).read();
      if (!policy.enabled || policy.levels.length === 0) return;
      const { organization, today: day } = await organizationToday(tx);
      // Who has closed the books asks for nothing any more, and nobody could stop it.
      if (organization.closed_at !== null) return;
      const { due, next } = await duePage(tx, policy, { day, after, limit: INVOICES_PER_RUN });
      for (const { invoices } of remindingsOf(due)) {
        const [{ customer_id, currency }] = invoices;
        enqueue(tx, remindCustomer, {
          key: `${customer_id} ${currency}`,
          payload: { customer_id, currency },
        });
      }
      if (next === undefined) scheduleNextDay(tx, policy, organization.time_zone);
      else runDay.goOn(tx, { key: tx.organizationId, after: next });
    });
  }

  /** Asks for the money of a customer's invoices at the levels that are due now, if any; a second run finds none. */
  async remind(who: Principal, order: CustomerOrder): Promise<void> {
    while (await this.remindNext(who, order)) {
      // One mail or task after the other, each complete or not at all.
    }
  }

  /** Asks for what is left of a reminder that was cancelled, as some of it was paid. A second run finds nothing. */
  async remindWithoutPaid(who: Principal, messageId: string): Promise<void> {
    await unlessChanged({
      look: () => this.work.run(who, async (tx) => (await stillAsked(tx, messageId))?.asked),
      print: (asked) => this.letters.of(who, asked),
      act: (letter, isAsSeen) => {
        return this.work.run(who, async (tx) => {
          const still = await stillAsked(tx, messageId);
          if (!isAsSeen(still?.asked)) return false;
          if (still !== undefined) await remindInPlaceOf(tx, this.composer, { ...still, letter });
          return true;
        });
      },
    });
  }

  /** Whether anything was asked for; then there may be more. */
  private remindNext(who: Principal, order: CustomerOrder): Promise<boolean> {
    return unlessChanged({
      look: () => this.work.run(who, (tx) => nextAsked(tx, order)),
      print: (asked) => this.letters.of(who, asked),
      act: async (letter, isAsSeen) => {
        const act = async (tx: Transaction, ask: (asked: Asked) => Promise<unknown>): Promise<boolean> => {
          const asked = await nextAsked(tx, order);
          if (!isAsSeen(asked)) return false;
          if (asked !== undefined) await ask(asked);
          return true;
        };
        try {
          return await this.work.run(who, (tx) =>
            act(tx, (asked) => {
              return asked.channel === 'task'
                ? remindByTask(tx, asked)
                : remindByMail(tx, this.composer, { asked, letter });
            }),
          );
        } catch (error) {
          if (!(error instanceof Problem) || !UNSENDABLE.includes(error.code)) throw error;
          return this.work.run(who, (tx) => act(tx, (asked) => remindByTask(tx, asked)));
        }
      },
    });
  }
}
