import type { Terms } from './shapes.js';

const DAY_MS = 86_400_000;

/** Returns the day so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Months to the same day, or to the last one; then days, and off a weekend. */
export function dueAfter(issued: string, { net_months = 0, net_days, if_day_off }: Terms): string {
  const [year, month, day] = issued.split('-').map(Number) as [number, number, number];
  const daysInMonth = new Date(Date.UTC(year, month + net_months, 0)).getUTCDate();
  const due = new Date(Date.UTC(year, month - 1 + net_months, Math.min(day, daysInMonth) + net_days));
  while (if_day_off !== undefined && [0, 6].includes(due.getUTCDay())) due.setUTCDate(due.getUTCDate() + 1);
  return due.toISOString().slice(0, 10);
}
