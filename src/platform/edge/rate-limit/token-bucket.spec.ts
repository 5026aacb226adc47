import { TokenBuckets } from './token-bucket.js';

describe('a token bucket', () => {
  const rate = { perSecond: 50, burst: 100 };

  it('admits a burst, then as many requests as tokens return', () => {
    const buckets = new TokenBuckets(rate);
    const burst = Array.from({ length: 100 }, () => buckets.take('a', 0));
    expect(burst.every(({ admitted }) => admitted)).toBe(true);
    expect(buckets.take('a', 0)).toEqual({ admitted: false, remaining: 0, resetSeconds: 2, retrySeconds: 1 });
    expect(buckets.take('a', 19).admitted).toBe(false);
    expect(buckets.take('a', 20).admitted).toBe(true);
    expect(buckets.take('a', 20).admitted).toBe(false);
  });

  it('is separate for each caller', () => {
    const buckets = new TokenBuckets({ perSecond: 1, burst: 1 });
    expect(buckets.take('a', 0).admitted).toBe(true);
    expect(buckets.take('a', 0).admitted).toBe(false);
    expect(buckets.take('b', 0)).toEqual({ admitted: true, remaining: 0, resetSeconds: 1, retrySeconds: 0 });
  });

  it('does not refill when the clock goes back', () => {
    const buckets = new TokenBuckets({ perSecond: 1, burst: 1 });
    buckets.take('a', 10_000);
    expect(buckets.take('a', 0).admitted).toBe(false);
  });

  it('deducts tokens taken elsewhere and reports those taken here', () => {
    const buckets = new TokenBuckets({ perSecond: 1, burst: 2 });
    const [taken, takenForOthers] = [buckets.trackTakenTokens(), buckets.trackTakenTokens()];
    buckets.take('a', 0);
    buckets.take('a', 0);
    buckets.take('a', 0);
    expect(taken()).toEqual([['a', 2]]);
    expect(taken()).toEqual([]);
    expect(takenForOthers()).toEqual([['a', 2]]);
    buckets.deduct('a', 2, 0);
    expect(buckets.take('a', 2_999)).toEqual({
      admitted: false,
      remaining: 0,
      resetSeconds: 2,
      retrySeconds: 1,
    });
    expect(buckets.take('a', 3_000).admitted).toBe(true);
    buckets.deduct('b', 1, 0);
    expect(buckets.take('b', 0)).toMatchObject({ admitted: true, remaining: 0 });
  });
});
