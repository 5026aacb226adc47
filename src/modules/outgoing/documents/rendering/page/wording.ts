import { countryNames } from '../texts/generated/country-names.js';
import { textsOf } from '../texts/texts.js';
import type { Texts } from '../texts/words.js';
import { conventionsOf, languageOf, type Conventions } from './conventions.js';
import { dateText } from './dates.js';
import { moneyText, numberText, percentText, withoutNoDecimals } from './numbers.js';

/** How a locale says things: its words, and its way of writing numbers, dates and countries. */
export interface Wording {
  readonly texts: Texts;
  readonly conventions: Conventions;
  readonly number: (decimal: string) => string;
  readonly percent: (rate: string) => string;
  readonly money: (amount: string, currency: string) => string;
  readonly date: (date: string) => string;
  /** The name of a country; its code where it has none. */
  readonly country: (code: string) => string;
}

const namesByLanguage = new Map<string, ReadonlyMap<string, string>>();

/** The wording of a locale. With a currency, amounts have no decimals that it does not know. */
export function wordingOf(locale: string, currency?: string): Wording {
  const texts = textsOf(locale);
  const conventions = conventionsOf(locale);
  return {
    texts,
    conventions,
    number: (decimal) => numberText(withoutNoDecimals(decimal, currency), conventions),
    percent: (rate) => percentText(rate, conventions),
    money: (amount, currency) => moneyText(amount, currency, conventions),
    date: (date) => dateText(date, conventions, texts.months),
    country: (code) => countriesIn(languageOf(texts.language)).get(code) ?? code,
  };
}

function countriesIn(language: string): ReadonlyMap<string, string> {
  const known = namesByLanguage.get(language);
  if (known !== undefined) return known;
  const entries = (countryNames[language] ?? '').split('|');
  const names = new Map(entries.map((entry) => [entry.slice(0, 2), entry.slice(3)]));
  namesByLanguage.set(language, names);
  return names;
}
