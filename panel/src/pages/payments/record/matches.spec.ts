import type { InvoiceSummary } from '@countinghouse/client';
import { describe, expect, it } from 'vitest';
import { numbersIn, rankedMatches } from './matches';

const invoice = (number: string, fields: Partial<InvoiceSummary>) =>
  ({ id: `inv_${number}`, number, reference: null, ...fields }) as InvoiceSummary;

describe('numbersIn', () => {
  it('finds possible invoice numbers in a bank’s text', () => {
    expect(numbersIn('SEPA Inv. INV-2026-00012, order (PO-7/3); thank you 22')).toEqual([
      'INV-2026-00012',
      'PO-7/3',
    ]);
  });
});

describe('rankedMatches', () => {
  const invoices = [
    invoice('INV-1001', { amount_due: 50, due_date: '2026-01-01' }),
    invoice('INV-1002', { amount_due: 119, due_date: '2026-03-01' }),
    invoice('INV-1003', { amount_due: 119, due_date: '2026-02-01' }),
    invoice('INV-1004', { amount_due: 80, due_date: '2026-04-01', reference: 'PO 77' }),
  ];

  it('ranks number before amount, and the earliest due date first among equals', () => {
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

  it('matches the customer’s own reference, too, and lists an invoice once', () => {
    const [first, second] = invoices.slice(2);
    const ranked = rankedMatches([...invoices, ...invoices], { amount: undefined, reference: 'for po 77' });
    expect(ranked).toHaveLength(4);
    expect(ranked[0]?.invoice).toBe(second);
    expect(ranked[2]?.invoice).toBe(first);
  });
});
