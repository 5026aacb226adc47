import { easterSunday, isTargetHoliday } from './target-days.js';

describe('the holidays of TARGET', () => {
  it.each([
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('know Easter of %d', (year, sunday) => {
    expect(easterSunday(year)).toBe(sunday);
  });

  it('are six in a year', () => {
    const days = Array.from({ length: 365 }, (_none, day) => {
      return new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10);
    });
    expect(days.filter(isTargetHoliday)).toEqual([
      '2027-01-01',
      '2027-03-26',
      '2027-03-29',
      '2027-05-01',
      '2027-12-25',
      '2027-12-26',
    ]);
  });
});
