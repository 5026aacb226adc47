import { nextLook } from './overdue-day.js';

const TODAY = '2026-12-06';

describe('the next look for overdue invoices', () => {
  it.each([
    ['never, where nothing is open', undefined, undefined, undefined],
    ['on the day after the next due date', '2026-12-01', '2026-12-20', '2026-12-21'],
    ['tomorrow, where something is due today', '2026-12-01', TODAY, '2026-12-07'],
    ['tomorrow, where something has come up meanwhile', '2026-12-01', '2026-11-30', '2026-12-07'],
    ['tomorrow, where invoices of yesterday may not be seen yet', '2026-12-05', '2026-12-20', '2026-12-07'],
    ['tomorrow, the same where nothing is open', '2026-12-05', undefined, '2026-12-07'],
    ['tomorrow, after invoices of today', TODAY, '2026-12-20', '2026-12-07'],
    [
      'by the due date, after a last invoice of the day before yesterday',
      '2026-12-04',
      '2026-12-08',
      '2026-12-09',
    ],
    ['never, where the due date is the last of all days', '2026-12-01', '9999-12-31', undefined],
  ])('comes %s', (_when, lastIssuedOn, firstDue, expected) => {
    expect(nextLook(TODAY, { lastIssuedOn, firstDue })).toBe(expected);
  });
});
