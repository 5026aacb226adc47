import { describe, expect, it } from 'vitest';
import {
  decimalFault,
  decimalOf,
  decimalsOf,
  decimalText,
  marksOf,
  numberOf,
  textOfNumber,
} from './decimal-text';

const english = { decimal: '.', group: ',' };
const german = { decimal: ',', group: '.' };
const french = { decimal: ',', group: '\u202f' };
const swiss = { decimal: '.', group: '’' };

describe('a typed decimal', () => {
  it.each([
    ['1234.5', english, '1234.5'],
    ['1,234.5', english, '1234.5'],
    ['1,500', english, '1500'],
    ['1.500', english, '1.500'],
    ['1,5', english, '1.5'],
    ['1234,5', german, '1234.5'],
    ['1.234.567,25', german, '1234567.25'],
    ['1.500', german, '1500'],
    ['1.5', german, '1.5'],
    ['1 234,5', french, '1234.5'],
    ['1\u202f234,5', french, '1234.5'],
    ['1.5', french, '1.5'],
    ['1’234.5', swiss, '1234.5'],
    ["1'234.5", swiss, '1234.5'],
    ['-12', english, '-12'],
    ['−12', english, '-12'],
    ['.5', english, '0.5'],
    ['5.', english, '5'],
    ['007', english, '7'],
    [' 3 ', english, '3'],
  ])('%s is parsed in its locale', (typed, marks, canonical) => {
    expect(decimalOf(typed, marks)).toBe(canonical);
  });

  it.each(['', 'abc', '1.2.3', '--1', '1e5', '0x10', '1,23,4'])('is refused: %s', (typed) => {
    expect(decimalOf(typed, english)).toBeUndefined();
  });
});

describe('a displayed decimal', () => {
  it('has the separators of the locale', () => {
    expect(decimalText('-1234567.25', german)).toBe('-1.234.567,25');
    expect(decimalText('999', german)).toBe('999');
    expect(decimalText('abc', german)).toBe('abc');
  });

  it('of money has the decimals of its currency, and more if its value has more', () => {
    expect(decimalText('95.5', german, decimalsOf('EUR'))).toBe('95,50');
    expect(decimalText('95', german, decimalsOf('JPY'))).toBe('95');
    expect(decimalText('0.0375', english, decimalsOf('EUR'))).toBe('0.0375');
    expect(decimalText('7', english, decimalsOf('KWD'))).toBe('7.000');
    expect(decimalText('', english, 2)).toBe('');
  });

  it('parses to the same value in every locale', () => {
    for (const locale of ['en-GB', 'de-DE', 'de-CH', 'fr-FR', 'fr-CH', 'en-IN']) {
      const marks = marksOf(locale);
      for (const text of ['0', '1234.5', '-1234567.25', '0.000001', '999999999.999999', '1.500']) {
        expect([locale, decimalOf(decimalText(text, marks), marks)]).toEqual([locale, text]);
      }
    }
  });
});

describe('a sent decimal', () => {
  it.each(['999999999.999999', '0.000001', '-12.5', '0.1'])('is exact: %s', (text) => {
    expect(JSON.stringify(numberOf(text))).toBe(text);
  });

  it('may have 15 significant digits and no more', () => {
    expect(decimalFault('123456789.012345')).toBeUndefined();
    expect(decimalFault('1234567890.123456')).toBe('too_many_digits');
    expect(decimalFault('0.0000000000000001')).toBeUndefined();
    expect(decimalFault('1,5x')).toBe('wrong_number');
    expect(decimalFault(' ')).toBeUndefined();
  });

  it('is undefined if the field is empty', () => {
    expect(numberOf('')).toBeUndefined();
    expect(() => numberOf('abc')).toThrow();
  });

  it('is formatted without exponent', () => {
    expect(textOfNumber(0.000001)).toBe('0.000001');
    expect(textOfNumber(1e-7)).toBe('0.0000001');
    expect(textOfNumber(95.5)).toBe('95.5');
    expect(textOfNumber(null)).toBe('');
  });
});
