import { validationFailed } from '../../../../kernel/problems/problem.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';

/** The issue date that a caller asks for. */
export interface RequestedDate {
  /** Undefined: as early as the series allows, which is mostly today. */
  readonly issueDate: CalendarDate | undefined;
  /** The day that it is where the organization is. */
  readonly today: CalendarDate;
}

/**
 * The day on which a document is issued. Within a series it never runs backwards, and it is never yet to come.
 *
 * Without a requested date it is today, or the series' last day where that is later: midnight may pass between two
 * documents that wait for each other, and an organization may move its clock to the west. That day may be asked for,
 * too. Raises `validation_failed`.
 */
export function issueDateIn(last: CalendarDate | null, { issueDate, today }: RequestedDate): CalendarDate {
  if (issueDate === undefined) return last !== null && last > today ? last : today;
  if (last !== null && issueDate < last) {
    throw refusal('before_last_document', `The last document of this series is dated ${last}.`);
  }
  if (issueDate > today && issueDate !== last) {
    throw refusal('in_the_future', `Today is ${today}; the issue date is yet to come.`);
  }
  return issueDate;
}

function refusal(code: string, detail: string): Error {
  return validationFailed([{ pointer: '#/issue_date', code, detail }]);
}
