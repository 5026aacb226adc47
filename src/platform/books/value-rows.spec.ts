import { inParts, valueRows } from './value-rows.js';

describe('rows that are inserted', () => {
  it.each([
    [0, []],
    [1, [1]],
    [16, [16]],
    [17, [16, 1]],
    [63, [16, 16, 16, 15]],
    [500, [64, 64, 64, 64, 64, 64, 64, 16, 16, 16, 4]],
  ])('%i come in few sizes of statements', (count, sizes) => {
    const rows = Array.from({ length: count }, (_none, at) => at);
    const parts = inParts(rows);
    expect(parts.map((part) => part.length)).toEqual(sizes);
    expect(parts.flat()).toEqual(rows);
  });

  it('share the first values', () => {
    expect(valueRows(2, { shared: ['$1', '$2'], each: 2 })).toBe('($1, $2, $3, $4), ($1, $2, $5, $6)');
    expect(valueRows(1, { shared: ['$1'], after: 4, each: 1 })).toBe('($1, $5)');
  });

  it('may take only the first of the values that each row has', () => {
    expect(valueRows(2, { shared: ['$1'], after: 2, each: 1, of: 3 })).toBe('($1, $3), ($1, $6)');
  });
});
