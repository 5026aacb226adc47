import { dateOfCell, dateOrderOf } from './date-cells.js';

describe('the order of dates', () => {
  it.each([
    [['2026-03-31', '2026/4/1 10:00'], 'ymd', true],
    [['31.03.2026', '01.04.2026'], 'dmy', true],
    [['01.02.2026', '03.04.2026'], 'dmy', true],
    [['03/31/2026', '01/02/2026'], 'mdy', true],
    [['31/03/2026', '01/02/2026'], 'dmy', true],
    [['01/02/2026', '03/04/2026'], 'dmy', false],
    [['', 'soon'], 'ymd', true],
  ])('of %j is %s, and shown: %s', (cells, order, isShown) => {
    expect(dateOrderOf(cells)).toEqual({ order, isShown });
  });
});

describe('the date of a cell', () => {
  it.each([
    ['2026-3-1', 'dmy', '2026-03-01'],
    ['2026-03-31T23:59:00Z', 'dmy', '2026-03-31'],
    ['1.2.26', 'dmy', '2026-02-01'],
    ['02/30/2026', 'mdy', '2026-02-30'],
    ['31. 03. 2026', 'dmy', '2026-03-31'],
    ['12', 'dmy', undefined],
  ] as const)('%s, %s first, is %s', (cell, order, date) => {
    expect(dateOfCell(cell, order)).toBe(date);
  });
});
