import { sumsOf } from './sums.js';

describe('the search for a sum', () => {
  it('finds the one choice that there is', () => {
    expect(sumsOf([10n, 25n, 40n, 7n], 42n)).toEqual({ solutions: [[0, 1, 3]], is_complete: true });
  });

  it('stops at the second', () => {
    expect(sumsOf([1n, 1n, 1n, 1n], 2n).solutions).toHaveLength(2);
  });

  it('takes at least two, and at most twelve', () => {
    expect(sumsOf([5n, 9n], 5n).solutions).toEqual([]);
    expect(
      sumsOf(
        Array.from({ length: 13 }, () => 1n),
        13n,
      ).solutions,
    ).toEqual([]);
  });

  it('gives up after the same steps on any machine, and says so', () => {
    const amounts = Array.from({ length: 40 }, (_none, at) => 2n * BigInt(1000 + at * 7));
    expect(sumsOf(amounts, 20_001n)).toEqual({ solutions: [], is_complete: false });
  });
});
