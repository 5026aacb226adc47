import { oldestFirst } from './oldest-first.js';

const open = (id: string, amount_due: bigint, fields: object = {}) => {
  return { id, amount_due, currency: 'EUR', status: 'open', ...fields };
};

describe('credit that settles the oldest invoices first', () => {
  it('reaches as far as it does, and no further', () => {
    const invoices = [open('a', 100n), open('b', 50n), open('c', 10n)];
    expect(oldestFirst({ available: 120n, currency: 'EUR' }, invoices)).toEqual([
      { invoice_id: 'a', amount: 100n },
      { invoice_id: 'b', amount: 20n },
    ]);
    expect(oldestFirst({ available: 0n, currency: 'EUR' }, invoices)).toEqual([]);
    expect(oldestFirst({ available: 999n, currency: 'EUR' }, invoices)).toHaveLength(3);
  });

  it('leaves invoices of other currencies, and those that are open no more', () => {
    const invoices = [open('a', 100n, { currency: 'USD' }), open('b', 100n, { status: 'paid' })];
    expect(oldestFirst({ available: 120n, currency: 'EUR' }, invoices)).toEqual([]);
  });
});
