import type { MinorUnits } from '../../../../kernel/money/amount.js';
import type { CurrencyCode } from '../../../../kernel/money/currency.js';
import { addDays, type CalendarDate } from '../../../../kernel/time/calendar-date.js';
import type { MatchableLine } from './candidates.js';
import { textsOf } from './named.js';

/** A discount is still that of the document when the money came so many days late. */
const LATE_DAYS = 3;
/** What is recorded and what is booked differ by so many days. */
const RECORDED_DAYS = 10;
/** Texts of lines are shorter. */
const WORDS_MAX = 100;

/** What no outcome explains yet of a line of an account. */
export interface LeftOfLine extends MatchableLine {
  readonly bank_account_id: string;
}

/** What is looked for, because a line says so. */
export interface SoughtMoney {
  readonly bank_account_id: string;
  /** Above zero. */
  readonly amount: MinorUnits;
  readonly currency: CurrencyCode;
  readonly booked_on: CalendarDate;
  /** Payments on record are of these days. */
  readonly days: readonly [from: CalendarDate, to: CalendarDate];
  /** A discount for paying early may be taken until this day. */
  readonly discounts_on: CalendarDate;
  readonly iban: string | null;
  /** The texts and references of the line. */
  readonly texts: readonly string[];
  /** The words of these. */
  readonly words: readonly string[];
}

/** What money that went out may be of what suppliers get. */
export function soughtMoney(line: LeftOfLine): SoughtMoney {
  const { bank_account_id, amount, currency, booked_on, counterparty_iban: iban, batch_reference } = line;
  const texts = [...textsOf(line), ...(batch_reference === null ? [] : [batch_reference])];
  return {
    ...{ bank_account_id, amount: -amount, currency, booked_on, iban, texts },
    days: daysAbout(booked_on),
    discounts_on: lastDiscountDay(booked_on),
    words: wordsOf(texts.join('\n')),
  };
}

/** The days that a payment of this line may be recorded for. */
export function daysAbout(booked_on: CalendarDate): readonly [from: CalendarDate, to: CalendarDate] {
  return [addDays(booked_on, -RECORDED_DAYS), addDays(booked_on, RECORDED_DAYS)];
}

/** A discount whose last day this is may still be taken by money that is booked on a day. */
export function lastDiscountDay(booked_on: CalendarDate): CalendarDate {
  return addDays(booked_on, -LATE_DAYS);
}

/** The words of a text that may be numbers. */
export function wordsOf(text: string): string[] {
  return text.split(/[\s,;]+/).slice(0, WORDS_MAX);
}
