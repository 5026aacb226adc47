import { describe, expect, it } from 'vitest';
import { dayMarksOf } from '../i18n/day-marks';
import { dayAfter, dayFigures, dayOf, todayIn } from './day-text';

const TODAY = '2026-11-22';

describe('dayOf', () => {
  it.each([
    ['de', '24.12.2026', '2026-12-24'],
    ['de', '4.1.', '2026-01-04'],
    ['de', '4.1.27', '2027-01-04'],
    ['de', '0401', '2026-01-04'],
    ['de', '040127', '2027-01-04'],
    ['de', '04012027', '2027-01-04'],
    ['fr', '24/12/2026', '2026-12-24'],
    ['en-GB', '9/11/26', '2026-11-09'],
    ['en-US', '9/11/26', '2026-09-11'],
    ['en-US', '0911', '2026-09-11'],
    ['sv', '261224', '2026-12-24'],
    ['en-US', '2026-12-24', '2026-12-24'],
    ['fr', '+14', '2026-12-06'],
    ['fr', '-1', '2026-11-21'],
  ])('parses, in %s, %s as %s', (locale, typed, day) => {
    expect(dayOf(typed, dayMarksOf(locale), TODAY)).toBe(day);
  });

  it.each(['', 'soon', '31.2.2026', '1.13.2026', '123', '1.2.3.4', '24'])(
    'returns undefined for %j',
    (typed) => {
      expect(dayOf(typed, dayMarksOf('de'), TODAY)).toBeUndefined();
    },
  );
});

describe('dayFigures', () => {
  it.each([
    ['de', '24.12.2026'],
    ['fr', '24/12/2026'],
    ['en-GB', '24/12/2026'],
    ['en-US', '12/24/2026'],
  ])('formats a day in %s as %s, which parses to the same day', (locale, figures) => {
    expect(dayFigures('2026-12-24', locale)).toBe(figures);
    expect(dayOf(figures, dayMarksOf(locale), TODAY)).toBe('2026-12-24');
  });

  it('returns other text unchanged', () => {
    expect(dayFigures('soon', 'de')).toBe('soon');
  });
});

describe('calendar days', () => {
  it('are counted across month ends and clock changes', () => {
    expect([dayAfter('2026-02-28', 1), dayAfter('2026-03-28', 2)]).toEqual(['2026-03-01', '2026-03-30']);
  });

  it('begin at different times in different zones', () => {
    const now = () => Date.parse('2026-11-22T23:30:00Z');
    expect([todayIn('Europe/Berlin', now), todayIn('America/New_York', now)]).toEqual([
      '2026-11-23',
      '2026-11-22',
    ]);
  });
});
