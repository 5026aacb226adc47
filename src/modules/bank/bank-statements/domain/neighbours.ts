import type { ReadBalance, ReadLine } from '../../../../kernel/bank/read-statement.js';
import { sumOf } from '../../../../kernel/money/allocation.js';
import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';

/** What a statement says of the time that it covers. */
export interface Span {
  readonly opening: Pick<ReadBalance, 'day' | 'amount'> | null;
  readonly closing: Pick<ReadBalance, 'day' | 'amount'> | null;
  readonly lines: readonly Pick<ReadLine, 'booked_on' | 'amount'>[];
}

/**
 * Whether two statements follow each other without sharing a line, so that equal lines of both are two.
 *
 * One begins with the balance that the other ends in, and has lines of those days that do not cancel each other out.
 * If they were the same lines, its opening balance would be another one.
 */
export function areNeighbours(one: Span, other: Span): boolean {
  return follows(one, other) || follows(other, one);
}

function follows(earlier: Span, later: Span): boolean {
  const { closing } = earlier;
  if (closing === null || later.opening === null || closing.amount !== later.opening.amount) return false;
  return movedUntil(later, closing.day) !== 0n;
}

function movedUntil({ lines }: Span, day: CalendarDate): MinorUnits {
  return sumOf(lines.filter(({ booked_on }) => booked_on <= day).map(({ amount }) => amount));
}
