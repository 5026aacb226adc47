import { compare, equal, exact, minus, plus, rounded, times } from './exact.js';

const number = (text: string) => exact(text)!;

describe('an exact number', () => {
  it.each(['', 'x', '.', '-', '1e3', '1,5'])('is not read from %p', (text) => {
    expect(exact(text)).toBeUndefined();
  });

  it('is compared by what it is worth, not by how it is written', () => {
    expect(equal(number('1.50'), number('+1.5'))).toBe(true);
    expect(compare(number('-0.01'), number('0'))).toBe(-1);
  });

  it('loses nothing in sums and products', () => {
    expect(equal(plus(number('0.1'), number('0.2')), number('0.3'))).toBe(true);
    expect(equal(minus(number('1'), number('0.9')), number('0.1'))).toBe(true);
    expect(equal(times(number('-1.1'), number('1.1')), number('-1.21'))).toBe(true);
  });

  it.each([
    ['2.345', '2.35'],
    ['-2.345', '-2.34'],
    ['-2.346', '-2.35'],
    ['2.3', '2.3'],
  ])('%s rounds to %s, halves to the larger number', (text, expected) => {
    expect(equal(rounded(number(text), 2), number(expected))).toBe(true);
  });
});
