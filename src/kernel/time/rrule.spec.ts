import { addDays, type CalendarDate } from './calendar-date.js';
import { occurrenceAt, recurrenceUnits, weekdayOf, weekdays, type Recurrence } from './recurrence.js';
import { readRrule, rruleText } from './rrule.js';

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const RULES = 2_000;
const DATES = 8;

/** The first dates of a text by the words of RFC 5545: each day is looked at, and nothing is computed ahead. */
function datesByTheBook(text: string, start: CalendarDate): CalendarDate[] {
  const parts = new Map(text.split(';').map((part) => part.split('=') as [string, string]));
  const dates: CalendarDate[] = [];
  for (let date = start; dates.length < DATES; date = addDays(date, 1)) {
    if (isInStep(parts, start, date) && hasDay(parts, start, date)) dates.push(date);
  }
  return dates;
}

function isInStep(parts: Map<string, string>, start: CalendarDate, date: CalendarDate): boolean {
  const days = (day: CalendarDate) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
  const months = (day: CalendarDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const step = {
    DAILY: () => days(date) - days(start),
    WEEKLY: () => (days(date) - weekdayOf(date) - days(start) + weekdayOf(start)) / 7,
    MONTHLY: () => months(date) - months(start),
    YEARLY: () => Number(date.slice(0, 4)) - Number(start.slice(0, 4)),
  }[parts.get('FREQ') as 'DAILY']();
  return step % Number(parts.get('INTERVAL') ?? '1') === 0;
}

function hasDay(parts: Map<string, string>, start: CalendarDate, date: CalendarDate): boolean {
  const month = parts.get('BYMONTH') ?? (parts.get('FREQ') === 'YEARLY' ? start.slice(5, 7) : undefined);
  if (month !== undefined && Number(month) !== Number(date.slice(5, 7))) return false;
  const isLast = (days: number) => addDays(date, days).slice(0, 7) !== date.slice(0, 7);
  const monthDay = parts.get('BYMONTHDAY');
  if (monthDay === '-1') return isLast(1);
  if (monthDay !== undefined) return Number(monthDay) === Number(date.slice(8));
  const byDay = parts.get('BYDAY');
  if (byDay === undefined) return ['DAILY'].includes(parts.get('FREQ') ?? '');
  const day = DAYS[weekdayOf(date)] ?? '';
  if (parts.get('FREQ') === 'WEEKLY') return byDay.split(',').includes(day);
  if (byDay === `-1${day}`) return isLast(7);
  return byDay === `${Math.ceil(Number(date.slice(8)) / 7)}${day}`;
}

/** Numbers that are the same in every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

function randomRule(roll: (sides: number) => number): Recurrence {
  const unit = recurrenceUnits[roll(4)] ?? 'day';
  const every = 1 + roll(4);
  if (unit === 'day') return { every, unit };
  if (unit === 'week') {
    const named = weekdays.filter(() => roll(3) === 0);
    return { every, unit, ...(named.length > 0 && { weekdays: named }) };
  }
  const month = unit === 'year' && roll(2) === 0 ? { month: 1 + roll(12) } : {};
  const kinds = [{}, { day: 1 + roll(31) }, { weekday: weekdays[roll(7)] ?? 'monday', nth: 1 + roll(5) }];
  return { every, unit, ...month, ...kinds[roll(3)] };
}

describe('a rule as a text of RFC 5545', () => {
  it('has the dates that the RFC gives it, and is read as the same rule', () => {
    const roll = dice(20_261_128);
    let written = 0;
    for (let turn = 0; turn < RULES; turn += 1) {
      const rule = randomRule(roll);
      const from = addDays('2026-01-01', roll(1_500));
      const text = rruleText(rule, from);
      if (text === undefined) continue;
      written += 1;
      const dates = Array.from({ length: DATES }, (_none, index) => occurrenceAt(rule, from, index));
      expect([text, from, dates]).toEqual([text, from, datesByTheBook(text, from)]);
      const read = readRrule(text, from);
      if ('fault' in read) throw new Error(`${text} is refused: ${read.fault}`);
      expect(Array.from({ length: DATES }, (_none, at) => occurrenceAt(read.rule, from, at))).toEqual(dates);
    }
    expect(written).toBeGreaterThan(RULES * 0.9);
  });

  it.each([
    ['FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=12', { rule: { every: 1, unit: 'month', day: 31 }, end_after: 12 }],
    ['FREQ=WEEKLY;INTERVAL=2', { rule: { every: 2, unit: 'week' } }],
    ['FREQ=DAILY;UNTIL=20271231', { rule: { every: 1, unit: 'day' }, end_on: '2027-12-31' }],
    ['FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=31', { rule: { every: 1, unit: 'year', month: 12, day: 31 } }],
  ])('is read: %s', (text, terms) => {
    expect(readRrule(text, '2026-11-28')).toEqual(terms);
  });

  it.each([
    ...[
      '',
      'MONTHLY',
      'FREQ=HOURLY',
      'FREQ=DAILY;FREQ=DAILY',
      'RRULE:FREQ=DAILY',
      'freq=daily',
      'FREQ=constructor',
      'FREQ=DAILY;',
    ],
    ...['FREQ=DAILY;BYDAY=MO', 'FREQ=WEEKLY;BYDAY=1MO', 'FREQ=WEEKLY;BYDAY=MO,MO', 'FREQ=WEEKLY;WKST=SU'],
    ...[
      'FREQ=MONTHLY;BYDAY=MO',
      'FREQ=MONTHLY;BYDAY=5MO',
      'FREQ=MONTHLY;BYSETPOS=1',
      'FREQ=MONTHLY;BYMONTH=1',
    ],
    ...['FREQ=MONTHLY;BYDAY=1MO;BYMONTHDAY=1', 'FREQ=MONTHLY;BYMONTHDAY=0', 'FREQ=MONTHLY;BYMONTHDAY=1,2'],
    ...['FREQ=YEARLY;BYMONTHDAY=1', 'FREQ=YEARLY;BYMONTH=13', 'FREQ=YEARLY;BYMONTH=1;BYDAY=MO'],
    ...['FREQ=DAILY;INTERVAL=0', 'FREQ=DAILY;INTERVAL=100', 'FREQ=DAILY;COUNT=0', 'FREQ=DAILY;COUNT=10000'],
    ...[
      'FREQ=DAILY;UNTIL=20270230',
      'FREQ=DAILY;UNTIL=20271231T060000Z',
      'FREQ=DAILY;COUNT=1;UNTIL=20271231',
    ],
  ])('is refused, because it means nothing or something else here: %s', (text) => {
    expect(readRrule(text, '2026-11-28')).toEqual({ fault: expect.any(String) });
  });

  it.each([
    ['FREQ=MONTHLY;BYMONTHDAY=29', '2026-11-28'],
    ['FREQ=MONTHLY;BYMONTHDAY=31', '2026-11-28'],
    ['FREQ=MONTHLY', '2026-11-30'],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2026-11-28'],
    ['FREQ=YEARLY', '2028-02-29'],
  ])('is refused with what to write instead, because months would be left out: %s from %s', (text, from) => {
    expect(readRrule(text, from)).toEqual({ fault: expect.stringContaining('BYMONTHDAY=-1') });
  });

  it('does not exist for a day that shorter months replace', () => {
    expect(rruleText({ every: 1, unit: 'month', day: 30 }, '2026-11-28')).toBeUndefined();
    expect(rruleText({ every: 1, unit: 'month' }, '2026-11-29')).toBeUndefined();
  });
});
