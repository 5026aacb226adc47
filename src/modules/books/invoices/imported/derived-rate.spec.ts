import { derivedRate } from './derived-rate.js';

describe('the rate of a tax', () => {
  it.each([
    [10_000n, 1900n, '19'],
    [1n, 0n, '0'],
    [3333n, 183n, '5.5'],
    [123_456n, 9506n, '7.7'],
    [0n, 5n, '0'],
    [100n, 500n, '100'],
  ])('on %d of %d is %s', (net, tax, rate) => {
    expect(derivedRate(net, tax).toString()).toBe(rate);
  });
});
