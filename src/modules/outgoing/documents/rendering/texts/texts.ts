import { languageOf } from '../page/conventions.js';
import { de } from './de.js';
import { en } from './en.js';
import { enUs } from './en-us.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { nl } from './nl.js';
import { deCh, itCh } from './swiss.js';
import type { Texts } from './words.js';

const byLanguage: Readonly<Record<string, Texts>> = { en, de, fr, it, es, nl };

/** Where a country has other words. */
const byLocale: Readonly<Record<string, Texts>> = {
  'en-US': enUs,
  'de-CH': deCh,
  'de-LI': deCh,
  'it-CH': itCh,
};

/** The languages that documents are printed in. */
export const documentLanguages = Object.keys(byLanguage);

/** The words of a locale's language; English where there are none. */
export function textsOf(locale: string): Texts {
  return byLocale[locale] ?? byLanguage[languageOf(locale)] ?? en;
}
