import { remainder97 } from './mod-97-10.js';

const FORM = /^RF\d{2}[A-Z0-9]{1,21}$/;

/** What a reference may hold behind its check digits. */
const OWN_PART = /^[A-Z0-9]{1,21}$/;

/**
 * The structured creditor reference of a text of capital letters and digits: `539007547034` gives RF18539007547034.
 *
 * Undefined for a text that is empty, too long, or has other characters. Source: ISO 11649.
 */
export function creditorReference(own: string): string | undefined {
  if (!OWN_PART.test(own)) return undefined;
  const digits = 98 - remainder97(`${own}RF00`);
  return `RF${String(digits).padStart(2, '0')}${own}`;
}

/** A reference as banks transmit it, without blanks and small letters that people write; undefined for other texts. */
export function asCreditorReference(text: string): string | undefined {
  const reference = text.replace(/[\s\u00a0]/g, '').toUpperCase();
  const isRight = FORM.test(reference) && remainder97(reference.slice(4) + reference.slice(0, 4)) === 1;
  return isRight ? reference : undefined;
}

/** A reference as it is printed: in groups of four. Another text stays as it is. */
export function spacedReference(text: string): string {
  const reference = asCreditorReference(text);
  return reference === undefined ? text : reference.replace(/(.{4})(?=.)/g, '$1\u00a0');
}
