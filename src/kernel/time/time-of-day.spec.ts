import { instantOf } from './time-of-day.js';

describe('a time of day in a zone', () => {
  it.each([
    ['2026-11-21', '06:00', 'Europe/Berlin', '2026-11-21T05:00:00.000Z'],
    ['2026-03-29', '01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-03-29', '03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-03-29', '09:00', 'Europe/Berlin', '2026-03-29T07:00:00.000Z'],
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '09:00', 'Europe/Berlin', '2026-10-25T08:00:00.000Z'],
    ['2026-03-08', '02:15', 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['2026-10-04', '02:10', 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
    ['2026-01-01', '23:59', 'Pacific/Kiritimati', '2026-01-01T09:59:00.000Z'],
  ])('%s %s in %s is %s', (day, time, zone, instant) => {
    expect(instantOf(day, time, zone).toISOString()).toBe(instant);
  });
});
