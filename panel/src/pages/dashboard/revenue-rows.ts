import type { RevenueReport } from './dashboard-queries';
import { monthAfter, monthsOf } from './period';

/** The figures of one month, and its net revenue a year before, if that is known. */
export interface RevenueRow {
  readonly id: string;
  readonly month: string;
  readonly credited: number;
  readonly net: number;
  readonly received: number;
  readonly before: number | undefined;
}

interface Reports {
  readonly now: RevenueReport;
  readonly before: RevenueReport | undefined;
}

/** Returns the months of a report in one currency. What a report does not name is nothing. */
export function revenueRows({ now, before }: Reports, currency: string): RevenueRow[] {
  const figures = byMonth(now, currency);
  const earlier = before === undefined ? undefined : byMonth(before, currency);
  const known = before === undefined ? [] : monthsOf(before);
  return monthsOf(now).map((month) => {
    const of = figures.get(month);
    const then = monthAfter(month, -12);
    return {
      id: month,
      month,
      credited: of?.credited.net ?? 0,
      net: of?.net_revenue ?? 0,
      received: of?.payments_received ?? 0,
      before: known.includes(then) ? (earlier?.get(then)?.net_revenue ?? 0) : undefined,
    };
  });
}

/** Returns the net revenue of all months of a report. */
export function netRevenue(report: RevenueReport, currency: string): number {
  return report.data.find((each) => each.currency === currency)?.net_revenue ?? 0;
}

/** Returns the change as a part of what was before; undefined if there was nothing to compare with. */
export function changeOf(now: number, before: number): number | undefined {
  return before === 0 ? undefined : (now - before) / Math.abs(before);
}

function byMonth({ data }: RevenueReport, currency: string) {
  const months = data.find((each) => each.currency === currency)?.months ?? [];
  return new Map(months.map((each) => [each.month, each]));
}
