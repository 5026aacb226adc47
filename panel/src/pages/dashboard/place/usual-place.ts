import currencies from 'country-to-currency';
import { LOCALES } from '../../../forms/language-select';

/** Where an organization is at home, and what follows from it. */
export type Place = {
  readonly country: string;
  readonly locale: string;
  readonly currency: string;
  readonly time_zone: string;
};

/** Newer engines have a method, older ones an attribute, and some have neither. */
interface LocaleWithZones extends Intl.Locale {
  readonly timeZones?: readonly string[];
  getTimeZones?(): readonly string[] | undefined;
}

/**
 * Returns what is usual in a country: the language that most people there speak, the currency, and the time zone. Of
 * several zones it is the user's own, else the first.
 *
 * Leaves out what neither the browser nor the list of currencies knows.
 */
export function usualIn(country: string, ownZone: string): Partial<Place> {
  const locale = localeOf(country);
  const currency = (currencies as Readonly<Record<string, string>>)[country];
  const zones = zonesOf(country);
  const time_zone = zones.includes(ownZone) ? ownZone : zones[0];
  return {
    country,
    ...(locale !== undefined && { locale }),
    ...(currency !== undefined && { currency }),
    ...(time_zone !== undefined && { time_zone }),
  };
}

/** Returns the country that a browser is probably in: that of its language; undefined if it names none. */
export function countryOf(language: string): string | undefined {
  return parsed(language)?.region;
}

function localeOf(country: string): string | undefined {
  const language = parsed(`und-${country}`)?.maximize().language;
  if (language === undefined) return undefined;
  // Documents of Germany are those in German; the other countries have words of their own.
  return [...(country === 'DE' || country === 'FR' ? [] : [`${language}-${country}`]), language].find((one) =>
    LOCALES.includes(one),
  );
}

function zonesOf(country: string): readonly string[] {
  const locale = parsed(`und-${country}`) as LocaleWithZones | undefined;
  return locale?.getTimeZones?.() ?? locale?.timeZones ?? [];
}

function parsed(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
