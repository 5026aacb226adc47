import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';

/** A balance that a statement closes a day with. */
export interface Closing {
  readonly statement_id: string;
  readonly day: CalendarDate;
  readonly balance: MinorUnits;
}

/** What all lines of a day come to. */
export interface DaySum {
  readonly day: CalendarDate;
  readonly amount: MinorUnits;
}

/** A balance beside the one that the lines since the one before come to. */
export interface Checkpoint extends Closing {
  readonly by_lines: MinorUnits;
  readonly difference: MinorUnits;
}

/**
 * Compares the balances of an account with its lines, each with those since the balance before it.
 *
 * `opening` is the balance before the first line. A difference other than zero says that lines are missing between two
 * balances. Of several balances of a day, one that agrees is taken, else the last.
 */
export function checkpoints(
  opening: MinorUnits,
  closings: readonly Closing[],
  sums: readonly DaySum[],
): Checkpoint[] {
  const days = [...new Set(closings.map(({ day }) => day))].sort();
  let [before, since, at] = [opening, 0n, 0];
  const inOrder = sums.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  return days.flatMap((day) => {
    for (; at < inOrder.length && (inOrder[at]?.day ?? '') <= day; at += 1)
      since += inOrder[at]?.amount ?? 0n;
    const by_lines = before + since;
    const ofDay = closings.filter((closing) => closing.day === day);
    const closing = ofDay.find(({ balance }) => balance === by_lines) ?? ofDay.at(-1);
    if (closing === undefined) return [];
    [before, since] = [closing.balance, 0n];
    return [{ ...closing, by_lines, difference: closing.balance - by_lines }];
  });
}

/**
 * The first balance that contradicts the lines around it: without it, they lead from the balance before to the one
 * behind. A balance that is only followed by a gap contradicts nothing.
 */
export function contradicted(all: readonly Checkpoint[]): Checkpoint | undefined {
  return all.find(({ difference }, index) => {
    const next = all[index + 1];
    return index > 0 && difference !== 0n && next !== undefined && next.difference === -difference;
  });
}
