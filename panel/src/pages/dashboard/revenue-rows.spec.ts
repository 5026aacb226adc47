import { describe, expect, it } from 'vitest';
import type { RevenueReport } from './dashboard-queries';
import { changeOf, netRevenue, revenueRows } from './revenue-rows';

const sums = (net: number) => ({ documents: 1, net, tax: 0, total: net });

const nothingTakenOff = { discounted: { net: 0, tax: 0, total: 0 }, bank_fees: 0 };

function report(from: string, to: string, nets: Readonly<Record<string, number>>): RevenueReport {
  const months = Object.entries(nets).map(([month, net]) => ({
    month,
    invoiced: sums(net + 1),
    credited: sums(1),
    ...nothingTakenOff,
    net_revenue: net,
    payments_received: 7,
    payments_refunded: 0,
  }));
  const total = Object.values(nets).reduce((sum, net) => sum + net, 0);
  const none = { ...nothingTakenOff, payments_received: 0, payments_refunded: 0 };
  const all = { invoiced: sums(0), credited: sums(0), ...none };
  return { from, to, data: [{ currency: 'EUR', ...all, net_revenue: total, months }] };
}

const now = report('2026-10', '2026-11', { '2026-10': 10, '2026-11': 30 });
const before = report('2025-10', '2025-11', { '2025-10': 20, '2025-11': 5 });

describe('the months of revenue', () => {
  it('stand beside the same months of the year before', () => {
    expect(revenueRows({ now, before }, 'EUR')).toEqual([
      { id: '2026-10', month: '2026-10', credited: 1, net: 10, received: 7, before: 20 },
      { id: '2026-11', month: '2026-11', credited: 1, net: 30, received: 7, before: 5 },
    ]);
  });

  it('have nothing before them while that is not known, or of other months', () => {
    const older = report('2024-10', '2024-11', { '2024-10': 20 });
    for (const unknown of [undefined, older]) {
      expect(revenueRows({ now, before: unknown }, 'EUR').map((row) => row.before)).toEqual([
        undefined,
        undefined,
      ]);
    }
  });

  it('are there in a currency without figures', () => {
    const rows = revenueRows({ now, before }, 'USD');
    expect(rows.map(({ net, before: then }) => [net, then])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect([netRevenue(now, 'USD'), netRevenue(now, 'EUR')]).toEqual([0, 40]);
  });
});

describe('a change', () => {
  it('is a part of what was before, also of a loss', () => {
    expect([changeOf(15, 10), changeOf(5, 10), changeOf(5, -10)]).toEqual([0.5, -0.5, 1.5]);
  });

  it('is unknown if there was nothing', () => {
    expect(changeOf(5, 0)).toBeUndefined();
  });
});
