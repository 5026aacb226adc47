/** Times of a day as people type them, and as the API has them: `HH:MM`, the same in every language. */

const HOURS = 24;
const MINUTES = 60;
const NOON = 12;

/**
 * Parses a typed time; undefined if it is none.
 *
 * Every language accepts `8`, `830`, `0830`, `8:30`, `8.30`, `8h30`, and `8:30 pm`.
 */
export function timeOf(typed: string): string | undefined {
  const [, hourText = '', minuteText = '0', half] =
    /^(\d{1,2})(?:\s*[:.hH]?\s*(\d{2}))?\s*(?:[hH]|uhr)?\s*(?:([ap])\.?m\.?)?$/i.exec(typed.trim()) ?? [];
  if (hourText === '') return undefined;
  const hour = inWholeDay(Number(hourText), half?.toLowerCase());
  const minute = Number(minuteText);
  if (hour === undefined || hour >= HOURS || minute >= MINUTES) return undefined;
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** The hour of a day of 24 hours: those of half days are 1 to 12, the first of which is written 12. */
function inWholeDay(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour;
  if (hour < 1 || hour > NOON) return undefined;
  return (hour % NOON) + (half === 'p' ? NOON : 0);
}

function twoDigits(figure: number): string {
  return String(figure).padStart(2, '0');
}
