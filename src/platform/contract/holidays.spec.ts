import { holidaysOf } from './holidays.js';

describe('the days off of a place', () => {
  it.each([
    ['DE', '2026-01-06', false],
    ['DE-BY', '2026-01-06', true],
    ['FR', '2026-07-14', true],
    ['GB-SCT', '2026-01-02', true],
    ['GB-ENG', '2026-01-02', false],
    ['DE', '2026-02-02', false],
    ['JP', '2026-01-02', true],
  ])('in %s has %s: %s', (place, day, isHoliday) => {
    expect(holidaysOf(place)?.isHoliday(day)).toBe(isHoliday);
  });

  it('is a row of days where a holiday lasts for several', () => {
    const days = ['2026-03-18', '2026-03-19', '2026-03-22', '2026-03-23'];
    expect(days.map((day) => holidaysOf('SA')?.isHoliday(day))).toEqual([false, true, true, false]);
  });

  it('knows where the weekend is not Saturday and Sunday', () => {
    expect(holidaysOf('DE')?.weekend).toEqual([5, 6]);
    expect(holidaysOf('SA')?.weekend).toEqual([4, 5]);
  });

  it.each(['XX', 'DE-XX', 'de', '', 'DE-', '__proto__', 'constructor'])('is not known of %p', (place) => {
    expect(holidaysOf(place)).toBeUndefined();
  });
});
