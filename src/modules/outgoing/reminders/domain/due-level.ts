import { nextPart, type PaymentPlan } from '../../../../kernel/accounts/instalments.js';
import { decimalAmount, type MinorUnits } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import { addDays, LAST_DAY, type CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { DatedPolicy, ReminderChannel, ReminderPolicy } from './reminder-policy.js';

/** An invoice as far as asking for its money depends on it. */
export interface Askable {
  readonly status: string;
  readonly due_date: CalendarDate;
  readonly currency: CurrencyCode;
  readonly amount_due: MinorUnits;
  readonly payment_plan: PaymentPlan;
  /** When the money was promised for. */
  readonly expected_payment_date: CalendarDate | null;
  readonly reminders_paused_until: CalendarDate | null;
  /** `off`: nothing is asked of its customer by itself. */
  readonly customer_reminders: 'default' | 'off';
}

/** The last time that it was asked for. */
export interface LastAsked {
  readonly level: number;
  readonly asked_on: CalendarDate;
}

/** The level that is due on a day, from 1 on, and how it is asked. */
export interface DueLevel {
  readonly level: number;
  readonly channel: ReminderChannel;
}

/** When nothing is due for so long, nothing will be. It is more than the longest policy. */
const LOOK_AHEAD_DAYS = 800;

/**
 * The level to ask for the money of an invoice at on a day, if any: the highest that fits the day.
 *
 * Levels that were missed are left out, so that a service that was away for weeks asks once. After a reminder that came
 * late, the next level keeps its distance.
 */
export function dueLevel(
  policy: Omit<DatedPolicy, 'enabled' | 'send_at'>,
  { invoice, last }: { readonly invoice: Askable; readonly last: LastAsked | undefined },
  day: CalendarDate,
): DueLevel | undefined {
  const { status, due_date, expected_payment_date, reminders_paused_until, customer_reminders } = invoice;
  if (status !== 'open' || customer_reminders === 'off' || isTooSmall(policy, invoice, day)) return undefined;
  if (policy.isDayOff(day)) return undefined;
  if (expected_payment_date !== null && expected_payment_date >= day) return undefined;
  if (reminders_paused_until !== null && reminders_paused_until > day) return undefined;
  const fitting = policy.levels.flatMap(({ days, channel }, at): DueLevel[] => {
    const level = at + 1;
    const isNext = last === undefined || level > last.level;
    return isNext && addedDays(due_date, days) <= day && isFarFrom(policy, last, { level, day })
      ? [{ level, channel }]
      : [];
  });
  return fitting.at(-1);
}

/** The next day from a day on, and the level that is then due if nothing changes until then. */
export function nextDue(
  policy: Omit<DatedPolicy, 'enabled' | 'send_at'>,
  asked: { readonly invoice: Askable; readonly last: LastAsked | undefined },
  from: CalendarDate,
): (DueLevel & { readonly on: CalendarDate }) | undefined {
  const first = addedDays(asked.invoice.due_date, policy.levels[0]?.days ?? 0);
  const start = first > from ? first : from;
  for (let days = 0; days < LOOK_AHEAD_DAYS; days += 1) {
    const on = addedDays(start, days);
    const due = dueLevel(policy, asked, on);
    if (due !== undefined) return { ...due, on };
  }
  return undefined;
}

function isTooSmall(
  { min_amount }: Pick<ReminderPolicy, 'min_amount'>,
  invoice: Askable,
  day: CalendarDate,
): boolean {
  if (min_amount === null) return false;
  return decimalAmount(nextPart(invoice, day).due, invoice.currency).micros < min_amount.micros;
}

/** Between levels that the policy does not know. */
const DISTANCE_DAYS = 7;

/** Whether as many days have passed since the last reminder as lie between the two levels. */
export function isFarFrom(
  { levels }: Pick<ReminderPolicy, 'levels'>,
  last: LastAsked | undefined,
  { level, day }: { readonly level: number; readonly day: CalendarDate },
): boolean {
  const [before, now] = [last && levels[last.level - 1], levels[level - 1]];
  if (last === undefined) return true;
  const distance = before === undefined || now === undefined ? DISTANCE_DAYS : now.days - before.days;
  return addedDays(last.asked_on, distance) <= day;
}

/** Beyond the calendar there is no day; its last one counts then. */
function addedDays(day: CalendarDate, days: number): CalendarDate {
  try {
    return addDays(day, days);
  } catch (error) {
    if (error instanceof RangeError) return LAST_DAY;
    throw error;
  }
}
