/** The languages of the panel, by their own names. */
export const languages = { en: 'English', de: 'Deutsch', fr: 'Français' } as const;

export type Language = keyof typeof languages;

const KEY = 'countinghouse.language';

/** Returns the initial language: the one chosen before, otherwise the browser's first that the panel has. */
export function preferredLanguage(): Language {
  return [localStorage.getItem(KEY), ...navigator.languages].map(asLanguage).find(isKnown) ?? 'en';
}

/** Remembers a choice for the next visit. */
export function rememberLanguage(language: Language): void {
  localStorage.setItem(KEY, language);
}

/** Returns the locale for dates and numbers: the browser's variant of the language, such as en-GB, or the language. */
export function localeOf(language: string): string {
  return navigator.languages.find((locale) => asLanguage(locale) === language) ?? language;
}

function asLanguage(locale: string | null): string | undefined {
  return locale?.toLowerCase().split('-')[0];
}

function isKnown(language: string | undefined): language is Language {
  return language !== undefined && language in languages;
}
