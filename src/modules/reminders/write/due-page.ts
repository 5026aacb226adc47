import { addDays, type CalendarDate } from '../../../kernel/time/calendar-date.js';
import type { Transaction } from '../../../platform/index.js';
import { endOfPage, type DuePlace } from '../../invoices/index.js';
import { dueLevel, type DueLevel } from '../domain/due-level.js';
import type { ReminderPolicy } from '../domain/reminder-policy.js';
import { lastAskedOf, RemindersRepository, type Candidate } from '../reminders.repository.js';

/** Invoices that a level is due for, and where the next page goes on, if there is one. */
export interface DuePage {
  readonly due: readonly (Candidate & DueLevel)[];
  readonly next: DuePlace | undefined;
}

/** Looks through as many open invoices behind a place for those that a level is due for on a day. */
export async function duePage(
  tx: Transaction,
  policy: ReminderPolicy,
  { day, after, limit }: { readonly day: CalendarDate; readonly after: DuePlace; readonly limit: number },
): Promise<DuePage> {
  const lastDue = addDays(day, -(policy.levels[0]?.days ?? 0));
  const wanted = { lastDue, levels: policy.levels.length, after };
  const found = await new RemindersRepository(tx).candidates(wanted, limit);
  const due = found.flatMap((invoice) => {
    const level = dueLevel(policy, { invoice, last: lastAskedOf(invoice) }, day);
    return level === undefined ? [] : [{ ...invoice, ...level }];
  });
  return { due, next: endOfPage(found, limit) };
}
