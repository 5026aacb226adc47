import type { InvoiceSummary } from '@countinghouse/client';
import { describe, expect, it } from 'vitest';
import { allocateBody, allocatedSum, toAllocateFormPath, allocateValues } from './allocate-values';

const invoice = (id: string, amount_due: number): InvoiceSummary =>
  ({ id, amount_due, currency: 'EUR' }) as InvoiceSummary;

const invoices = [invoice('inv_1', 0.1), invoice('inv_2', 0.2), invoice('inv_3', 5)];

describe('the remainder of a payment', () => {
  it('is proposed for the invoices in order, to the cent', () => {
    const values = allocateValues(invoices, 0.35);
    expect(values.allocations.map(({ amount }) => amount)).toEqual(['0.1', '0.2', '0.05']);
    expect(allocatedSum(values, 'EUR')).toBe(0.35);
    expect(allocateValues(invoices, 0.1).allocations.map(({ amount }) => amount)).toEqual(['0.1', '', '']);
  });

  it('goes to invoices with an amount, and faults are mapped back to their fields', () => {
    const allocations = ['', '0', '2', 'x'].map((amount, at) => ({ invoice_id: `inv_${at}`, amount }));
    const values = { allocations: allocations.slice(0, 3) };
    expect(allocateBody(values)).toEqual({ allocations: [{ invoice_id: 'inv_2', amount: 2 }] });
    expect(toAllocateFormPath('allocations.0.amount', values)).toBe('allocations.2.amount');
    expect(toAllocateFormPath('allocations.0.invoice_id', values)).toBe('allocations.2.amount');
    expect(toAllocateFormPath('allocations', values)).toBe('allocations');
    expect(allocatedSum({ allocations }, 'EUR')).toBe(2);
  });
});
