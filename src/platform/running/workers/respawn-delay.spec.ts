import { RespawnDelay } from './respawn-delay.js';

describe('the delay before a worker is replaced', () => {
  it('is zero after a long life', () => {
    expect(new RespawnDelay().afterLifeOf(10_000)).toBe(0);
  });

  it('doubles with each short life, up to ten seconds, and restarts after a long one', () => {
    const delay = new RespawnDelay();
    const delays = Array.from({ length: 9 }, () => delay.afterLifeOf(0));
    expect(delays).toEqual([100, 200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000]);
    expect(delay.afterLifeOf(60_000)).toBe(0);
    expect(delay.afterLifeOf(500)).toBe(100);
  });
});
