import type { Mode } from '../../../../kernel/mode.js';
import type { CalendarDate } from '../../../../kernel/time/calendar-date.js';
import { fiscalStartOf, fiscalYear, numberOf } from './number-format.js';

export const documentTypes = ['invoice', 'credit_note', 'quote'] as const;

export type DocumentType = (typeof documentTypes)[number];

/** When the count begins again at 1. */
export const seriesResets = ['never', 'yearly', 'monthly'] as const;

export type SeriesReset = (typeof seriesResets)[number];

/** How a series makes its numbers. */
export interface NumberingRule {
  readonly format: string;
  readonly reset: SeriesReset;
  /** The count of the first document; left out, it stays as it is. */
  readonly first_number?: number;
}

/** The longest count that a company may begin with. */
export const FIRST_NUMBER_MAX = 999_999_999;

/** In front of each number: those of test books must not be taken for real ones. */
export const prefixes = { live: '', test: 'TEST-' } as const satisfies Record<Mode, string>;

/** As long as an organization has decided nothing else. */
export const defaultNumbering: Readonly<Record<DocumentType, NumberingRule>> = {
  invoice: { format: 'INV-{YYYY}-{SEQ:5}', reset: 'yearly', first_number: 1 },
  credit_note: { format: 'CN-{YYYY}-{SEQ:5}', reset: 'yearly', first_number: 1 },
  quote: { format: 'QT-{YYYY}-{SEQ:5}', reset: 'yearly', first_number: 1 },
};

/** A series as far as its next number depends on it. */
export interface SeriesState extends NumberingRule {
  readonly first_number: number;
  readonly period: string;
  readonly last_sequence: number;
  /** How many were issued. */
  readonly documents: bigint;
}

/** A number and its place in the count. */
export interface SeriesNumber {
  readonly period: string;
  readonly sequence: number;
  readonly number: string;
}

/**
 * The year or month that a count belongs to, such as `2026` or `2026-11`; empty when it never begins again. The year is
 * that in which the fiscal year begins, where the format names one.
 */
export function periodOf({ format, reset }: NumberingRule, date: CalendarDate): string {
  const firstMonth = fiscalStartOf(format);
  if (reset === 'yearly' && firstMonth !== undefined) return fiscalYear(date, firstMonth).begins;
  const lengths = { never: 0, yearly: 'YYYY'.length, monthly: 'YYYY-MM'.length } as const;
  return date.slice(0, lengths[reset]);
}

/**
 * The number after the last one; that which the series begins with where nothing was issued, and 1 of a new year or
 * month where it begins again.
 */
export function nextNumber(series: SeriesState, issueDate: CalendarDate, mode: Mode): SeriesNumber {
  const period = periodOf(series, issueDate);
  const following = period === series.period ? series.last_sequence + 1 : 1;
  const sequence = series.documents === 0n ? series.first_number : following;
  const number = prefixes[mode] + numberOf(series.format, { date: issueDate, sequence });
  return { period, sequence, number };
}

/**
 * The first days of the counts to come whose numbers others may have: those of a fiscal year name a calendar year that
 * has begun before them. None where the format has no fiscal year, or never begins again.
 */
export function countsToCome({ format, reset }: NumberingRule, date: CalendarDate): CalendarDate[] {
  const firstMonth = fiscalStartOf(format);
  if (firstMonth === undefined || reset === 'never') return [];
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  const months = Array.from({ length: 12 }, (_, at) => {
    const ahead = month + at;
    const following = String(ahead < 12 ? year : year + 1).padStart(4, '0');
    return `${following}-${String((ahead % 12) + 1).padStart(2, '0')}-01` as CalendarDate;
  });
  return reset === 'monthly' ? months : months.filter((day) => day.slice(5, 7) === firstMonth);
}

/** A changed rule goes on counting where the series is, and begins again with the next year or month. */
export function periodAfterChange(rule: NumberingRule, lastIssueDate: CalendarDate | null): string {
  return lastIssueDate === null ? '' : periodOf(rule, lastIssueDate);
}
