import { Problem } from '../../../../kernel/problems/problem.js';
import { isCalendarDate, type CalendarDate } from '../../../../kernel/time/calendar-date.js';

/** The day that a query asks about, else today. Raises `invalid_parameter` for one that is none or has not come. */
export function receivablesDay(
  { as_of }: Readonly<Record<string, string>>,
  today: CalendarDate,
): CalendarDate {
  if (as_of === undefined) return today;
  if (!isCalendarDate(as_of)) throw refused('invalid_parameter', 'A day as YYYY-MM-DD was expected.');
  if (as_of > today) throw refused('out_of_range', 'What is due can be told for today at the latest.');
  return as_of;
}

function refused(code: string, detail: string): Problem {
  const errors = [{ pointer: 'as_of', code, detail }];
  return new Problem('invalid_parameter', 'The day cannot be answered; see errors.', { errors });
}

/** How the parameters are documented. */
export const receivablesParameters = [
  {
    name: 'as_of',
    description: 'The day at whose end it is; without it today, at this moment.',
    schema: { type: 'string', format: 'date' },
  },
] as const;
