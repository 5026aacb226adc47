import { describe, expect, it } from 'vitest';
import { capitalized } from './capitalized';
import { formatsOf } from './formats';

describe('a name that stands alone', () => {
  it.each([
    ['fr-FR', 'Anglais', 'Décembre 2025'],
    ['de-DE', 'Englisch', 'Dezember 2025'],
    ['en-GB', 'English', 'December 2025'],
  ])('has a capital in %s', (locale, language, month) => {
    const formats = formatsOf(locale);
    expect([capitalized(formats.languageName('en')), capitalized(formats.month('2025-12'))]).toEqual([
      language,
      month,
    ]);
  });
});
