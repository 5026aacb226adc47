import type { Recurrence } from '../../../../kernel/time/recurrence.js';

/** Whether two rules say the same, in whatever order. */
export function isSameRule(one: Recurrence, other: Recurrence): boolean {
  return textOf(one) === textOf(other);
}

function textOf({ every, unit, weekdays = [], day, weekday, nth, month }: Recurrence): string {
  return JSON.stringify([every, unit, [...weekdays].sort(), day ?? 0, weekday ?? '', nth ?? 0, month ?? 0]);
}
