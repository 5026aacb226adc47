import { isCalendarDate, type CalendarDate } from './calendar-date.js';
import { LAST_NTH, recurrenceUnits, weekdayOf, weekdays, type Recurrence } from './recurrence.js';

/** What a recurrence rule of RFC 5545 says: the rule, and when it ends. */
export interface RruleTerms {
  readonly rule: Recurrence;
  readonly end_after?: number;
  readonly end_on?: CalendarDate;
}

/** The terms of a text, or what is wrong with it. */
export type ReadRrule = RruleTerms | { readonly fault: string };

const FREQUENCIES = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;
const UNITS: ReadonlyMap<string, Recurrence['unit']> = new Map(
  recurrenceUnits.map((unit) => [FREQUENCIES[unit], unit]),
);
const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** The parts that each frequency may have beside those that all have. */
const PARTS = {
  day: [],
  week: ['BYDAY'],
  month: ['BYDAY', 'BYMONTHDAY'],
  year: ['BYDAY', 'BYMONTHDAY', 'BYMONTH'],
} as const satisfies Record<Recurrence['unit'], readonly string[]>;

/** The fewest days that each month has. */
const SHORTEST = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** In some year each of these is missing from some month. */
const LAST_SURE_DAY = 28;
/** Stands for the last day of any month. */
const LAST_DAY = 31;

const LEFT_OUT =
  'RFC 5545 leaves out months without that day. Write BYMONTHDAY=-1 for the last day of the month, or a rule with a ' +
  'day, which is the last day of a shorter month.';

/**
 * Reads the subset of RFC 5545 that means the same here: FREQ, INTERVAL, BYDAY, BYMONTHDAY, BYMONTH, COUNT, and UNTIL
 * as a date. Takes the day that dates are counted from, its DTSTART.
 */
export function readRrule(text: string, from: CalendarDate): ReadRrule {
  const parts = partsOf(text);
  const unit = UNITS.get(parts?.get('FREQ') ?? '');
  if (parts === undefined || unit === undefined) {
    return { fault: 'A rule such as FREQ=MONTHLY;BYMONTHDAY=1 was expected.' };
  }
  const unknown = [...parts.keys()].find((name) => !allowed(unit).includes(name));
  if (unknown !== undefined) return { fault: `${unknown} is not understood here beside this FREQ.` };
  const ends = endsOf(parts);
  if ('fault' in ends) return ends;
  const every = parts.get('INTERVAL') ?? '1';
  if (!/^[1-9]\d?$/.test(every)) return { fault: 'An INTERVAL from 1 to 99 was expected.' };
  const days = unit === 'day' ? {} : unit === 'week' ? weekOf(parts) : monthOf(parts, from, unit);
  return 'fault' in days ? days : { rule: { every: Number(every), unit, ...days }, ...ends };
}

/**
 * Writes a rule as a text of RFC 5545, counted from a day. Undefined where that has no such rule: a day that shorter
 * months replace by their last one.
 */
export function rruleText(rule: Recurrence, from: CalendarDate): string | undefined {
  const days = daysText(rule, from);
  const every = rule.every === 1 ? [] : [`INTERVAL=${rule.every}`];
  return days && [`FREQ=${FREQUENCIES[rule.unit]}`, ...every, ...days].join(';');
}

type Parts = ReadonlyMap<string, string>;
type Days = Omit<Recurrence, 'every' | 'unit'>;
type Fault = { readonly fault: string };

function partsOf(text: string): Parts | undefined {
  const pairs = text.split(';').map((part) => part.split('='));
  const parts = new Map(pairs.map(([name = '', value = '']) => [name, value]));
  return pairs.every((pair) => pair.length === 2) && parts.size === pairs.length ? parts : undefined;
}

function allowed(unit: Recurrence['unit']): readonly string[] {
  return ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', ...PARTS[unit]];
}

function endsOf(parts: Parts): Omit<RruleTerms, 'rule'> | Fault {
  const [count, until] = [parts.get('COUNT'), parts.get('UNTIL')];
  if (count !== undefined && until !== undefined) return { fault: 'Either COUNT or UNTIL was expected.' };
  if (count !== undefined) {
    if (!/^[1-9]\d{0,3}$/.test(count)) return { fault: 'A COUNT from 1 to 9999 was expected.' };
    return { end_after: Number(count) };
  }
  if (until === undefined) return {};
  const end_on = until.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return isCalendarDate(end_on) ? { end_on } : { fault: 'An UNTIL such as 20271231 was expected.' };
}

function weekOf(parts: Parts): Days | Fault {
  const named = parts.get('BYDAY');
  if (named === undefined) return {};
  const days = named.split(',');
  const known = days.flatMap((day) => weekdays[DAYS.indexOf(day)] ?? []);
  if (known.length !== days.length || new Set(known).size !== known.length) {
    return { fault: 'A BYDAY such as MO,TH was expected.' };
  }
  return { weekdays: known };
}

function monthOf(parts: Parts, from: CalendarDate, unit: 'month' | 'year'): Days | Fault {
  const [byDay, byMonthDay, byMonth] = ['BYDAY', 'BYMONTHDAY', 'BYMONTH'].map((name) => parts.get(name));
  if (byMonth !== undefined && !/^([1-9]|1[0-2])$/.test(byMonth)) {
    return { fault: 'A BYMONTH from 1 to 12 was expected.' };
  }
  if (unit === 'year' && byMonth === undefined && (byDay ?? byMonthDay) !== undefined) {
    return { fault: 'A BYMONTH was expected as well; else it means every month of the year.' };
  }
  const month = byMonth === undefined ? {} : { month: Number(byMonth) };
  if (byDay !== undefined && byMonthDay !== undefined) {
    return { fault: 'Either BYDAY or BYMONTHDAY was expected.' };
  }
  if (byDay !== undefined) {
    const [, nth = '', day = ''] = /^(-1|[1-4])([A-Z]{2})$/.exec(byDay) ?? [];
    const weekday = weekdays[DAYS.indexOf(day)];
    if (weekday === undefined) return { fault: 'A BYDAY such as 2TU or -1FR was expected.' };
    return { weekday, nth: nth === '-1' ? LAST_NTH : Number(nth), ...month };
  }
  if (byMonthDay === '-1') return { day: LAST_DAY, ...month };
  if (byMonthDay !== undefined && !/^([1-9]|[12]\d|3[01])$/.test(byMonthDay)) {
    return { fault: 'A BYMONTHDAY from 1 to 28 was expected, or -1.' };
  }
  const day = Number(byMonthDay ?? from.slice(8));
  const ofYear = SHORTEST[Number(byMonth ?? from.slice(5, 7)) - 1] ?? LAST_SURE_DAY;
  if (day > (unit === 'year' ? ofYear : LAST_SURE_DAY)) return { fault: LEFT_OUT };
  return byMonthDay === undefined ? month : { day, ...month };
}

function daysText(rule: Recurrence, from: CalendarDate): string[] | undefined {
  if (rule.unit === 'day') return [];
  if (rule.unit === 'week') {
    const days = rule.weekdays?.map((day) => weekdays.indexOf(day)) ?? [weekdayOf(from)];
    return [`BYDAY=${days.map((day) => DAYS[day]).join(',')}`];
  }
  const month = rule.month ?? Number(from.slice(5, 7));
  const byMonth = rule.unit === 'year' ? [`BYMONTH=${month}`] : [];
  if (rule.weekday !== undefined) {
    const nth = rule.nth === LAST_NTH ? -1 : (rule.nth ?? 1);
    return [...byMonth, `BYDAY=${nth}${DAYS[weekdays.indexOf(rule.weekday)] ?? ''}`];
  }
  const day = rule.day ?? Number(from.slice(8));
  const sure = rule.unit === 'year' ? (SHORTEST[month - 1] ?? LAST_SURE_DAY) : LAST_SURE_DAY;
  if (day <= sure) return [...byMonth, `BYMONTHDAY=${day}`];
  // Within one month a later day is its last one; in months of different lengths the 31st alone is.
  return rule.unit === 'year' || day === LAST_DAY ? [...byMonth, 'BYMONTHDAY=-1'] : undefined;
}
