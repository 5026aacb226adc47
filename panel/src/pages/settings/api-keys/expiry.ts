/** When a new key ends: never, after so many days, or with a day of the calendar. */
export type ExpiryChoice = 'never' | '30' | '90' | '365' | 'day';

export const expiryChoices = ['never', '30', '90', '365', 'day'] as const satisfies readonly ExpiryChoice[];

const DAY_MS = 86_400_000;

/**
 * The instant at which a key ends; undefined for never, and for a day that has not been given yet.
 *
 * A day, `YYYY-MM-DD`, is over where the person is. `nowMs` is the present.
 */
export function expiresAt(choice: ExpiryChoice, day: string, nowMs: number): string | undefined {
  if (choice === 'never') return undefined;
  if (choice !== 'day') return new Date(nowMs + Number(choice) * DAY_MS).toISOString();
  return day === '' ? undefined : new Date(`${day}T23:59:59`).toISOString();
}

/** The day, `YYYY-MM-DD`, that it is where the person is. */
export function dayHere(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format(now);
}
