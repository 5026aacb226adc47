import type { InvoiceSummary } from '@countinghouse/client';
import { describe, expect, it } from 'vitest';
import { numbersIn, rankedMatches } from './matches';

const invoice = (number: string, amount_due: number, due_date: string, reference: string | null = null) =>
  ({ id: `inv_${number}`, number, amount_due, due_date, reference }) as InvoiceSummary;

describe('numbersIn', () => {
  it('finds what may be a number of an invoice in the text of a bank', () => {
    expect(numbersIn('SEPA Inv. INV-2026-00012, order (PO-7/3); thank you 22')).toEqual([
      'INV-2026-00012',
      'PO-7/3',
    ]);
  });
});

describe('rankedMatches', () => {
  const invoices = [
    invoice('INV-1001', 50, '2026-01-01'),
    invoice('INV-1002', 119, '2026-03-01'),
    invoice('INV-1003', 119, '2026-02-01'),
    invoice('INV-1004', 80, '2026-04-01', 'PO 77'),
  ];

  it('puts number before amount, and the earliest due first among equals', () => {
    const ranked = rankedMatches(invoices, { amount: 119, reference: 'Invoice inv-1002' });
    expect(ranked.map(({ invoice: { number } }) => number)).toEqual([
      'INV-1002',
      'INV-1003',
      'INV-1001',
      'INV-1004',
    ]);
    expect(ranked[0]).toMatchObject({ hasNumber: true, hasAmount: true });
    expect(ranked[1]).toMatchObject({ hasNumber: false, hasAmount: true });
  });

  it('knows the customer’s own reference, too, and lists an invoice once', () => {
    const [first, second] = invoices.slice(2);
    const ranked = rankedMatches([...invoices, ...invoices], { amount: undefined, reference: 'for po 77' });
    expect(ranked).toHaveLength(4);
    expect(ranked[0]?.invoice).toBe(second);
    expect(ranked[2]?.invoice).toBe(first);
  });
});
