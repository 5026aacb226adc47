/** The languages that mails are written in. */
export const MAIL_LANGUAGES = ['en', 'de', 'fr'] as const;

export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

/** The language of a locale, if mails are written in it: `de` of `de-AT`. */
export function mailLanguageOf(locale: string): MailLanguage | undefined {
  return MAIL_LANGUAGES.find((language) => language === locale.split('-', 1)[0]);
}
