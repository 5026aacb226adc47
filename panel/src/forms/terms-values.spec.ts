import { describe, expect, it } from 'vitest';
import { filledMore, termsBody, termsValues } from './terms-values';

describe('payment terms in a form', () => {
  it('are sent as they were read, where nothing was typed', () => {
    const terms = {
      end_of_month_first: true,
      net_months: 1,
      net_days: 10,
      net_business_days: 3,
      days_of_month: [10, 25],
      if_day_off: 'next_business_day' as const,
      holidays_of: 'DE-BY',
      instalments: [
        { percent: 30, days: 0 },
        { percent: 70, days: 30 },
      ],
    };
    expect(termsBody(termsValues(terms))).toEqual(terms);
    expect(filledMore(termsValues(terms))).toBe(7);
    expect(filledMore(termsValues({ net_days: 14 }))).toBe(0);
  });

  it('take days of a month as people write them, and leave a word to the service', () => {
    const days = (days_of_month: string) => termsBody({ ...termsValues(), days_of_month });
    expect(days('10; 25')).toEqual({ net_days: 0, days_of_month: [10, 25] });
    expect(days('10 or 25')?.days_of_month).toEqual([10, 'or', 25]);
    expect(days(' ')).toBeUndefined();
  });
});
