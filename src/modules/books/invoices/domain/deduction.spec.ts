import {
  creditedDeductions,
  deductedBy,
  deductedTax,
  deductionsOf,
  rowAmounts,
  type DeductionRow,
} from './deduction.js';

const GROUPS = [
  { category: 'S', rate: '19', taxable: '100000', tax: '19000' },
  { category: 'S', rate: '7', taxable: '50000', tax: '3500' },
  { category: 'E', rate: '0', taxable: '333', tax: '0' },
] as const;

const row = (fields: Partial<DeductionRow>): DeductionRow => ({
  position: 0,
  begins_at: 0,
  kind: 'early_payment',
  amount: 3457n,
  tax: 0n,
  tax_breakdown: [],
  day: '2026-11-21',
  payment_id: null,
  credit_note_id: null,
  ...fields,
});

function sumsOf(amount: bigint): { sum: bigint; taxes: bigint[] } {
  const groups = deductedTax('early_payment', amount, GROUPS);
  const sum = groups.reduce((total, { taxable, tax }) => total + BigInt(taxable) + BigInt(tax), 0n);
  return { sum, taxes: groups.map(({ tax }) => BigInt(tax)) };
}

describe('the tax of what is taken off an invoice', () => {
  it('stands in the groups of the invoice, which add up to the amount', () => {
    // 2 % of 1,728.33: 23.80 in the first group with 3.80 of tax, 10.70 in the second with 0.70.
    expect(sumsOf(3457n)).toEqual({ sum: 3457n, taxes: [380n, 70n, 0n] });
    for (let amount = 1n; amount < 400n; amount += 1n) expect(sumsOf(amount).sum).toBe(amount);
  });

  it('is nothing of what a bank kept', () => {
    expect(deductedTax('bank_fee', 500n, GROUPS)).toEqual([]);
  });

  it('is taken back to the cent, however often a part of it ends', () => {
    const [deduction] = deductionsOf([row({})]);
    if (deduction === undefined) throw new Error('There is no deduction.');
    let [stands, tax] = [deduction, 450n];
    for (const amount of [3000n, 1111n, 1n, 0n]) {
      const further = rowAmounts({ deduction: stands, amount }, GROUPS);
      tax += further.tax;
      stands = { ...stands, amount: stands.amount + further.amount };
      expect(stands.amount).toBe(amount);
    }
    expect(tax).toBe(0n);
  });
});

describe('what a credit note leaves of a deduction', () => {
  it('is its part of what is left, rounded once', () => {
    const deductions = deductionsOf([row({ amount: 2380n })]);
    const half = creditedDeductions(deductions, { left: 119_000n, credited: 59_500n });
    expect(deductedBy(half)).toEqual({ discounted: -1190n, waived: 0n });
    const all = creditedDeductions(deductions, { left: 119_000n, credited: 119_000n });
    expect(deductedBy(all)).toEqual({ discounted: -2380n, waived: 0n });
  });
});
