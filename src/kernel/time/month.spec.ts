import { addMonths, firstDayOf, isMonth, lastDayOf, monthOf, monthsIn } from './month.js';

describe('a month', () => {
  it('is four digits, a dash and 01 to 12, from the year 1900', () => {
    expect(['2026-01', '2026-12', '1900-01', '9999-12'].map(isMonth)).toEqual([true, true, true, true]);
    const wrong = [
      '2026-00',
      '2026-13',
      '2026-1',
      '26-01',
      '2026-01-01',
      '1899-12',
      '10000-01',
      '',
      '٢٠٢٦-٠١',
    ];
    expect(wrong.filter(isMonth)).toEqual([]);
  });

  it('has a first and a last day', () => {
    expect([monthOf('2028-02-29'), firstDayOf('2028-02'), lastDayOf('2028-02')]).toEqual([
      '2028-02',
      '2028-02-01',
      '2028-02-29',
    ]);
    expect(lastDayOf('9999-12')).toBe('9999-12-31');
  });

  it('is counted across years', () => {
    expect([addMonths('2026-11', 2), addMonths('2026-01', -1), addMonths('2026-11', -35)]).toEqual([
      '2027-01',
      '2025-12',
      '2023-12',
    ]);
    expect(monthsIn({ from: '2023-12', to: '2026-11' })).toBe(36);
    expect(monthsIn({ from: '2026-11', to: '2026-11' })).toBe(1);
    expect(monthsIn({ from: '2026-12', to: '2026-11' })).toBe(0);
  });
});
