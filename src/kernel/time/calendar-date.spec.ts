import { addDays, dateInZone, dayOfFollowingMonth, endOfMonth, isCalendarDate } from './calendar-date.js';

describe('a calendar date', () => {
  it.each([
    ['2026-02-30'],
    ['2027-02-29'],
    ['2026-13-01'],
    ['2026-1-1'],
    ['1899-12-31'],
    ['2026-01-01T00:00Z'],
  ])('refuses %s', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  it('knows leap days', () => {
    expect([isCalendarDate('2028-02-29'), isCalendarDate('2100-02-29')]).toEqual([true, false]);
  });

  it('moves by days over months and years', () => {
    expect([addDays('2026-12-31', 1), addDays('2028-02-28', 1), addDays('2026-03-01', -1)]).toEqual([
      '2027-01-01',
      '2028-02-29',
      '2026-02-28',
    ]);
  });

  it('ends with the year 9999', () => {
    expect(addDays('9999-12-30', 1)).toBe('9999-12-31');
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
  });

  it('clamps to the end of a month', () => {
    expect([
      endOfMonth('2026-02-03'),
      dayOfFollowingMonth('2026-01-31', 31),
      dayOfFollowingMonth('2026-12-05', 15),
    ]).toEqual(['2026-02-28', '2026-02-28', '2027-01-15']);
  });

  it('is another day on the other side of the date line', () => {
    const instant = new Date('2026-11-21T10:30:00Z');
    expect(dateInZone(instant, 'Pacific/Kiritimati')).toBe('2026-11-22');
    expect(dateInZone(instant, 'Pacific/Pago_Pago')).toBe('2026-11-20');
  });
});
