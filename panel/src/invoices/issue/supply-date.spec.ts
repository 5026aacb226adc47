import type { InvoiceItem } from '@countinghouse/client';
import { describe, expect, it } from 'vitest';
import { isSupplyDated, mustSaySupplyDate, saysSupplyDate } from './supply-date';

const line = (service_period: InvoiceItem['service_period']): InvoiceItem =>
  ({ service_period }) as InvoiceItem;
const june = { start: '2026-06-01', end: '2026-06-30' };
const none = { delivery: null, service_period: null, items: [line(null)] };

describe('the date of supply', () => {
  it('must always be said in Germany and Austria, and elsewhere where it is another day', () => {
    expect(['DE', 'AT', 'FR', 'US', null].map(mustSaySupplyDate)).toEqual([true, true, false, false, false]);
    expect(['DE', 'FR', 'CH', 'GB', 'US', undefined].map(saysSupplyDate)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('is said by a day, by a period, or by a period of each line', () => {
    expect(isSupplyDated(none)).toBe(false);
    expect(isSupplyDated({ ...none, delivery: { date: '2026-06-05' } })).toBe(true);
    expect(isSupplyDated({ ...none, delivery: { name: 'Dock 3' } as never })).toBe(false);
    expect(isSupplyDated({ ...none, service_period: june })).toBe(true);
    expect(isSupplyDated({ ...none, items: [line(june), line(june)] })).toBe(true);
    expect(isSupplyDated({ ...none, items: [line(june), line(null)] })).toBe(false);
    expect(isSupplyDated({ ...none, items: [] })).toBe(false);
  });
});
