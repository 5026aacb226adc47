import { startOfDay, type CalendarDate } from './calendar-date.js';

const MINUTE_MS = 60_000;

/**
 * The instant of a time of day, `HH:MM`, in a zone.
 *
 * Where clocks skip it, the moment that they skip to; where it comes twice, the first one. Raises RangeError for an
 * unknown zone.
 */
export function instantOf(day: CalendarDate, time: string, timeZone: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const wanted = hours * 60 + minutes;
  const guess = startOfDay(day, timeZone).getTime() + wanted * MINUTE_MS;
  // On a day on which clocks change, the guess is off.
  const at = guess + (wanted - minuteOfDay(guess, timeZone)) * MINUTE_MS;
  if (minuteOfDay(at, timeZone) === wanted) return new Date(at);
  let skippedTo = Math.max(at, guess);
  while (minuteOfDay(skippedTo - MINUTE_MS, timeZone) > wanted) skippedTo -= MINUTE_MS;
  return new Date(skippedTo);
}

function minuteOfDay(instantMs: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const [hours = 0, minutes = 0] = format.format(new Date(instantMs)).split(':').map(Number);
  return hours * 60 + minutes;
}
