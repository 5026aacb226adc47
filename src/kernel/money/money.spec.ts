import fc from 'fast-check';
import { amountNumber, amountText, fitsWire, percentOf, quantityTimesPrice } from './amount.js';
import { currencyCodes, currencyExponent, isCurrencyCode } from './currency.js';
import { Decimal } from './decimal.js';
import { rounded } from './fraction.js';
import { roundedQuotient } from './rounding.js';

const decimal = (text: string) => Decimal.parse(text) ?? Decimal.zero;

describe('a decimal', () => {
  it('keeps every digit that a JSON number of 15 digits carries', () => {
    const micros = fc.bigInt({ min: -999_999_999_999_999n, max: 999_999_999_999_999n });
    fc.assert(
      fc.property(micros, (value) => Decimal.ofNumber(Decimal.ofMicros(value).toNumber())?.micros === value),
    );
  });

  it('converts to the number that its text parses to, and back', () => {
    const micros = fc.bigInt({ min: -(10n ** 19n), max: 10n ** 19n });
    fc.assert(
      fc.property(micros, (value) => {
        const exact = Decimal.ofMicros(value);
        return exact.toNumber() === Number(exact.toString());
      }),
    );
    const numbers = fc.oneof(
      fc.double(),
      fc.integer(),
      fc.integer().map((whole) => whole / 1_000),
    );
    fc.assert(
      fc.property(numbers, (value) => {
        const read = Object.is(value, -0) ? '0' : String(value);
        return Decimal.ofNumber(value)?.micros === Decimal.parse(read)?.micros;
      }),
      { numRuns: 10_000 },
    );
  });

  it.each([['12.5'], ['-0.000001'], ['999999999.999999'], ['0']])('formats %s as it was parsed', (text) => {
    expect(decimal(text).toString()).toBe(text);
  });

  it('counts the necessary decimals', () => {
    expect([decimal('1.500000').decimals, decimal('7').decimals, decimal('0.000001').decimals]).toEqual([
      1, 0, 6,
    ]);
  });

  it.each([['1e3'], ['+1'], [' 1'], ['1.'], ['.5'], ['1.1234567'], ['NaN'], ['0x10'], [''], ['1,5']])(
    'refuses %p',
    (text) => {
      expect(Decimal.parse(text)).toBeUndefined();
    },
  );

  it.each([[NaN], [Infinity], [1e-7], [1e21]])('refuses the number %p', (value) => {
    expect(Decimal.ofNumber(value)).toBeUndefined();
  });
});

describe('rounding half up', () => {
  it('takes half a unit away from zero on both sides', () => {
    const halves = [-25n, -15n, -5n, 5n, 15n, 25n].map((tenths) => roundedQuotient(tenths, 10n, 'half-up'));
    expect(halves).toEqual([-3n, -2n, -1n, 1n, 2n, 3n]);
  });

  it('is never further than half a unit from the exact quotient', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (dividend, divisor) => {
        const rest = 2n * (dividend - roundedQuotient(dividend, divisor, 'half-up') * divisor);
        return rest <= divisor && rest >= -divisor;
      }),
    );
  });

  it('refuses a divisor that is not above zero', () => {
    expect(() => roundedQuotient(1n, 0n, 'half-up')).toThrow(RangeError);
  });
});

describe('an amount', () => {
  it('is rounded once, to the exponent of its currency', () => {
    const factors = { quantity: decimal('3'), price: decimal('333.5'), price_base_quantity: decimal('1') };
    const grossIn = (exponent: number) => rounded(quantityTimesPrice(factors, exponent), 'half-up');
    expect([grossIn(0), grossIn(2)]).toEqual([1001n, 100050n]);
    expect(percentOf(818000n, decimal('9.975'), 'half-up')).toBe(81596n);
  });

  it('is formatted with all decimals of its currency and sent as the same number', () => {
    expect([amountText(16510n, 'EUR'), amountText(-5n, 'KWD'), amountText(1101n, 'JPY')]).toEqual([
      '165.10',
      '-0.005',
      '1101',
    ]);
    expect(JSON.stringify(amountNumber(999_999_999_999_999n, 'EUR'))).toBe('9999999999999.99');
  });

  it('fits into a JSON number below 10^13, and below 15 digits', () => {
    expect([fitsWire(10n ** 15n - 1n, 2), fitsWire(10n ** 15n, 2)]).toEqual([true, false]);
    expect([fitsWire(10n ** 13n - 1n, 0), fitsWire(10n ** 13n, 0)]).toEqual([true, false]);
    expect([fitsWire(10n ** 15n - 1n, 3), fitsWire(-(10n ** 15n), 3)]).toEqual([true, false]);
  });
});

describe('currencies', () => {
  it('have the decimals of ISO 4217', () => {
    expect(['JPY', 'EUR', 'KWD'].map(currencyExponent)).toEqual([0, 2, 3]);
  });

  it('are three capital letters, each once', () => {
    expect(new Set(currencyCodes).size).toBe(currencyCodes.length);
    expect(currencyCodes.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
    expect([isCurrencyCode('eur'), isCurrencyCode('XXX')]).toEqual([false, false]);
  });
});
