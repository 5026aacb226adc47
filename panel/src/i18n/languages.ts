/** The languages of the panel, by their own names. */
export const languages = { en: 'English', de: 'Deutsch', fr: 'Français' } as const;

export type Language = keyof typeof languages;

const KEY = 'countinghouse.language';

/** The language to begin with: the one chosen before, else the first of the browser's that the panel speaks. */
export function preferredLanguage(): Language {
  return [localStorage.getItem(KEY), ...navigator.languages].map(asLanguage).find(isKnown) ?? 'en';
}

/** Remembers a choice for the next visit. */
export function rememberLanguage(language: Language): void {
  localStorage.setItem(KEY, language);
}

/** The locale for dates and numbers: the browser's own of this language, such as en-GB, else the language itself. */
export function localeOf(language: string): string {
  return navigator.languages.find((locale) => asLanguage(locale) === language) ?? language;
}

function asLanguage(locale: string | null): string | undefined {
  return locale?.toLowerCase().split('-')[0];
}

function isKnown(language: string | undefined): language is Language {
  return language !== undefined && language in languages;
}
