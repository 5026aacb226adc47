import { describe, expect, it } from 'vitest';
import { evenPlan, planBody, planValues } from './plan-values';

describe('a payment plan in the editor', () => {
  it('of even instalments adds up to 100 and keeps the day of the month', () => {
    const rows = evenPlan({ count: 3, first: '2027-01-31', months: 1, by: 'date' });
    expect(rows.map(({ value, due_date }) => [value, due_date])).toEqual([
      ['33.3333', '2027-01-31'],
      ['33.3333', '2027-02-28'],
      ['33.3334', '2027-03-31'],
    ]);
  });

  it('is sent as it was said, and not as it was computed', () => {
    const plan = [
      { due_date: '2027-01-31', amount: 50, percent: 50, days: 30 },
      { due_date: '2027-03-02', amount: 50, percent: 50, days: 60 },
    ];
    expect(planBody(planValues(plan))).toEqual([
      { percent: 50, days: 30 },
      { percent: 50, days: 60 },
    ]);
    const amounts = plan.map(({ due_date, amount }) => ({ due_date, amount }));
    expect(planBody(planValues(amounts))).toEqual(amounts);
  });
});
