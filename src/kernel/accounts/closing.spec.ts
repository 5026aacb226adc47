import { closingOf as closing, isSmallRest, restFault, type Closing, type Money } from './closing.js';
import { openDiscounts, type Discountable } from './early-payment.js';
import { defaultSettling, type Settling } from './settling.js';

const invoice: Discountable = {
  currency: 'EUR',
  total: 119_000n,
  withholding_total: 0n,
  withholding_credited: 0n,
  payable_rounding: 0n,
  prepaid_amount: 0n,
  credit_notes_total: 0n,
  amount_discounted: 0n,
  amount_due: 119_000n,
  issue_date: '2026-11-01',
  payment_terms: {
    net_days: 30,
    early_payment: [
      { days: 7, percent: 3 },
      { days: 14, percent: 2 },
    ],
  },
};

const closingOf = (
  before: Discountable,
  came: Money,
  settling: Partial<Settling> = {},
): Closing | undefined => {
  return closing(before, came, { ...defaultSettling, ...settling });
};

const money = (amount: bigint, on: string, settleRest?: Money['settleRest']): Money => {
  return { amount, on, settleRest };
};

describe('what closes an invoice', () => {
  it.each([
    ['the better discount on its last day', 115_430n, '2026-11-08', 3570n],
    ['the lesser one after it', 116_620n, '2026-11-15', 2380n],
    ['the lesser one already before it', 116_620n, '2026-11-08', 2380n],
    ['a discount on money from before the issue', 115_430n, '2026-10-01', 3570n],
  ])('is %s', (_case, amount, on, discount) => {
    expect(closingOf(invoice, money(amount, on))).toEqual({ kind: 'early_payment', amount: discount });
  });

  it.each([
    ['comes too late for the better discount', 115_430n, '2026-11-09'],
    ['comes too late for any', 116_620n, '2026-11-16'],
    ['is a cent too small', 116_619n, '2026-11-15'],
    ['leaves less than the discount', 116_621n, '2026-11-15'],
    ['is all of it', 119_000n, '2026-11-15'],
  ])('is nothing where money %s', (_case, amount, on) => {
    expect(closingOf(invoice, money(amount, on))).toBeUndefined();
  });

  it('is the rest that somebody lets go, unless a discount takes it', () => {
    expect(closingOf(invoice, money(118_999n, '2026-12-15', 'rounding'))).toEqual({
      kind: 'rounding',
      amount: 1n,
    });
    expect(closingOf(invoice, money(116_620n, '2026-11-15', 'goodwill'))?.kind).toBe('early_payment');
    expect(closingOf(invoice, money(119_000n, '2026-12-15', 'goodwill'))).toBeUndefined();
  });

  it('is a discount that is off by a tolerance at most', () => {
    const settling = { tolerance: 0.05 };
    const closed = (amount: bigint) => closingOf(invoice, money(amount, '2026-11-15'), settling);
    expect(closed(116_615n)).toEqual({ kind: 'early_payment', amount: 2_385n });
    expect(closed(116_625n)).toEqual({ kind: 'early_payment', amount: 2_375n });
    expect([closed(116_614n), closed(116_626n)]).toEqual([undefined, undefined]);
    const small = { ...invoice, total: 400n, amount_due: 400n };
    expect(closingOf(small, money(384n, '2026-11-15'), { tolerance: 5 })?.kind).toBe('early_payment');
    expect(closingOf(small, money(50n, '2026-11-15'), { tolerance: 5 })).toBeUndefined();
    const yen = { ...invoice, currency: 'JPY' };
    expect(closingOf(yen, money(116_619n, '2026-11-15'), { tolerance: 0.99 })).toBeUndefined();
  });

  it('is no discount where the organization takes none by itself, but that which somebody takes', () => {
    const settling = { discounts: 'never' } as const;
    expect(closingOf(invoice, money(116_620n, '2026-11-15'), settling)).toBeUndefined();
    expect(closingOf(invoice, money(116_620n, '2026-11-15', 'early_payment'), settling)?.kind).toBe(
      'early_payment',
    );
    expect(closingOf(invoice, money(116_620n, '2026-11-15', 'goodwill'), settling)?.kind).toBe('goodwill');
    expect(closingOf(invoice, money(116_620n, '2027-03-01', 'early_payment'))?.kind).toBe('early_payment');
  });

  it('is nothing where somebody leaves the rest due', () => {
    expect(closingOf(invoice, money(116_620n, '2026-11-15', 'none'))).toBeUndefined();
  });

  it('is refused above the limit of the organization, and where no discount asks for it', () => {
    const fault = (amount: bigint, choice: Money['settleRest'], settling: Partial<Settling> = {}) => {
      const rest = { amount, asked: 119_000n, choice };
      return restFault(invoice, rest, { ...defaultSettling, ...settling })?.code;
    };
    expect(fault(118_500n, 'goodwill', { rest_max: 5 })).toBeUndefined();
    expect(fault(118_499n, 'goodwill', { rest_max: 5 })).toBe('rest_too_large');
    expect(fault(100_000n, 'goodwill', { rest_max: 500 })).toBe('rest_too_large');
    expect(fault(116_620n, 'early_payment')).toBeUndefined();
    expect(fault(116_619n, 'early_payment')).toBe('not_offered');
    expect(fault(1n, 'none')).toBeUndefined();
  });

  it('is a tenth at most', () => {
    expect(isSmallRest(10n, 100n)).toBe(true);
    expect(isSmallRest(11n, 100n)).toBe(false);
  });
});

describe('a discount for paying early', () => {
  it('is a percentage of what credit notes leave', () => {
    const half = { ...invoice, credit_notes_total: 59_500n, amount_due: 59_500n };
    expect(openDiscounts(half, '2026-11-15')).toEqual([
      { percent: 2, amount: 1190n, until: '2026-11-15', pays: 58_310n },
    ]);
  });

  it('shrinks with the whole where the terms name a part', () => {
    const payment_terms = { net_days: 30, early_payment: [{ days: 14, percent: 2, base_amount: 1000 }] };
    const half = { ...invoice, payment_terms, credit_notes_total: 59_500n, amount_due: 59_500n };
    expect(openDiscounts(half, '2026-11-15')).toMatchObject([{ amount: 1000n, pays: 58_500n }]);
  });

  it('can be taken for what is left of it, once', () => {
    const partly = { ...invoice, amount_discounted: 2000n, amount_due: 19_000n };
    expect(openDiscounts(partly, '2026-11-15')).toMatchObject([{ amount: 380n, pays: 18_620n }]);
    expect(openDiscounts({ ...partly, amount_discounted: 2380n }, '2026-11-15')).toEqual([]);
  });
});
