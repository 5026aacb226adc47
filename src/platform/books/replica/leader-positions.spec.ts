import { LeaderPositions } from './leader-positions.js';

describe('the age of a copy', () => {
  const positions = new LeaderPositions(1_000);
  positions.add(100n, 0);
  positions.add(200n, 250);
  positions.add(200n, 500);
  positions.add(300n, 750);

  it.each([
    ['all of the last look', 300n, 50],
    ['more than the last look', 999n, 50],
    ['not all of the last look', 299n, 300],
    ['what was there at two looks, which counts by the later one', 200n, 300],
    ['only the first look', 100n, 800],
  ])('that has %s is known', (_what, position, ageMs) => {
    expect(positions.ageMs(position, 800)).toBe(ageMs);
  });

  it('is unknown if it is older than what is kept', () => {
    expect(positions.ageMs(99n, 800)).toBeUndefined();
    positions.add(300n, 1_100);
    expect(positions.ageMs(100n, 1_100)).toBeUndefined();
    expect(positions.ageMs(200n, 1_100)).toBe(600);
  });

  it('grows while the leader cannot be asked', () => {
    expect(positions.ageMs(300n, 60_000)).toBe(58_900);
  });
});
