import { describe, expect, it } from 'vitest';
import { limitFieldOf, limitsOf, limitValues } from './limit-values';

const none = {
  max_amount: null,
  per_day: null,
  draft_only: false,
  customer_ids: null,
  product_ids: null,
  operations: null,
  needs_approval: null,
};

describe('the form of limits', () => {
  it('begins empty, in the currency of the organization, and then takes all limits away', () => {
    const values = limitValues(null, 'CHF');
    expect(values).toEqual({ most: '', day: '', count: '', currency: 'CHF', draft_only: false });
    expect(limitsOf(values, null)).toEqual({});
  });

  it('keeps what it has no field for', () => {
    const max_amount = { amount: 500.5, currency: 'EUR' };
    const needs_approval = { operations: ['invoices.finalize'], above: null };
    const before = { ...none, max_amount, customer_ids: ['cus_1'], needs_approval };
    const values = { ...limitValues(before, 'CHF'), count: '20', draft_only: true };
    expect(limitsOf(values, before)).toEqual({
      max_amount: { amount: 500.5, currency: 'EUR' },
      per_day: { count: 20 },
      draft_only: true,
      customer_ids: ['cus_1'],
      needs_approval: { operations: ['invoices.finalize'] },
    });
  });

  it('shows faults at its fields', () => {
    expect(['per_day.amount', 'per_day.count', 'draft_only'].map(limitFieldOf)).toEqual([
      'day',
      'count',
      'draft_only',
    ]);
  });
});
