import { decodeBase32, encodeBase32 } from './base32.js';

/** A UUID in its usual text form. The type parameter says what it identifies. The service uses UUIDs internally. */
export type Uuid<P extends string = string> = string & { readonly __identifies?: P };

/**
 * Returns the public form of an identifier: `toTypeId('cus', '0188bac7-...')` is `cus_01h2xcejqtf2nbrexx3vqjhp41`.
 *
 * Takes a UUID as PostgreSQL prints it. Source: TypeID specification 0.3.
 */
export function toTypeId<P extends string>(prefix: P, uuid: Uuid<P>): string {
  return `${prefix}_${encodeBase32(uuid)}`;
}

/**
 * Returns the UUID of a public identifier, or undefined if the prefix or the form is wrong.
 *
 * Callers treat an identifier with another prefix as one that does not exist.
 */
export function fromTypeId<P extends string>(prefix: P, text: string): Uuid<P> | undefined {
  if (!text.startsWith(`${prefix}_`)) return undefined;
  const hex = decodeBase32(text.slice(prefix.length + 1));
  if (hex === undefined) return undefined;
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Returns the UUID of a public identifier of any kind, which begins with three letters, or undefined if it is none. */
export function fromAnyTypeId(text: string): Uuid | undefined {
  const prefix = /^[a-z]{3}(?=_)/.exec(text)?.[0];
  return prefix === undefined ? undefined : fromTypeId(prefix, text);
}
