import { describe, expect, it } from 'vitest';
import { csvOf } from './csv';

describe('csvOf', () => {
  it('quotes values with commas, quotes or line breaks, and leaves numbers unquoted', () => {
    expect(
      csvOf([
        ['Name', 'Total'],
        ['Jane "Ada" Doe, Ltd\nBerlin', -1234.5],
        [null, 0],
      ]),
    ).toBe('Name,Total\r\n"Jane ""Ada"" Doe, Ltd\nBerlin",-1234.5\r\n,0\r\n');
  });

  it.each(['=1+1', '+49', '-cmd', '@SUM(A1)'])('prevents spreadsheets from running %s', (text) => {
    expect(csvOf([[text]])).toBe(`'${text}\r\n`);
  });
});
