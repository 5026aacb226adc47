import fc from 'fast-check';
import type { HolidaysOf } from './business-days.js';
import { addDays, endOfMonth } from './calendar-date.js';
import { weekdayOf } from './recurrence.js';
import { dueDate, type PaymentTerms } from './payment-terms.js';

/** Here Christmas and New Year are holidays; the Gulf rests on Friday and Saturday. */
const holidaysOf: HolidaysOf = (place) => {
  const isHoliday = (day: string) => ['12-25', '12-26', '01-01'].includes(day.slice(5));
  return { DE: { weekend: [5, 6], isHoliday }, SA: { weekend: [4, 5], isHoliday: () => false } }[place];
};

describe('payment terms', () => {
  it.each([
    ['on receipt', '2026-11-21', { net_days: 0 }, '2026-11-21'],
    ['30 days', '2026-11-21', { net_days: 30 }, '2026-12-21'],
    ['14 days over a leap day', '2028-02-20', { net_days: 14 }, '2028-03-05'],
    ['30 days, end of month', '2026-01-15', { net_days: 30, end_of_month: true }, '2026-02-28'],
    ['end of month', '2026-12-01', { net_days: 0, end_of_month: true }, '2026-12-31'],
    [
      'the 15th of the following month',
      '2026-12-31',
      { net_days: 0, day_of_following_month: 15 },
      '2027-01-15',
    ],
    [
      'the 31st of the following month, clamped',
      '2027-01-31',
      { net_days: 0, day_of_following_month: 31 },
      '2027-02-28',
    ],
    [
      'ten days, end of month, the 5th after',
      '2026-11-25',
      { net_days: 10, end_of_month: true, day_of_following_month: 5 },
      '2027-01-05',
    ],
    ['one month', '2026-11-15', { net_months: 1, net_days: 0 }, '2026-12-15'],
    ['one month after the end of January', '2027-01-31', { net_months: 1, net_days: 0 }, '2027-02-28'],
    ['two months and ten days', '2026-12-31', { net_months: 2, net_days: 10 }, '2027-03-10'],
    ['a year', '2028-02-29', { net_months: 12, net_days: 0 }, '2029-02-28'],
    [
      'end of month first, then 30 days',
      '2026-01-15',
      { end_of_month_first: true, net_days: 30 },
      '2026-03-02',
    ],
    ['the 10th or the 25th, before', '2026-11-11', { net_days: 0, days_of_month: [25, 10] }, '2026-11-25'],
    ['the 10th or the 25th, on', '2026-11-10', { net_days: 0, days_of_month: [10, 25] }, '2026-11-10'],
    ['the 10th or the 25th, after', '2026-11-26', { net_days: 0, days_of_month: [25, 10] }, '2026-12-10'],
    ['the 31st, clamped', '2026-11-26', { net_days: 0, days_of_month: [31] }, '2026-11-30'],
    ['five business days', '2026-11-26', { net_days: 0, net_business_days: 5 }, '2026-12-03'],
    [
      'five business days over Christmas',
      '2026-12-23',
      { net_days: 0, net_business_days: 5, holidays_of: 'DE' },
      '2026-12-31',
    ],
    [
      'five business days where nobody works on Fridays',
      '2026-12-23',
      { net_days: 0, net_business_days: 5, holidays_of: 'SA' },
      '2026-12-30',
    ],
    [
      'a holiday, moved on',
      '2026-12-11',
      { net_days: 14, if_day_off: 'next_business_day', holidays_of: 'DE' } as const,
      '2026-12-28',
    ],
    [
      'a holiday, moved back',
      '2026-12-11',
      { net_days: 14, if_day_off: 'previous_business_day', holidays_of: 'DE' } as const,
      '2026-12-24',
    ],
    [
      'a Saturday on receipt, never moved before its issue',
      '2026-11-28',
      { net_days: 0, if_day_off: 'previous_business_day' } as const,
      '2026-11-30',
    ],
    ['a place that is not known', '2026-12-24', { net_days: 1, holidays_of: 'XX' }, '2026-12-25'],
  ])('give the due date for %s', (_name, issued, terms, due) => {
    expect(dueDate(issued, terms, holidaysOf)).toBe(due);
  });

  it('raise RangeError after the year 9999', () => {
    expect(() => dueDate('9999-12-31', { net_days: 1 }, holidaysOf)).toThrow(RangeError);
    expect(() => dueDate('9999-12-31', { net_days: 0, net_business_days: 1 }, holidaysOf)).toThrow(
      RangeError,
    );
    expect(() => dueDate('9999-12-31', { net_days: 0, net_months: 1 }, holidaysOf)).toThrow(RangeError);
  });

  const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
  const someTerms = fc.record({
    end_of_month_first: optional(fc.boolean()),
    net_months: optional(fc.integer({ min: 0, max: 24 })),
    net_days: fc.integer({ min: 0, max: 365 }),
    net_business_days: optional(fc.integer({ min: 0, max: 60 })),
    end_of_month: optional(fc.boolean()),
    day_of_following_month: optional(fc.integer({ min: 1, max: 31 })),
    days_of_month: optional(fc.uniqueArray(fc.integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 6 })),
    if_day_off: optional(fc.constantFrom('next_business_day', 'previous_business_day')),
    holidays_of: optional(fc.constantFrom('DE', 'SA')),
  }) as fc.Arbitrary<PaymentTerms>;
  const someDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));

  it('never end before the issue date, and never earlier for an invoice that is issued later', () => {
    fc.assert(
      fc.property(someTerms, someDay, (terms, issued) => {
        const [due, dayAfter] = [issued, addDays(issued, 1)].map((day) => dueDate(day, terms, holidaysOf));
        expect(due! >= issued).toBe(true);
        expect(dayAfter! >= due!).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });

  it('end on a business day, on a day that is named, or with the month, if nothing comes after', () => {
    fc.assert(
      fc.property(someTerms, someDay, (terms, issued) => {
        const { if_day_off, ...others } = terms;
        const due = dueDate(issued, others, holidaysOf);
        const last = Number(endOfMonth(due).slice(8));
        const days = terms.days_of_month?.map((day) => Math.min(day, last));
        if (days !== undefined) expect(days).toContain(Number(due.slice(8)));
        else if (terms.end_of_month === true && terms.day_of_following_month === undefined) {
          expect(due).toBe(endOfMonth(due));
        }
        if (if_day_off === undefined) return;
        const place = terms.holidays_of === undefined ? undefined : holidaysOf(terms.holidays_of);
        const moved = dueDate(issued, terms, holidaysOf);
        expect((place?.weekend ?? [5, 6]).includes(weekdayOf(moved)) || place?.isHoliday(moved)).toBeFalsy();
      }),
      { numRuns: 10_000 },
    );
  });
});
