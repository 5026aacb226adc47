import fc from 'fast-check';
import { allocate, apportion, sumOf } from './allocation.js';

describe('an amount that is split', () => {
  it.each<[bigint, bigint[], bigint[]]>([
    [100n, [1n, 1n, 1n], [34n, 33n, 33n]],
    [5n, [3n, 7n], [2n, 3n]],
    [-100n, [1n, 1n, 1n], [-34n, -33n, -33n]],
    [100n, [-1n, -2n, -1n], [25n, 50n, 25n]],
    [10n, [100n, -99n], [10n, 0n]],
    [10n, [-100n, 99n], [10n, 0n]],
    [10n, [5n, -5n], [5n, 5n]],
    [10n, [0n, 0n, 0n], [4n, 3n, 3n]],
    [0n, [1n, 2n], [0n, 0n]],
  ])('gives %p by %p as %p', (amount, weights, shares) => {
    expect(allocate(amount, weights)).toEqual(shares);
  });

  const weights = fc.array(fc.bigInt({ min: -1_000_000n, max: 1_000_000n }), {
    minLength: 1,
    maxLength: 20,
  });
  const amount = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });

  it('loses nothing, and nobody is given more than the amount', () => {
    fc.assert(
      fc.property(amount, weights, (whole, by) => {
        const shares = allocate(whole, by);
        const [least, most] = whole < 0n ? [whole, 0n] : [0n, whole];
        return sumOf(shares) === whole && shares.every((share) => share >= least && share <= most);
      }),
      { numRuns: 5_000 },
    );
  });

  it('is the negative of the split of the negated amount', () => {
    fc.assert(
      fc.property(amount, weights, (whole, by) => {
        const mirrored = allocate(-whole, by).map((share) => -share);
        expect(mirrored).toEqual(allocate(whole, by));
      }),
      { numRuns: 5_000 },
    );
  });

  it('cannot be split without weights', () => {
    expect(() => allocate(1n, [])).toThrow(RangeError);
  });

  it('is spread evenly as far as the quotas do not determine it', () => {
    expect(apportion(7n, { numerators: [1n, 2n], denominator: 1n })).toEqual([3n, 4n]);
    expect(apportion(-2n, { numerators: [1n, 2n], denominator: 1n })).toEqual([-2n, 0n]);
  });
});
