import { publicRow } from './public-row.js';

const columns = ['withholdings', 'certificates', 'payment_plan'].map((name) => {
  return { name, type: 'json' as const };
});

describe('a row of an export', () => {
  it('has the amounts within its JSON in units of its currency, as its columns have them', () => {
    const row = {
      currency: 'EUR',
      withholdings: [{ name: 'IRPF', rate: '15', base: '100000', amount: '15000' }],
      certificates: [{ number: '7', date: '2026-12-01', amount: '15000' }],
      payment_plan: [{ due_date: '2026-12-01', amount: '59500', percent: '50', days: 14 }],
    };
    expect(publicRow({ table: 'invoices', columns, row })).toEqual({
      withholdings: [{ name: 'IRPF', rate: 15, base: 1000, amount: 150 }],
      certificates: [{ number: '7', date: '2026-12-01', amount: 150 }],
      payment_plan: [{ due_date: '2026-12-01', amount: 595, percent: 50, days: 14 }],
    });
  });
});
