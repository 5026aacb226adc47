import { remainder97 } from './mod-97-10.js';

const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/**
 * Returns whether a text is an International Bank Account Number with correct check digits, in capital letters and
 * without spaces.
 *
 * Does not check the length, which depends on the country. Source: ISO 13616, with the check of ISO 7064 (MOD 97-10).
 */
export function isIban(text: string): boolean {
  return FORM.test(text) && remainder97(text.slice(4) + text.slice(0, 4)) === 1;
}

/** An IBAN as `isIban` and the database want it: without the spaces that people read it by, in capital letters. */
export function plainIban(text: string): string {
  return text.replaceAll(' ', '').toUpperCase();
}
