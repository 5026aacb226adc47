import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { ReadLine } from '../../../../kernel/bank/read-statement.js';

/**
 * `lines_missing`: the books have lines of days that the statement covers, and it has not. `reference_damaged`: a
 * spreadsheet has written a long number anew, as in `6,17E+25`.
 */
export const findingCodes = ['lines_missing', 'reference_damaged'] as const;

export type FindingCode = (typeof findingCodes)[number];

export interface Finding {
  readonly code: FindingCode;
  readonly count: number;
  readonly day: CalendarDate;
}

/** A number that a spreadsheet has made shorter. */
const DAMAGED = /(?:^|\s)\d(?:[,.]\d+)?E\+\d{2,}(?:\s|$)/;

/** What is worth a look. Takes the lines of the statement, and the stored ones of days that it covers wholly. */
export function findingsOf(
  lines: readonly ReadLine[],
  missing: readonly { readonly booked_on: CalendarDate }[],
): Finding[] {
  const damaged = lines.filter(({ text, end_to_end_id, bank_reference }) =>
    [text, end_to_end_id, bank_reference].some((value) => DAMAGED.test(value ?? '')),
  );
  return [...finding('lines_missing', missing), ...finding('reference_damaged', damaged)];
}

function finding(code: FindingCode, lines: readonly { readonly booked_on: CalendarDate }[]): Finding[] {
  const [first] = lines.map(({ booked_on }) => booked_on).sort();
  return first === undefined ? [] : [{ code, count: lines.length, day: first }];
}
