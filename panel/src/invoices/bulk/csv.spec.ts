import { describe, expect, it } from 'vitest';
import { csvOf } from './csv';

describe('csvOf', () => {
  it('quotes what has commas, quotes or line breaks, and leaves numbers as they are', () => {
    expect(
      csvOf([
        ['Name', 'Total'],
        ['Jane "Ada" Doe, Ltd\nBerlin', -1234.5],
        [null, 0],
      ]),
    ).toBe('Name,Total\r\n"Jane ""Ada"" Doe, Ltd\nBerlin",-1234.5\r\n,0\r\n');
  });

  it.each(['=1+1', '+49', '-cmd', '@SUM(A1)'])('lets no spreadsheet run %s', (text) => {
    expect(csvOf([[text]])).toBe(`'${text}\r\n`);
  });
});
