import { owed, type OwedDocument } from './owed.js';

const invoice: OwedDocument = {
  status: 'open',
  currency: 'EUR',
  total: 119_000n,
  withholding_total: 0n,
  withholding_credited: 0n,
  payable_rounding: 0n,
  prepaid_amount: 0n,
  amount_paid: 0n,
  amount_credited: 0n,
  amount_discounted: 0n,
  amount_waived: 0n,
  credit_notes_total: 0n,
  amount_due: 119_000n,
  issue_date: '2026-11-01',
  due_date: '2026-12-01',
  payment_plan: null,
  payment_terms: { net_days: 30, early_payment: [{ days: 10, percent: 2 }] },
};
const on = '2026-11-11';

describe('what is owed of an invoice', () => {
  it('is the amount due until its day, with the discount that is still open', () => {
    expect(owed(invoice, { on })).toEqual({
      payable: 119_000n,
      settled: { paid: 0n, credited: 0n, prepaid: 0n, discount: 0n, waived: 0n, written_off: 0n },
      due: 119_000n,
      by: '2026-12-01',
      next: { due: 119_000n, by: '2026-12-01' },
      instalments: [],
      overdue: false,
      discounts: [{ percent: 2, amount: 2380n, until: '2026-11-11', pays: 116_620n }],
      state: 'open',
      customer_credit: 0n,
      asks: true,
      why: undefined,
    });
  });

  it('has no discount any more on the day after its last one, and is overdue after its due date', () => {
    expect(owed(invoice, { on: '2026-11-12' }).discounts).toEqual([]);
    expect(owed(invoice, { on: '2026-12-01' }).overdue).toBe(false);
    expect(owed(invoice, { on: '2026-12-02' }).overdue).toBe(true);
  });

  it.each([
    ['settled', { status: 'paid', amount_paid: 119_000n, amount_due: 0n }],
    ['settled', { status: 'paid', amount_credited: 119_000n, amount_due: 0n }],
    ['settled', { status: 'paid', prepaid_amount: 200_000n, amount_due: 0n }],
    ['nothing', { status: 'paid', total: 0n, amount_due: 0n }],
    ['written_off', { status: 'uncollectible' }],
    ['void', { status: 'void', amount_due: 0n }],
    ['draft', { status: 'draft', issue_date: null }],
  ] as const)('is asked of nobody where it is %s', (state, changes) => {
    expect(owed({ ...invoice, ...changes }, { on })).toMatchObject({ state, asks: false, why: state });
  });

  it('is asked of nobody whose credit covers it, and of others with their credit known', () => {
    expect(owed(invoice, { on, credit: 119_000n })).toMatchObject({
      state: 'covered_by_credit',
      asks: false,
      customer_credit: 119_000n,
    });
    expect(owed(invoice, { on, credit: 118_999n })).toMatchObject({ asks: true, customer_credit: 118_999n });
  });

  it('takes the discount from the part that the terms name', () => {
    const early_payment = [{ days: 10, percent: 3, base_amount: 1000 }];
    const [discount] = owed({ ...invoice, payment_terms: { net_days: 30, early_payment } }, { on }).discounts;
    expect(discount).toMatchObject({ amount: 3000n, pays: 116_000n });
  });

  it('is always what was payable without all that has settled it', () => {
    for (let seed = 0n; seed < 2000n; seed += 1n) {
      const total = (seed * 7919n) % 5000n;
      const prepaid_amount = (seed * 104_729n) % 6000n;
      const open = total > prepaid_amount ? total - prepaid_amount : 0n;
      const amount_paid = open === 0n ? 0n : (seed * 31n) % (open + 1n);
      const rest = open - amount_paid;
      const amount_credited = rest === 0n ? 0n : (seed * 17n) % (rest + 1n);
      const amount_due = rest - amount_credited;
      const settledStatus = seed % 3n === 0n ? 'uncollectible' : 'open';
      const status = amount_due === 0n ? 'paid' : settledStatus;
      const found = owed(
        { ...invoice, status, total, prepaid_amount, amount_paid, amount_credited, amount_due },
        { on, credit: seed % 100n },
      );
      const { paid, credited, prepaid, written_off } = found.settled;
      expect(paid + credited + prepaid + written_off + found.due).toBe(found.payable);
      expect(found.asks && found.due === 0n).toBe(false);
      for (const { amount, pays } of found.discounts) expect(amount + pays).toBe(found.due);
    }
  });
});
