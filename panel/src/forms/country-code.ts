import { languages } from '../i18n/languages';
import { COUNTRIES } from './country-select';

/** Returns the code of a country that is named in any language of the panel. Other text is returned unchanged. */
export function countryCode(text: string): string {
  const wanted = text.trim().toLocaleLowerCase();
  const codes = COUNTRIES.split(' ');
  const byCode = codes.find((code) => code.toLowerCase() === wanted);
  if (byCode !== undefined) return byCode;
  const names = Object.keys(languages).map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  const byName = codes.find((code) => names.some((of) => of.of(code)?.toLocaleLowerCase() === wanted));
  return byName ?? text;
}
