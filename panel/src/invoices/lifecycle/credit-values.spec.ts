import type { Invoice } from '@countinghouse/client';
import { describe, expect, it } from 'vitest';
import { creditAmount, creditValues } from './credit-values';

const invoice = {
  currency: 'EUR',
  total: 238,
  credit_notes_total: 38,
  amount_due: 150,
  withholdings: [],
  withholding_total: 0,
  withholding_credited: 0,
  items: [
    { id: 'itm_1', quantity: 4, taxable: 100, tax_rate: 19 },
    { id: 'itm_2', quantity: 1, taxable: 100, tax_rate: 19 },
  ],
} as unknown as Invoice;
const all = creditValues(invoice);
const some = (quantity: string) => ({
  ...all,
  extent: 'lines' as const,
  items: all.items.map((item, index) => (index === 0 ? { ...item, isChosen: true, quantity } : item)),
});

describe('creditAmount', () => {
  it('is everything that no other credit note has credited', () => {
    expect(creditAmount(all, invoice)).toEqual({ amount: 200, isExact: true, overpaid: 50 });
  });

  it('is the part of the selected lines, with tax', () => {
    expect(creditAmount(some('1'), invoice)).toEqual({ amount: 29.75, isExact: false, overpaid: 0 });
  });

  it('leaves out what the customer had withheld', () => {
    const withheld = {
      ...invoice,
      total: 238,
      credit_notes_total: 0,
      withholdings: [{ name: 'IRPF', rate: 15, base: 200, amount: 30 }],
      withholding_total: 30,
    };
    expect(creditAmount(all, { ...withheld, amount_due: 208 }).overpaid).toBe(0);
    expect(creditAmount(all, { ...withheld, amount_due: 0 }).overpaid).toBe(208);
    expect(creditAmount(some('4'), { ...withheld, amount_due: 0 }).overpaid).toBe(104);
  });

  it('ignores a quantity that is no number', () => {
    expect(creditAmount(some('x'), invoice).amount).toBe(0);
  });
});
