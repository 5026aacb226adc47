import { addDays, dateInZone, startOfDay, type CalendarDate } from '../../../../kernel/time/calendar-date.js';
import { isWeekend } from './due-level.js';
import type { ReminderPolicy } from './reminder-policy.js';

const MINUTE_MS = 60_000;

/** When the reminders of a day go out. */
export interface Run {
  readonly day: CalendarDate;
  readonly at: Date;
}

/** The first moment after an instant at which reminders go out. */
export function nextRun(
  { send_at, business_days_only }: Pick<ReminderPolicy, 'send_at' | 'business_days_only'>,
  after: Date,
  timeZone: string,
): Run {
  let day = dateInZone(after, timeZone);
  for (;;) {
    const at = moment(day, send_at, timeZone);
    if (at > after && !(business_days_only && isWeekend(day))) return { day, at };
    day = addDays(day, 1);
  }
}

/** A time of a day in a zone. Where clocks skip it, the moment that they skip to. */
function moment(day: CalendarDate, time: string, timeZone: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const wanted = hours * 60 + minutes;
  const start = startOfDay(day, timeZone);
  const guess = new Date(start.getTime() + wanted * MINUTE_MS);
  // On a day on which clocks change, the guess is an hour off.
  return new Date(guess.getTime() + (wanted - minuteOfDay(guess, timeZone)) * MINUTE_MS);
}

function minuteOfDay(instant: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const [hours = 0, minutes = 0] = format.format(instant).split(':').map(Number);
  return hours * 60 + minutes;
}
