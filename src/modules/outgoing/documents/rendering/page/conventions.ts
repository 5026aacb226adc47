/**
 * How a locale writes numbers and dates.
 *
 * Tables of our own, because those of Node differ between its versions: a document must be the same for ever.
 */
export interface Conventions {
  readonly decimal: string;
  readonly group: string;
  /** Made of YYYY, MM, DD, D and MON, a short name of the month. */
  readonly date: string;
  /** Stands before the percent sign. */
  readonly percentGap: string;
  /** The symbol of the currency before or behind the amount. */
  readonly currency: 'before' | 'behind';
}

/** A narrow and a usual space, neither of which ends a line. */
const NARROW = '\u202f';
const SPACE = '\u00a0';

const english: Conventions = {
  decimal: '.',
  group: ',',
  date: `D${SPACE}MON${SPACE}YYYY`,
  percentGap: '',
  currency: 'before',
};
const german: Conventions = {
  decimal: ',',
  group: '.',
  date: 'DD.MM.YYYY',
  percentGap: SPACE,
  currency: 'behind',
};
const french: Conventions = { ...german, group: NARROW, date: 'DD/MM/YYYY', percentGap: NARROW };
const swiss: Conventions = { ...german, decimal: '.', group: '’', currency: 'before' };

const byLanguage: Readonly<Record<string, Conventions>> = {
  en: english,
  de: german,
  fr: french,
  it: { ...german, date: 'DD/MM/YYYY', percentGap: '' },
  es: { ...german, date: 'DD/MM/YYYY' },
  nl: { ...german, date: 'DD-MM-YYYY', percentGap: '', currency: 'before' },
};

/** Where a country writes a language another way. */
const byLocale: Readonly<Record<string, Conventions>> = {
  'en-US': { ...english, date: `MON${SPACE}D,${SPACE}YYYY` },
  'en-CH': { ...english, group: '’' },
  'en-IE': english,
  'de-AT': { ...german, group: SPACE },
  'de-CH': { ...swiss, percentGap: '' },
  'de-LI': { ...swiss, percentGap: '' },
  'fr-BE': { ...french, group: NARROW },
  'fr-CH': swiss,
  'it-CH': { ...swiss, percentGap: '' },
};

/** The conventions of a locale, or of its language, or the English ones. */
export function conventionsOf(locale: string): Conventions {
  return byLocale[locale] ?? byLanguage[languageOf(locale)] ?? english;
}

/** `de` of `de-AT`. */
export function languageOf(locale: string): string {
  return locale.split(/[-_]/, 1)[0]?.toLowerCase() ?? '';
}
