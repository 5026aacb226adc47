import { nextPart } from '../../../../kernel/accounts/instalments.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import { addDays, type CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { Transaction } from '../../../../platform/index.js';
import { endOfPage, type DuePlace } from '../../../books/invoices/index.js';
import { ReceivablesRepository, type CreditOfCustomer } from '../../../books/receivables/index.js';
import { dueLevel, type DueLevel } from '../domain/due-level.js';
import type { DatedPolicy, ReminderPolicy } from '../domain/reminder-policy.js';
import { lastAskedOf, RemindersRepository, type Candidate } from '../reminders.repository.js';

/** Whose invoices are asked for at once. */
export interface CustomerOrder {
  readonly customer_id: string;
  readonly currency: CurrencyCode;
}

/** Invoices that a level is due for, and where the next page goes on, if there is one. */
export interface DuePage {
  readonly due: readonly (Candidate & DueLevel)[];
  readonly next: DuePlace | undefined;
}

/** Looks through as many open invoices behind a place for those that a level is due for on a day. */
export async function duePage(
  tx: Transaction,
  policy: DatedPolicy,
  { day, after, limit }: { readonly day: CalendarDate; readonly after: DuePlace; readonly limit: number },
): Promise<DuePage> {
  const wanted = { ...reachOf(policy, day), after };
  const found = await new RemindersRepository(tx).candidates(wanted, limit);
  return { due: dueOf(policy, found, day), next: endOfPage(found, limit) };
}

/** The open invoices of a customer in a currency that a level is due for on a day, the longest overdue first. */
export async function dueOfCustomer(
  tx: Transaction,
  policy: DatedPolicy,
  { day, ...order }: CustomerOrder & { readonly day: CalendarDate },
): Promise<DuePage['due']> {
  const candidates = await new RemindersRepository(tx).candidatesOf(order, reachOf(policy, day));
  return withoutCovered(tx, dueOf(policy, candidates, day));
}

/** Those that credit of their customer does not cover: nobody is asked for what could be settled at once. */
export async function withoutCovered<
  Invoice extends { readonly id: string; readonly customer_id: string; readonly currency: CurrencyCode },
>(tx: Transaction, invoices: readonly Invoice[]): Promise<Invoice[]> {
  const known = new Map<string, CreditOfCustomer>();
  const asked: Invoice[] = [];
  for (const invoice of invoices) {
    const { customer_id, currency } = invoice;
    const key = `${customer_id} ${currency}`;
    const credit = known.get(key) ?? (await new ReceivablesRepository(tx).creditOf(customer_id, currency));
    known.set(key, credit);
    if (!credit.covered.has(invoice.id)) asked.push(invoice);
  }
  return asked;
}

/** Until which due date a level can be due on a day, and how many levels there are. */
function reachOf({ levels }: ReminderPolicy, day: CalendarDate) {
  return { lastDue: addDays(day, -(levels[0]?.days ?? 0)), levels: levels.length };
}

function dueOf(policy: DatedPolicy, found: readonly Candidate[], day: CalendarDate): DuePage['due'] {
  return found.flatMap((invoice) => {
    const level = dueLevel(policy, { invoice, last: lastAskedOf(invoice) }, day);
    return level === undefined ? [] : [{ ...invoice, ...level, amount_due: nextPart(invoice, day).due }];
  });
}
