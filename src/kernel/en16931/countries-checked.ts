import type { FormatFacts, Profile } from './formats.js';
import type { EInvoice } from './model.js';

/** The countries whose national rules each profile holds. */
const NATIONAL_RULES: Readonly<Record<Profile, readonly string[]>> = {
  en16931: [],
  xrechnung: ['DE'],
  peppol: ['DE'],
};

/** The countries of the parties: those whose national rules are among the rules of a format, and all others. */
export function countriesOf(
  { seller, buyer, tax_representative }: EInvoice,
  { profile }: FormatFacts,
): { readonly countries: readonly string[]; readonly countries_not_checked: readonly string[] } {
  const parties = [seller, buyer, tax_representative];
  const named = parties.map((party) => party?.address?.country?.trim().toUpperCase() ?? '');
  const known = [...new Set(named.filter((country) => country !== ''))].sort();
  const isChecked = (country: string): boolean => NATIONAL_RULES[profile].includes(country);
  return {
    countries: known.filter(isChecked),
    countries_not_checked: known.filter((country) => !isChecked(country)),
  };
}
