import { describe, expect, it } from 'vitest';
import { todayIn } from '../fields/day-text';
import { instantOn } from './instant-on';

describe('the instant on another day', () => {
  it.each([
    ['Europe/Berlin', '2026-11-28T10:00:00.000Z', '2027-11-28', '2027-11-28T10:00:00.000Z'],
    // It is the 29th there already.
    ['Europe/Berlin', '2026-11-28T23:05:00.000Z', '2027-11-29', '2027-11-28T23:05:00.000Z'],
    // It is the 27th there still.
    ['America/New_York', '2026-11-28T04:30:00.000Z', '2026-11-30', '2026-12-01T04:30:00.000Z'],
    // Five past midnight in summer is five past eleven in winter, unless an hour is added.
    ['Europe/Berlin', '2026-07-01T22:05:00.000Z', '2026-12-24', '2026-12-23T23:05:00.000Z'],
    ['Europe/Berlin', '2026-12-23T22:30:00.000Z', '2027-07-02', '2027-07-02T21:30:00.000Z'],
  ])('is on that day in %s: from %s to %s', (timeZone, now, day, expected) => {
    const found = instantOn(day, { now, timeZone });
    expect([found, todayIn(timeZone, () => Date.parse(found))]).toEqual([expected, day]);
  });

  it('is what was typed where that is no day', () => {
    expect(instantOn('soon', { now: '2026-11-28T10:00:00.000Z', timeZone: 'UTC' })).toBe('soon');
  });
});
