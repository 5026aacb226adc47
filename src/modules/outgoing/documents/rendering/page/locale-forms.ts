import { textsOf } from '../texts/texts.js';
import { conventionsOf } from './conventions.js';
import { dateText } from './dates.js';
import { moneyText, percentText } from './numbers.js';

/** How a locale writes what stands in a sentence, the same as on a document. */
export interface LocaleForms {
  /** Takes a date such as `2026-11-22`. */
  readonly date: (date: string) => string;
  /** Takes a decimal such as `1234.50`. */
  readonly money: (amount: string, currency: string) => string;
  /** Takes a rate such as `15`. */
  readonly percent: (rate: string) => string;
}

/** Dates and amounts in the form of a locale, for texts that go along with documents. */
export function localeForms(locale: string): LocaleForms {
  const conventions = conventionsOf(locale);
  const { months } = textsOf(locale);
  return {
    date: (date) => dateText(date, conventions, months),
    money: (amount, currency) => moneyText(amount, currency, conventions),
    percent: (rate) => percentText(rate, conventions),
  };
}
