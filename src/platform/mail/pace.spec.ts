import { Pace } from './pace.js';

const START = Date.parse('2026-11-24T09:00:00Z');
const at = (ms: number): Date => new Date(START + ms);

describe('the pace of mails', () => {
  it('lets a minute of mails go at once, then one after the other', () => {
    const pace = new Pace(60);
    for (let mail = 0; mail < 60; mail += 1) expect(pace.turn('a', at(0))).toBeUndefined();
    expect(pace.turn('a', at(0))).toEqual(at(1_000));
    expect(pace.turn('b', at(0))).toBeUndefined();
    expect(pace.turn('a', at(1_000))).toBeUndefined();
    expect(pace.turn('a', at(1_000))).toEqual(at(2_000));
    for (let mail = 0; mail < 60; mail += 1) expect(pace.turn('a', at(90_000))).toBeUndefined();
  });

  it('goes on after a clock was set back, and has no limit for 0', () => {
    const pace = new Pace(1);
    expect(pace.turn('a', at(600_000))).toBeUndefined();
    expect(pace.turn('a', at(0))).toBeUndefined();
    const free = new Pace(0);
    for (let mail = 0; mail < 100; mail += 1) expect(free.turn('a', at(0))).toBeUndefined();
  });
});
