import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import {
  faultOfRule,
  FIRST_NUMBER_MAX,
  numberOf,
  type NumberingRule,
} from '../../../books/numbering/index.js';
import type { NumberingAfter } from '../domain/import.js';

interface Numbered {
  readonly number: string;
  readonly issue_date: CalendarDate;
}

/**
 * Proposes the rule that makes the number behind the latest one: `RE-2026-0187` leads to `RE-{YYYY}-{SEQ:4}` from 188.
 * A count that begins again with the year begins at 1 where the year of the latest one is over. Null where no rule
 * makes such numbers.
 */
export function numberingAfter(invoices: readonly Numbered[], today: CalendarDate): NumberingAfter | null {
  const latest = invoices.toSorted(byDay).at(-1);
  const shape = latest && shapeOf(latest);
  if (latest === undefined || shape === undefined) return null;
  const { format, reset } = shape;
  const alike = invoices
    .filter(({ issue_date }) => isSamePeriod(reset, issue_date, latest.issue_date))
    .flatMap((one) => {
      const own = shapeOf(one);
      return own?.format === format ? [{ ...own, number: one.number }] : [];
    });
  const last = alike.reduce((most, one) => (one.count > most.count ? one : most));
  const first_number = isSamePeriod(reset, today, latest.issue_date) ? last.count + 1 : 1;
  const rule = { format, reset, first_number };
  if (first_number > FIRST_NUMBER_MAX || faultOfRule(rule) !== undefined) return null;
  const next_number = numberOf(format, { date: today, sequence: first_number });
  return { ...rule, last_number: last.number, next_number };
}

function byDay(one: Numbered, other: Numbered): number {
  if (one.issue_date !== other.issue_date) return one.issue_date < other.issue_date ? -1 : 1;
  return one.number.localeCompare(other.number, 'en', { numeric: true });
}

type Reset = NumberingRule['reset'];

function shapeOf({ number, issue_date }: Numbered) {
  const [, before = '', digits = '', after = ''] = /^(.*?)(\d{1,10})(\D*)$/s.exec(number) ?? [];
  if (digits === '') return undefined;
  const [year, month] = [issue_date.slice(0, 4), issue_date.slice(5, 7)];
  const monthly = new RegExp(`${year}([-./]?)${month}`);
  const dated = monthly.test(before)
    ? { text: before.replace(monthly, '{YYYY}$1{MM}'), reset: 'monthly' as Reset }
    : { text: before.replace(year, '{YYYY}'), reset: (before.includes(year) ? 'yearly' : 'never') as Reset };
  const places = digits.startsWith('0') ? `{SEQ:${digits.length}}` : '{SEQ}';
  return { format: dated.text + places + after, reset: dated.reset, count: Number(digits) };
}

function isSamePeriod(reset: Reset, one: CalendarDate, other: CalendarDate): boolean {
  const length = { never: 0, yearly: 4, monthly: 7 }[reset];
  return one.slice(0, length) === other.slice(0, length);
}
