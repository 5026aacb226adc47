import { describe, expect, it } from 'vitest';
import { formatsOf } from '../../i18n/formats';
import { ticksOf } from './ticks';

describe('the lines of a scale', () => {
  it.each([
    [
      [0, 100],
      [0, 20, 40, 60, 80, 100],
    ],
    [
      [1_071, 100],
      [0, 500, 1_000, 1_500],
    ],
    [[3_400_000], [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000]],
    [
      [7_000, -1_200],
      [-2_000, 0, 2_000, 4_000, 6_000, 8_000],
    ],
    [[-50], [-50, -40, -30, -20, -10, 0]],
    [[0.3], [0, 0.1, 0.2, 0.3]],
    [[0, 0], [0]],
    [[], [0]],
  ])('for %j are %j', (amounts, ticks) => {
    expect(ticksOf(amounts)).toEqual(ticks);
  });

  it.each([1, 9, 11, 99, 101, 4_999, 5_001, 123_456, 2_550_000, 99_999_999, 0.02])(
    'are few and hold a bar of %d, which fills more than half of them',
    (amount) => {
      const ticks = ticksOf([amount]);
      const last = ticks.at(-1) ?? 0;
      expect(ticks.length).toBeGreaterThan(2);
      expect(ticks.length).toBeLessThan(7);
      expect(last).toBeGreaterThanOrEqual(amount);
      expect(amount / last).toBeGreaterThan(0.5);
    },
  );
});

describe('the labels of a scale', () => {
  const labels = (locale: string, amounts: readonly number[]): string[] =>
    ticksOf(amounts).map((tick) => formatsOf(locale).roughMoney(tick, 'EUR').replace(/\s/g, ' '));

  it.each([
    ['en', [3_400_000], ['€0', '€1M', '€2M', '€3M', '€4M']],
    ['en', [7_000, -1_200], ['-€2K', '€0', '€2K', '€4K', '€6K', '€8K']],
    ['de', [11_000], ['0 €', '5.000 €', '10.000 €', '15.000 €']],
    ['de', [2_550_000], ['0 €', '1 Mio. €', '2 Mio. €', '3 Mio. €']],
    ['fr', [1_071], ['0 €', '500 €', '1 k €', '1,5 k €']],
    ['en', [0.3], ['€0', '€0.10', '€0.20', '€0.30']],
  ])('in %s for %j are %j', (locale, amounts, expected) => {
    expect(labels(locale, amounts)).toEqual(expected);
  });
});
