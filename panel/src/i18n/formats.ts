import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { booksNow } from '../test-books/books-clock';
import { localeOf } from './languages';

/** Formats values of the API in the user's language. */
export interface Formats {
  /** An amount with its currency; unit prices may have up to six decimals. */
  money(amount: number, currency: string): string;
  /** A short amount, for the scale of a chart. */
  roughMoney(amount: number, currency: string): string;
  percent(rate: number): string;
  /** A count, with grouped digits. */
  count(number: number): string;
  /** A number with all of its decimals, such as a quantity. */
  decimal(number: number): string;
  /** A calendar day, `YYYY-MM-DD`, independent of time zones. */
  day(day: string): string;
  /** A month, `YYYY-MM`. */
  month(month: string): string;
  /** A month without its year, if the year is clear. */
  shortMonth(month: string): string;
  /** A short month with its year. */
  shortMonthOfYear(month: string): string;
  /** The day of an instant in the user's time zone. */
  dayOf(instant: string): string;
  /** An instant to the minute. */
  instant(instant: string): string;
  /** How long ago, within the last week; otherwise the day. */
  ago(instant: string): string;
  currencyName(code: string): string;
  countryName(code: string): string;
  languageName(code: string): string;
}

const STEPS = [
  { unit: 'minute', ms: 60_000, below: 60 },
  { unit: 'hour', ms: 3_600_000, below: 24 },
  { unit: 'day', ms: 86_400_000, below: 7 },
] as const;

/** Groups in every number, because some languages would write 8000 beside 12.000. */
const ROUGH = {
  notation: 'compact',
  maximumFractionDigits: 1,
  minimumFractionDigits: 0,
  useGrouping: 'always',
} as const;

/** Returns the formats of a locale such as de-CH. `now` is the current time in milliseconds. */
export function formatsOf(locale: string, now: () => number = booksNow): Formats {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const shortMonth = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const shortMonthOfYear = new Intl.DateTimeFormat(locale, {
    month: 'short',
    year: '2-digit',
    timeZone: 'UTC',
  });
  const dayHere = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const instant = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const currencies = new Intl.DisplayNames(locale, { type: 'currency' });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  return {
    money: (amount, currency) => moneyFormat(locale, currency).format(amount),
    roughMoney: (amount, currency) => {
      const hasCents = !Number.isInteger(amount) && Math.abs(amount) < 1_000;
      const form = hasCents ? {} : ROUGH;
      return new Intl.NumberFormat(locale, { style: 'currency', currency, ...form }).format(amount);
    },
    percent: (rate) => percent.format(rate / 100),
    count: (number) => decimal.format(number),
    decimal: (number) => decimal.format(number),
    day: (text) => day.format(new Date(`${text}T00:00:00Z`)),
    month: (text) => month.format(new Date(`${text}-01T00:00:00Z`)),
    shortMonth: (text) => shortMonth.format(new Date(`${text}-01T00:00:00Z`)),
    shortMonthOfYear: (text) => shortMonthOfYear.format(new Date(`${text}-01T00:00:00Z`)),
    dayOf: (text) => dayHere.format(new Date(text)),
    instant: (text) => instant.format(new Date(text)),
    ago: (text) => {
      const passedMs = Math.max(0, now() - Date.parse(text));
      const step = STEPS.find(({ ms, below }) => passedMs / ms < below);
      if (step === undefined) return dayHere.format(new Date(text));
      return relative.format(-Math.floor(passedMs / step.ms), step.unit);
    },
    currencyName: (code) => currencies.of(code) ?? code,
    languageName: (code) => languages.of(code) ?? code,
    countryName: (code) => countries.of(code) ?? code,
  };
}

/** Returns the formats of the chosen language. */
export function useFormats(): Formats {
  const { i18n } = useTranslation();
  return useMemo(() => formatsOf(localeOf(i18n.language)), [i18n.language]);
}

const moneyFormats = new Map<string, Intl.NumberFormat>();

function moneyFormat(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = moneyFormats.get(key);
  if (known !== undefined) return known;
  const usual = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const { minimumFractionDigits } = usual.resolvedOptions();
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: minimumFractionDigits ?? 2,
    maximumFractionDigits: 6,
  });
  moneyFormats.set(key, format);
  return format;
}
