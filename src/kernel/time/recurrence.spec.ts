import { addDays, type CalendarDate } from './calendar-date.js';
import { occurrenceAt, weekdays, type Recurrence } from './recurrence.js';

const DAY_MS = 86_400_000;

/** A generator of numbers, the same in every run (mulberry32). */
function drawn(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function randomRule(below: (limit: number) => number): Recurrence {
  const every = 1 + below(below(4) === 0 ? 99 : 4);
  const unit = (['day', 'week', 'month', 'year'] as const)[below(4)] ?? 'day';
  const weekday = weekdays[below(7)] ?? 'monday';
  if (unit === 'day') return { every, unit };
  if (unit === 'week') {
    const named = weekdays.filter(() => below(2) === 0);
    return below(3) === 0 || named.length === 0 ? { every, unit } : { every, unit, weekdays: named };
  }
  const month = unit === 'year' && below(2) === 0 ? { month: 1 + below(12) } : {};
  const choice = below(3);
  if (choice === 0) return { every, unit, ...month };
  if (choice === 1) return { every, unit, ...month, day: 1 + below(31) };
  return { every, unit, ...month, weekday, nth: 1 + below(5) };
}

/** Whether a rule means a day: looked at day by day, with nothing of the arithmetic under test. */
function matches(rule: Recurrence, from: Date, at: Date): boolean {
  const days = Math.round((at.getTime() - from.getTime()) / DAY_MS);
  if (rule.unit === 'day') return days % rule.every === 0;
  const iso = (date: Date): number => (date.getUTCDay() + 6) % 7;
  if (rule.unit === 'week') {
    const monday = from.getTime() - iso(from) * DAY_MS;
    const weeks = Math.floor((at.getTime() - monday) / (7 * DAY_MS));
    const named = rule.weekdays?.map((name) => weekdays.indexOf(name)) ?? [iso(from)];
    return weeks % rule.every === 0 && named.includes(iso(at));
  }
  const months = (at.getUTCFullYear() - from.getUTCFullYear()) * 12 + at.getUTCMonth() - from.getUTCMonth();
  if (rule.unit === 'month' && months % rule.every !== 0) return false;
  if (rule.unit === 'year') {
    const month = rule.month ?? from.getUTCMonth() + 1;
    if (at.getUTCMonth() + 1 !== month) return false;
    if ((at.getUTCFullYear() - from.getUTCFullYear()) % rule.every !== 0) return false;
  }
  return isItsDay(rule, from, at);
}

function isItsDay(rule: Recurrence, from: Date, at: Date): boolean {
  const lengthOf = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  if (rule.weekday === undefined) {
    return at.getUTCDate() === Math.min(rule.day ?? from.getUTCDate(), lengthOf);
  }
  if ((at.getUTCDay() + 6) % 7 !== weekdays.indexOf(rule.weekday)) return false;
  const nth = Math.ceil(at.getUTCDate() / 7);
  return rule.nth === 5 ? at.getUTCDate() + 7 > lengthOf : nth === rule.nth;
}

/** The first dates of a rule, found by looking at each day from the first one on. */
function oracle(rule: Recurrence, from: CalendarDate, count: number): CalendarDate[] {
  const start = new Date(`${from}T00:00:00Z`);
  const found: CalendarDate[] = [];
  for (let at = start; found.length < count; at = new Date(at.getTime() + DAY_MS)) {
    if (matches(rule, start, at)) found.push(at.toISOString().slice(0, 10));
  }
  return found;
}

const LOOKED_AT: Readonly<Record<Recurrence['unit'], number>> = { day: 40, week: 30, month: 8, year: 2 };

describe('a recurrence', () => {
  it('gives the dates that an oracle finds by looking at each day, for 2,000 random rules', () => {
    const below = drawn(20261128);
    for (let round = 0; round < 2_000; round += 1) {
      const rule = randomRule(below);
      const from = addDays('1999-12-20', below(12_000));
      const wanted = oracle(rule, from, Math.max(1, Math.ceil(LOOKED_AT[rule.unit] / rule.every)));
      const got = wanted.map((_date, index) => occurrenceAt(rule, from, index));
      expect({ rule, from, dates: got }).toEqual({ rule, from, dates: wanted });
    }
  });

  it('never drifts: in 400 years every month has the day or its last one', () => {
    for (let day = 1; day <= 31; day += 1) {
      const rule = { every: 1, unit: 'month', day } as const;
      for (let index = 0; index < 4_800; index += 1) {
        const at = occurrenceAt(rule, '2000-01-01', index);
        const [year, month] = [2000 + Math.floor(index / 12), index % 12];
        const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
        expect(at).toBe(new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10));
      }
    }
  });

  it('clamps 29 February and goes back as it goes on', () => {
    const yearly = { every: 1, unit: 'year' } as const;
    expect([0, 1, 4, -1].map((index) => occurrenceAt(yearly, '2024-02-29', index))).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2028-02-29',
      '2023-02-28',
    ]);
    const weekly = { every: 2, unit: 'week', weekdays: ['thursday', 'monday'] } as const;
    expect([-1, 0, 1, 2].map((index) => occurrenceAt(weekly, '2026-11-24', index))).toEqual([
      '2026-11-23',
      '2026-11-26',
      '2026-12-07',
      '2026-12-10',
    ]);
  });

  it('ends with the calendar', () => {
    expect(() => occurrenceAt({ every: 99, unit: 'year' }, '2026-01-01', 100)).toThrow(RangeError);
  });
});
