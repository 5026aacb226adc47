import { addDays, type CalendarDate } from './calendar-date.js';

/** The days of each year on which banks settle no euro, beside those around Easter. */
const FIXED = ['01-01', '05-01', '12-25', '12-26'];

/**
 * Whether a day is one of the six holidays of TARGET, the settlement system of the euro: New Year, Good Friday, Easter
 * Monday, 1 May, 25 and 26 December. Source: the calendar of the European Central Bank, valid since 2002.
 */
export function isTargetHoliday(date: CalendarDate): boolean {
  if (FIXED.includes(date.slice(5))) return true;
  const easter = easterSunday(Number(date.slice(0, 4)));
  return date === addDays(easter, -2) || date === addDays(easter, 1);
}

/** The date of Easter in the Gregorian calendar. Source: the anonymous algorithm, Meeus, Astronomical Algorithms, 8. */
export function easterSunday(year: number): CalendarDate {
  const [golden, century, ofCentury] = [year % 19, Math.floor(year / 100), year % 100];
  const corrected = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - corrected + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const at = epact + weekday - 7 * shift + 114;
  const [month, day] = [Math.floor(at / 31), (at % 31) + 1];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
