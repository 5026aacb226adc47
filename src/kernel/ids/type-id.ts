import { decodeBase32, encodeBase32 } from './base32.js';

/** A UUID in its usual text form; the type remembers what it identifies. Inside the service ids are these. */
export type Uuid<P extends string = string> = string & { readonly __identifies?: P };

/**
 * The identifier that callers see: `toTypeId('cus', '0188bac7-...')` is `cus_01h2xcejqtf2nbrexx3vqjhp41`.
 *
 * Takes a UUID as PostgreSQL prints it. Source: TypeID specification 0.3.
 */
export function toTypeId<P extends string>(prefix: P, uuid: Uuid<P>): string {
  return `${prefix}_${encodeBase32(uuid)}`;
}

/**
 * The UUID behind an identifier of the given kind, or undefined when prefix or shape are wrong.
 *
 * An identifier with another prefix is an identifier of something that does not exist.
 */
export function fromTypeId<P extends string>(prefix: P, text: string): Uuid<P> | undefined {
  if (!text.startsWith(`${prefix}_`)) return undefined;
  const hex = decodeBase32(text.slice(prefix.length + 1));
  if (hex === undefined) return undefined;
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The UUID behind an identifier of whatever kind, or undefined when it is none: three letters come first. */
export function fromAnyTypeId(text: string): Uuid | undefined {
  const prefix = /^[a-z]{3}(?=_)/.exec(text)?.[0];
  return prefix === undefined ? undefined : fromTypeId(prefix, text);
}
