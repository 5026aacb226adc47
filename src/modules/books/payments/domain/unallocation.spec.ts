import { Decimal } from '../../../../kernel/money/decimal.js';
import { plannedUnallocation } from './unallocation.js';

const row = { position: 0, invoice_id: 'a', amount: 100n, unallocated_amount: 0n };
const payment = {
  currency: 'EUR' as const,
  allocations: [
    row,
    { ...row, position: 1, invoice_id: 'b', amount: 50n },
    { ...row, position: 2, amount: 40n, unallocated_amount: 10n },
  ],
};
const amount = (text: string): Decimal => {
  const parsed = Decimal.parse(text);
  if (parsed === undefined) throw new Error('No decimal.');
  return parsed;
};

describe('taking back what a payment settles', () => {
  it('takes all of an invoice when no amount is said', () => {
    const { taken, changes, faults } = plannedUnallocation([{ invoice_id: 'a' }], payment);
    expect(faults).toEqual([]);
    expect(taken).toEqual([{ invoice_id: 'a', amount: 130n }]);
    expect(changes).toEqual([
      { position: 2, unallocated_amount: 40n },
      { position: 0, unallocated_amount: 100n },
    ]);
  });

  it('takes a part from the latest row first', () => {
    const { changes } = plannedUnallocation([{ invoice_id: 'a', amount: amount('0.35') }], payment);
    expect(changes).toEqual([
      { position: 2, unallocated_amount: 40n },
      { position: 0, unallocated_amount: 5n },
    ]);
  });

  it('names every fault', () => {
    const { faults } = plannedUnallocation(
      [
        { invoice_id: 'a', amount: amount('1.31') },
        { invoice_id: 'b', amount: amount('0.005') },
        { invoice_id: 'c' },
        { invoice_id: 'a' },
      ],
      payment,
    );
    expect(faults.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
      '#/allocations/0/amount more_than_allocated',
      '#/allocations/1/amount too_many_decimals',
      '#/allocations/2/invoice_id unknown_reference',
      '#/allocations/3/invoice_id repeated',
    ]);
  });
});
