import { addDays, dateInZone, type CalendarDate } from '../../../../kernel/time/calendar-date.js';
import { instantOf } from '../../../../kernel/time/time-of-day.js';
import type { DatedPolicy } from './reminder-policy.js';

/** When the reminders of a day go out. */
export interface Run {
  readonly day: CalendarDate;
  readonly at: Date;
}

/** The first moment after an instant at which reminders go out. */
export function nextRun(
  { send_at, isDayOff }: Pick<DatedPolicy, 'send_at' | 'isDayOff'>,
  after: Date,
  timeZone: string,
): Run {
  let day = dateInZone(after, timeZone);
  for (;;) {
    const at = instantOf(day, send_at, timeZone);
    if (at > after && !isDayOff(day)) return { day, at };
    day = addDays(day, 1);
  }
}
