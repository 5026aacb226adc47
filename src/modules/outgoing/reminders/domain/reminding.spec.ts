import { stepOf } from './reminding.js';

const policy = (levels: number) => ({
  levels: Array.from({ length: levels }, (_, at) => ({ days: 7 * at, channel: 'email' as const, fee: null })),
});

describe('how firmly a level asks', () => {
  it.each([
    [1, [1, 2, 3, 3]],
    [2, [1, 2, 3]],
    [3, [1, 2, 3, 3]],
    [5, [1, 2, 2, 2, 3, 3]],
  ])('is for the last time only at the last of %i levels, and behind it', (levels, steps) => {
    expect(steps.map((_step, at) => stepOf(policy(levels), at + 1))).toEqual(steps);
  });
});
