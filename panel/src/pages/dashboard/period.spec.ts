import { describe, expect, it } from 'vitest';
import { isPeriod, monthAfter, monthsOf, spanOf, yearBefore, yearsOffered } from './period';

describe('the months of a period', () => {
  it.each([
    ['the last twelve without a word', undefined, '2025-12', '2026-11'],
    ['the last three', '3m', '2026-09', '2026-11'],
    ['those of this year that have begun', '2026', '2026-01', '2026-11'],
    ['all of a year before', '2024', '2024-01', '2024-12'],
    ['the last twelve for a year to come', '2027', '2025-12', '2026-11'],
  ])('are %s', (_, period, from, to) => {
    expect(spanOf(period, '2026-11')).toEqual({ from, to });
  });

  it('cross the turn of a year, and have the same ones a year before', () => {
    expect(monthsOf(spanOf('3m', '2026-01'))).toEqual(['2025-11', '2025-12', '2026-01']);
    expect(yearBefore({ from: '2025-11', to: '2026-01' })).toEqual({ from: '2024-11', to: '2025-01' });
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });
});

describe('the years that are offered', () => {
  it('are the present one and those before it', () => {
    expect(yearsOffered('2026-11', undefined)).toEqual(['2026', '2025', '2024', '2023']);
  });

  it('have the chosen one among them, unless it is to come', () => {
    expect(yearsOffered('2026-11', '2019')).toEqual(['2026', '2025', '2024', '2023', '2019']);
    expect(yearsOffered('2026-11', '2024')).toHaveLength(4);
    expect(yearsOffered('2026-11', '2031')).toHaveLength(4);
    expect(yearsOffered('2026-11', '3m')).toHaveLength(4);
  });
});

describe('the word for a period', () => {
  it('is one of few, or a year', () => {
    expect(['3m', '2024'].every(isPeriod)).toBe(true);
    expect(['12m', '', '20245', '1024', 2024, undefined].some(isPeriod)).toBe(false);
  });
});
