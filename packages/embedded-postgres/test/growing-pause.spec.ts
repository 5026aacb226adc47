import { GrowingPause } from '../src/growing-pause.js';

describe('the pause before a server is restarted', () => {
  it('is zero at first, then doubles up to half a minute', () => {
    const pause = new GrowingPause();
    expect(Array.from({ length: 12 }, () => pause.after(0))).toEqual([
      0, 100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 30_000, 30_000,
    ]);
  });

  it('restarts at zero after a start that succeeded, however often the server is killed', () => {
    const pause = new GrowingPause();
    for (let death = 0; death < 8; death += 1) pause.after(0);
    expect([7_000, 7_000, 7_000].map((livedMs) => pause.after(livedMs))).toEqual([0, 0, 0]);
    expect([pause.after(60_000), pause.after(0)]).toEqual([0, 100]);
  });
});
