import {
  addDays,
  dateInZone,
  dayOfFollowingMonth,
  endOfMonth,
  isCalendarDate,
  startOfDay,
} from './calendar-date.js';

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

  it('moves by days across months and years', () => {
    expect([addDays('2026-12-31', 1), addDays('2028-02-28', 1), addDays('2026-03-01', -1)]).toEqual([
      '2027-01-01',
      '2028-02-29',
      '2026-02-28',
    ]);
  });

  it('cannot be after the year 9999', () => {
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

  it('differs on the other side of the date line', () => {
    const instant = new Date('2026-11-21T10:30:00Z');
    expect(dateInZone(instant, 'Pacific/Kiritimati')).toBe('2026-11-22');
    expect(dateInZone(instant, 'Pacific/Pago_Pago')).toBe('2026-11-20');
  });
});

describe('the start of a day', () => {
  it.each([
    ['in UTC', '2026-12-06', 'UTC', '2026-12-06T00:00:00.000Z'],
    ['in winter', '2026-12-06', 'Europe/Berlin', '2026-12-05T23:00:00.000Z'],
    ['in summer', '2026-07-06', 'Europe/Berlin', '2026-07-05T22:00:00.000Z'],
    [
      'before the clocks are put forward that night',
      '2026-03-29',
      'Europe/Berlin',
      '2026-03-28T23:00:00.000Z',
    ],
    ['after the clocks were put back that night', '2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    ['first of all', '2026-12-06', 'Pacific/Kiritimati', '2026-12-05T10:00:00.000Z'],
    ['last of all', '2026-12-06', 'Etc/GMT+12', '2026-12-06T12:00:00.000Z'],
    ['east of the date line', '2026-12-06', 'Pacific/Pago_Pago', '2026-12-06T11:00:00.000Z'],
    ['in a zone of odd minutes', '2026-12-06', 'Asia/Kathmandu', '2026-12-05T18:15:00.000Z'],
    ['where midnight does not exist', '2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    ['where midnight comes twice', '2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
    ['where the last hour comes twice', '2018-02-18', 'America/Sao_Paulo', '2018-02-18T03:00:00.000Z'],
    ['where the first hour is left out', '2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['that was left out at the date line', '2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
    ['after it', '2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('is right %s', (_where, date, zone, instant) => {
    expect(startOfDay(date, zone).toISOString()).toBe(instant);
  });

  it.each([
    ['Africa/Cairo'],
    ['America/Havana'],
    ['Asia/Beirut'],
    ['Europe/Berlin'],
    ['Australia/Lord_Howe'],
  ])('is the first instant of each day of a year: %s', (zone) => {
    for (let date = '2026-01-01'; date < '2027-01-01'; date = addDays(date, 1)) {
      const start = startOfDay(date, zone);
      const before = new Date(start.getTime() - 1);
      expect([dateInZone(start, zone), dateInZone(before, zone)]).toEqual([date, addDays(date, -1)]);
    }
  });
});
