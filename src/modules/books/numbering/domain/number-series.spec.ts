import { canMeet, faultOfRule, numberOf, patternOf } from './number-format.js';
import { issueDateIn } from './issue-date.js';
import { countsToCome, nextNumber, periodAfterChange, periodOf } from './number-series.js';

describe('the format of a number', () => {
  it.each([
    ['INV-{YYYY}-{SEQ:5}', 42, 'INV-2026-00042'],
    ['{YY}{MM}/{SEQ}', 7, '2611/7'],
    ['R {SEQ:3}', 12345, 'R 12345'],
    ['{FY:07}-{FYY:07}/{SEQ}', 7, '2026-27/7'],
    ['{FY:12}-{FYY:12}/{SEQ}', 7, '2025-26/7'],
  ])('%s', (format, sequence, number) => {
    expect(numberOf(format, { date: '2026-11-21', sequence })).toBe(number);
  });

  it.each([
    ['INV-{YYYY}-{SEQ:5}', 'yearly'],
    ['{YY}{MM}-{SEQ:4}', 'monthly'],
    ['{SEQ}', 'never'],
    ['INV-{FY:07}-{SEQ:5}', 'yearly'],
    ['{FYY:12}{MM}-{SEQ:4}', 'monthly'],
  ] as const)('%s is possible, %s', (format, reset) => {
    expect(faultOfRule({ format, reset })).toBeUndefined();
  });

  it.each([
    ['INV-', 'never', 'Exactly one'],
    ['{SEQ}{SEQ}', 'never', 'Exactly one'],
    ['{SEQ:0}', 'never', '1 to 10'],
    ['{SEQ:11}', 'never', '1 to 10'],
    ['{SEQ:5}', 'yearly', '{YYYY}'],
    ['{YYYY}-{SEQ:5}', 'monthly', '{MM}'],
    ['{DD}-{SEQ:5}', 'never', 'only letters'],
    ['{FY}-{SEQ:5}', 'yearly', 'only letters'],
    ['{FY:13}-{SEQ:5}', 'yearly', 'only letters'],
    ['{YYYY:07}-{SEQ:5}', 'yearly', 'only letters'],
    ['{FY:07}-{FYY:08}-{SEQ:5}', 'yearly', 'the same'],
    ['Nº {SEQ}', 'never', 'only letters'],
    [`${'A'.repeat(45)}{SEQ}`, 'never', 'more than 50'],
  ] as const)('%s, %s, is refused', (format, reset, words) => {
    expect(faultOfRule({ format, reset })).toContain(words);
  });
});

describe('the pattern of a format', () => {
  it.each([
    ['INV-{YYYY}-{SEQ:5}', 'INV-2026-00042', '00042'],
    ['INV-{YYYY}-{SEQ:5}', 'INV-2026-123456', '123456'],
    ['{SEQ}.{MM}', '7.11', '7'],
    ['{FY:07}-{FYY:07}/{SEQ:3}', '2026-27/042', '042'],
  ])('%s knows %s', (format, number, count) => {
    expect(new RegExp(patternOf(format, '2026-11-21')).exec(number)?.[1]).toBe(count);
  });

  it.each([
    ['INV-{YYYY}-{SEQ:5}', 'INV-2026-0042'],
    ['INV-{YYYY}-{SEQ:5}', 'INV-2026-000042'],
    ['INV-{YYYY}-{SEQ:5}', 'INV-2025-00042'],
    ['{SEQ}.{MM}', '7x11'],
  ])('%s does not know %s', (format, number) => {
    expect(new RegExp(patternOf(format, '2026-11-21')).test(number)).toBe(false);
  });
});

describe('two formats', () => {
  it.each([
    ['N-{SEQ:4}', 'N-{SEQ:4}'],
    ['N-{SEQ:4}', 'N-{SEQ:5}'],
    ['N-{YYYY}{SEQ}', 'N-{SEQ}'],
    ['N-{YY}{MM}-{SEQ:2}', 'N-{YYYY}-{SEQ}'],
    ['N{SEQ}', 'N2026{SEQ}'],
    ['N-{FY:07}-{SEQ}', 'N-{YYYY}-{SEQ}'],
    ['{SEQ}0', '{SEQ}'],
  ])('%s and %s can make the same number', (one, other) => {
    expect([canMeet(one, other), canMeet(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['INV-{YYYY}-{SEQ:5}', 'CN-{YYYY}-{SEQ:5}'],
    ['{SEQ}', 'C{SEQ}'],
    ['N-{FYY:07}-{SEQ}', 'N-{YYYY}-{SEQ}'],
    ['N-{YYYY}-{SEQ}', 'N-{SEQ}'],
    ['{SEQ}A', '{SEQ}B'],
    ['N{SEQ:3}', 'N{YY}'.concat('-{SEQ}')],
    [`{SEQ:10}x${'1'.repeat(30)}`, `${'1'.repeat(30)}{SEQ}`],
  ])('%s and %s cannot', (one, other) => {
    expect([canMeet(one, other), canMeet(other, one)]).toEqual([false, false]);
  });
});

describe('the count of a series', () => {
  const series = {
    format: '{YYYY}-{SEQ:3}',
    reset: 'yearly',
    period: '2026',
    last_sequence: 9,
    ...{ first_number: 1, documents: 9n },
  } as const;

  it('goes on within a year and begins again with the next one', () => {
    expect(nextNumber(series, '2026-12-31', 'live').number).toBe('2026-010');
    expect(nextNumber(series, '2026-12-31', 'test').number).toBe('TEST-2026-010');
    const first = { period: '2027', sequence: 1, number: '2027-001' };
    expect(nextNumber(series, '2027-01-01', 'live')).toEqual(first);
  });

  it('begins with the first number that was agreed, whatever the day is', () => {
    const empty = { ...series, period: '', last_sequence: 0, first_number: 4712, documents: 0n };
    expect(nextNumber(empty, '2026-12-31', 'live').number).toBe('2026-4712');
    expect(nextNumber({ ...series, first_number: 4712 }, '2027-01-01', 'live').number).toBe('2027-001');
  });

  it('goes on when the rule changes', () => {
    const rule = (reset: 'never' | 'yearly' | 'monthly') => ({ format: '{YYYY}-{MM}-{SEQ}', reset });
    expect(periodAfterChange(rule('monthly'), '2026-11-21')).toBe('2026-11');
    expect(periodAfterChange(rule('never'), '2026-11-21')).toBe('');
    expect(periodAfterChange(rule('yearly'), null)).toBe('');
    const periods = [periodOf(rule('monthly'), '2026-11-21'), periodOf(rule('never'), '2026-11-21')];
    expect(periods).toEqual(['2026-11', '']);
  });

  it('begins again with the fiscal year that its numbers name', () => {
    const fiscal = { ...series, format: 'R{FY:07}-{FYY:07}/{SEQ:3}' };
    expect(nextNumber(fiscal, '2026-07-01', 'live').number).toBe('R2026-27/010');
    expect(nextNumber(fiscal, '2027-06-30', 'live').number).toBe('R2026-27/010');
    const first = { period: '2027', sequence: 1, number: 'R2027-28/001' };
    expect(nextNumber(fiscal, '2027-07-01', 'live')).toEqual(first);
    expect(nextNumber({ ...fiscal, format: '{FY:01}-{FYY:01}-{SEQ}' }, '2026-12-31', 'live').number).toBe(
      '2026-26-10',
    );
  });

  it('comes to calendar years that had numbers before, of a fiscal year', () => {
    const rule = (reset: 'never' | 'yearly' | 'monthly') => ({ format: '{FY:04}-{MM}-{SEQ}', reset });
    expect(countsToCome(rule('yearly'), '2026-11-21')).toEqual(['2027-04-01']);
    expect(countsToCome(rule('yearly'), '2026-04-30')).toEqual(['2027-04-01']);
    expect(countsToCome(rule('yearly'), '2026-03-31')).toEqual(['2026-04-01']);
    expect(countsToCome(rule('monthly'), '2026-11-21')).toHaveLength(12);
    expect(countsToCome(rule('never'), '2026-11-21')).toEqual([]);
    expect(countsToCome({ ...rule('yearly'), format: '{YYYY}-{SEQ}' }, '2026-11-21')).toEqual([]);
  });
});

describe('the issue date', () => {
  const today = '2026-11-21';

  it('is today, or the last one where that is later', () => {
    expect(issueDateIn(null, { issueDate: undefined, today })).toBe(today);
    expect(issueDateIn('2026-11-22', { issueDate: undefined, today })).toBe('2026-11-22');
  });

  it('may be earlier, but not before the last document of the series', () => {
    expect(issueDateIn('2026-11-19', { issueDate: '2026-11-20', today })).toBe('2026-11-20');
    expect(() => issueDateIn('2026-11-20', { issueDate: '2026-11-19', today })).toThrow('validation_failed');
  });

  it('is never yet to come, but for the day of the last document', () => {
    expect(issueDateIn('2026-11-22', { issueDate: '2026-11-22', today })).toBe('2026-11-22');
    expect(() => issueDateIn('2026-11-22', { issueDate: '2026-11-23', today })).toThrow('validation_failed');
    expect(() => issueDateIn(null, { issueDate: '2026-11-22', today })).toThrow('validation_failed');
  });
});
