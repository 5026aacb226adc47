import { Throughput } from './throughput.js';

/** Advances a throughput by pieces of work, so many a second, one after the other. */
function worked(
  throughput: Throughput,
  { from, ms, perSecond }: Record<'from' | 'ms' | 'perSecond', number>,
) {
  const eachMs = 1_000 / perSecond;
  for (let at = from + eachMs; at <= from + ms; at += eachMs) {
    throughput.advance(at, true);
    throughput.ended();
  }
}

describe('the estimated time of work', () => {
  it('is unknown at first, and then follows the finished work', () => {
    const throughput = new Throughput(0);
    worked(throughput, { from: 0, ms: 200, perSecond: 50 });
    expect(throughput.timeFor(100)).toBe(0);
    worked(throughput, { from: 200, ms: 2_000, perSecond: 50 });
    expect(throughput.timeFor(100)).toBeCloseTo(2_000, -2);
    worked(throughput, { from: 2_200, ms: 5_000, perSecond: 500 });
    expect(throughput.timeFor(100)).toBeCloseTo(200, -1);
  });

  it('does not grow while idle, and grows while nothing is finished', () => {
    const throughput = new Throughput(0);
    worked(throughput, { from: 0, ms: 3_000, perSecond: 100 });
    throughput.advance(60_000, false);
    expect(throughput.timeFor(100)).toBeCloseTo(1_000, -2);
    throughput.advance(63_000, true);
    expect(throughput.timeFor(100)).toBeGreaterThan(10_000);
  });
});
