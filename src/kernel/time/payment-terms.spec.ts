import { dueDate } from './payment-terms.js';

describe('payment terms', () => {
  it.each([
    ['on receipt', '2026-11-21', { net_days: 0 }, '2026-11-21'],
    ['30 days', '2026-11-21', { net_days: 30 }, '2026-12-21'],
    ['14 days over a leap day', '2028-02-20', { net_days: 14 }, '2028-03-05'],
    ['30 days, end of month', '2026-01-15', { net_days: 30, end_of_month: true }, '2026-02-28'],
    ['end of month', '2026-12-01', { net_days: 0, end_of_month: true }, '2026-12-31'],
    [
      'the 15th of the following month',
      '2026-12-31',
      { net_days: 0, day_of_following_month: 15 },
      '2027-01-15',
    ],
    [
      'the 31st of the following month, clamped',
      '2027-01-31',
      { net_days: 0, day_of_following_month: 31 },
      '2027-02-28',
    ],
    [
      'ten days, end of month, the 5th after',
      '2026-11-25',
      { net_days: 10, end_of_month: true, day_of_following_month: 5 },
      '2027-01-05',
    ],
  ])('give the due date for %s', (_name, issued, terms, due) => {
    expect(dueDate(issued, terms)).toBe(due);
  });
});
