import { isDay } from '../../../fields/day-text';

/** When a new key expires: never, after a number of days, or at the end of a day. */
export type ExpiryChoice = 'never' | '30' | '90' | '365' | 'day';

export const expiryChoices = ['never', '30', '90', '365', 'day'] as const satisfies readonly ExpiryChoice[];

const DAY_MS = 86_400_000;

/**
 * Returns the instant at which a key expires; undefined for never, and for a day that is not chosen yet.
 *
 * A day, `YYYY-MM-DD`, ends in the user's time zone. `nowMs` is the current time.
 */
export function expiresAt(choice: ExpiryChoice, day: string, nowMs: number): string | undefined {
  if (choice === 'never') return undefined;
  if (choice !== 'day') return new Date(nowMs + Number(choice) * DAY_MS).toISOString();
  return day === '' ? undefined : endOf(day);
}

/** Returns the end of a day in the user's time zone. Text that is no day stays as it is, and the service refuses it. */
export function endOf(day: string): string {
  return isDay(day) ? new Date(`${day}T23:59:59`).toISOString() : day;
}

/** Returns the current day, `YYYY-MM-DD`, in the user's time zone. */
export function dayHere(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(now);
}
