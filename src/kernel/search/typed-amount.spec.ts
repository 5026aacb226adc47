import { amountsLookedFor } from './typed-amount.js';

/** The amount of a text in a currency, in minor units. */
function amountsIn(text: string, currency: string): bigint[] {
  return amountsLookedFor(text)
    .filter(({ currencies }) => currencies.includes(currency))
    .map(({ minorUnits }) => minorUnits);
}

describe('an amount that is looked for', () => {
  it.each(['1234.50', '1234,5', '1,234.50', '1.234,50', '1’234.50', "1'234.50", '€1,234.50', '1 234,50 €'])(
    'is read as people write it: %s',
    (text) => {
      expect(amountsIn(text, 'EUR')).toEqual([123_450n]);
    },
  );

  it('has the decimals of each currency', () => {
    expect([amountsIn('1200', 'JPY'), amountsIn('1200', 'EUR'), amountsIn('1200', 'KWD')]).toEqual([
      [1_200n],
      [120_000n],
      [1_200_000n],
    ]);
    expect([amountsIn('12.345', 'KWD'), amountsIn('0.5', 'JPY'), amountsIn('12.00', 'JPY')]).toEqual([
      [12_345_000n, 12_345n],
      [],
      [12n],
    ]);
  });

  it('may mean thousands or decimals', () => {
    expect(amountsIn('1.234', 'EUR')).toEqual([123_400n]);
    expect(amountsIn('1.234', 'TND')).toEqual([1_234_000n, 1_234n]);
    expect(amountsIn('1,234,567', 'EUR')).toEqual([123_456_700n]);
  });

  it.each([
    '',
    'INV-2026-00077',
    '00077',
    '12.34.56',
    '1,23,4',
    '-5',
    '1e3',
    '12..5',
    '1,234,56',
    '9'.repeat(16),
  ])('is none: %s', (text) => {
    expect(amountsLookedFor(text)).toEqual([]);
  });
});
