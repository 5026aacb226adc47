import { numberingAfter } from './numbering-after.js';

const dated = (issue_date: string, ...numbers: string[]) => numbers.map((number) => ({ number, issue_date }));

describe('the numbering behind invoices of before', () => {
  it.each([
    [dated('2026-03-31', 'RE-2026-0187', 'RE-2026-0099'), 'RE-{YYYY}-{SEQ:4}', 'yearly', 188],
    [dated('2026-11-02', '2026-11/7', '2026-11/12'), '{YYYY}-{MM}/{SEQ}', 'monthly', 13],
    [dated('2025-12-31', 'RE-2025-0187'), 'RE-{YYYY}-{SEQ:4}', 'yearly', 1],
    [dated('2026-03-31', '10482'), '{SEQ}', 'never', 10_483],
    [[...dated('2026-01-01', 'A-5'), ...dated('2025-01-01', 'A-9', 'B-77')], 'A-{SEQ}', 'never', 10],
  ])('of %j is %s, %s, from %d', (invoices, format, reset, first_number) => {
    expect(numberingAfter(invoices, '2026-11-21')).toMatchObject({ format, reset, first_number });
  });

  it.each([[[]], [dated('2026-03-31', 'no count')], [dated('2026-03-31', 'Rechnung № 7')]])(
    'of %j is none',
    (invoices) => expect(numberingAfter(invoices, '2026-11-21')).toBeNull(),
  );
});
