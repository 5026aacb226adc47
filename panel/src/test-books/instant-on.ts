import { isDay, todayIn } from '../fields/day-text';

const MS_PER_HOUR = 3_600_000;

/**
 * Returns the instant on a day at the time of day that it is now, where the organization is. What is no day stays as it
 * is. Clocks may have been changed between both days: close to midnight, an hour decides which day it is.
 */
export function instantOn(
  day: string,
  { now, timeZone }: { readonly now: string; readonly timeZone: string | undefined },
): string {
  if (!isDay(day)) return day;
  const nowMs = Date.parse(now);
  const dayAt = (ms: number): string => todayIn(timeZone, () => ms);
  const moved = nowMs + (Date.parse(day) - Date.parse(dayAt(nowMs)));
  const candidates = [moved, moved + MS_PER_HOUR, moved - MS_PER_HOUR];
  return new Date(candidates.find((ms) => dayAt(ms) === day) ?? moved).toISOString();
}
